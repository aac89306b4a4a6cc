import { FILE_LIMITS } from '../../common/rules/sent-file.js';

/** Limits of pictures and the sizes of their files. */
export const PICTURE_LIMITS = {
  maxBytes: FILE_LIMITS.maxBytes,
  maxMegabytes: FILE_LIMITS.maxMegabytes,
  maxPixels: 50_000_000,
  widest: 1280,
  preview: 1200,
} as const;
