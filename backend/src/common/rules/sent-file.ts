const MAX_MEGABYTES = 15;

/** How large a file may be that is sent. */
export const FILE_LIMITS = { maxMegabytes: MAX_MEGABYTES, maxBytes: MAX_MEGABYTES * 1024 ** 2 } as const;
