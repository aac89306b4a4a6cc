const YEAR_S = 31_536_000;

/** The `Cache-Control` of files whose address changes with their content (RFC 8246). */
export const IMMUTABLE = `public, max-age=${YEAR_S}, immutable`;
