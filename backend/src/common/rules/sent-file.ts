const MAX_MEGABYTES = 15;

/** The maximum size of an uploaded file. */
export const FILE_LIMITS = { maxMegabytes: MAX_MEGABYTES, maxBytes: MAX_MEGABYTES * 1024 ** 2 } as const;
