# What every target of the project shares, and one function a kind of target.

add_library(adoube_options INTERFACE)
target_compile_options(adoube_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    # x86-64-v2 is every PC since about 2009; its popcnt is what a bitboard lives on.
    target_compile_options(adoube_options INTERFACE -march=x86-64-v2)
endif()
target_include_directories(adoube_options INTERFACE ${PROJECT_SOURCE_DIR})
if(ADOUBE_SANITIZE)
    target_compile_options(adoube_options INTERFACE -fsanitize=address,undefined -fno-sanitize-recover=undefined
                                                    -fno-omit-frame-pointer)
    target_link_options(adoube_options INTERFACE -fsanitize=address,undefined)
endif()

if(ADOUBE_FUZZ)
    # Every layer is instrumented, else the fuzzer sees nothing of where its inputs go.
    target_compile_options(adoube_options INTERFACE -fsanitize=fuzzer-no-link,address,undefined
                                                    -fno-sanitize-recover=undefined)
    target_link_options(adoube_options INTERFACE -fsanitize=address,undefined)
endif()

find_program(ADOUBE_CCACHE ccache)
if(ADOUBE_CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${ADOUBE_CCACHE})
endif()

# adoube_layer(name SOURCES … LINK …): one static library a folder. It sees only what it links, so the direction of
# knowledge is kept by the build itself.
function(adoube_layer name)
    cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
    add_library(${name} STATIC ${ARG_SOURCES})
    target_link_libraries(${name} PUBLIC adoube_options ${ARG_LINK})
endfunction()

# What `./dev check` builds: the programs with the label "data", and not the window.
add_custom_target(data_checks)
function(adoube_label name labels)
    set_tests_properties(${name} PROPERTIES LABELS "${labels}" TIMEOUT 900)
    if("data" IN_LIST labels)
        set_tests_properties(${name} PROPERTIES TIMEOUT 3600) # a few minutes each, on a machine that does nothing else
        add_dependencies(data_checks ${name})
    endif()
endfunction()

# adoube_unit_test(name SOURCES … LINK …): a GoogleTest program that links only the layer under test.
function(adoube_unit_test name)
    cmake_parse_arguments(ARG "" "" "SOURCES;LINK;LABELS" ${ARGN})
    add_executable(${name} ${ARG_SOURCES})
    target_link_libraries(${name} PRIVATE ${ARG_LINK} GTest::gtest GTest::gtest_main)
    target_compile_definitions(${name} PRIVATE ADOUBE_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
    add_test(NAME ${name} COMMAND ${name})
    adoube_label(${name} "${ARG_LABELS}")
endfunction()

# adoube_qt_test(name SOURCES … LINK …): a Qt Test program, run without a screen.
function(adoube_qt_test name)
    cmake_parse_arguments(ARG "" "" "SOURCES;LINK;LABELS" ${ARGN})
    add_executable(${name} ${ARG_SOURCES})
    target_link_libraries(${name} PRIVATE ${ARG_LINK} Qt6::Test)
    target_compile_definitions(${name} PRIVATE ADOUBE_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
    add_test(NAME ${name} COMMAND ${name})
    adoube_label(${name} "${ARG_LABELS}")
    set_tests_properties(${name} PROPERTIES ENVIRONMENT "QT_QPA_PLATFORM=offscreen")
endfunction()
