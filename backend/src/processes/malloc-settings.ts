/** Few arenas of glibc's malloc: memory that a short-lived thread freed in one is not used in another (`man mallopt`). */
const ARENAS = { MALLOC_ARENA_MAX: '2' } as const;

/**
 * How glibc allocates memory for the server, as environment variables (`man mallopt`). Its thresholds are fixed: glibc
 * raises its own with the first large buffer that is freed, up to 32 MiB, and keeps all that is freed below. Bodies of
 * pages are larger than this one and return to the system; zlib's windows of 64 KiB are smaller and are used again.
 * Ignored by systems without glibc.
 */
export const MALLOC_SETTINGS = {
  ...ARENAS,
  MALLOC_MMAP_THRESHOLD_: '81920',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const;

/** The same for child processes: without thresholds, because an upload would wait for the system to clear each buffer. */
export const CHILD_MALLOC_SETTINGS = ARENAS;
