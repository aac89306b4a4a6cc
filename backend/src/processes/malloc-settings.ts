/** Limits glibc's arenas: memory freed in one is not reused by another, which fragments with short-lived threads. */
const ARENAS = { MALLOC_ARENA_MAX: '2' } as const;

/**
 * How glibc allocates memory for the server, as environment variables (`man mallopt`). The thresholds, in bytes, are
 * fixed: by default glibc raises them, up to 32 MiB, when a large buffer is freed, and then keeps smaller ones instead
 * of returning them to the system. Page bodies are larger than 80 KiB; zlib's 64 KiB windows are smaller and reused.
 * Ignored on systems without glibc.
 */
export const MALLOC_SETTINGS = {
  ...ARENAS,
  MALLOC_MMAP_THRESHOLD_: '81920',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const;

/** The same for child processes, without thresholds: fresh memory for every pixel buffer slows uploads down. */
export const CHILD_MALLOC_SETTINGS = ARENAS;
