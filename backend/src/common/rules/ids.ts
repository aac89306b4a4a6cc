/** The largest `integer` of PostgreSQL. */
export const LARGEST_ID = 2_147_483_647;

/** The lowest UUID, which is never assigned (RFC 9562, section 5.9). */
export const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/** Parses an id; null for other texts. */
export function readId(value: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : LARGEST_ID + 1;
  return id <= LARGEST_ID ? id : null;
}

/** The most ids per request: as many favorites as a device stores. */
export const BY_IDS_LIMITS = { max: 500 } as const;
