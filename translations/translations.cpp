// The translations are resources of this library; a library needs a source.
