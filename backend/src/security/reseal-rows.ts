const BATCH = 500;

/** Rows with an encrypted value, ordered by id. */
export interface SealedRows<Id> {
  /** An id lower than all others. */
  lowestId: Id;
  list(afterId: Id, limit: number): Promise<{ id: Id; sealedTokens: string | null }[]>;
  /** Replaces an encrypted value unless it has changed. */
  replace(id: Id, sealed: string, by: string): Promise<void>;
}

/**
 * Re-encrypts the values under the previous key, which can then be removed.
 *
 * @param reseal returns null for values under the current key; throws for unreadable values
 */
export async function resealRows<Id>(
  rows: SealedRows<Id>,
  reseal: (sealed: string) => string | null,
  onUnreadable: (id: Id, error: unknown) => void,
): Promise<void> {
  let afterId = rows.lowestId;
  for (;;) {
    const batch = await rows.list(afterId, BATCH);
    for (const { id, sealedTokens } of batch) {
      afterId = id;
      if (sealedTokens === null) continue;
      try {
        const resealed = reseal(sealedTokens);
        if (resealed !== null) await rows.replace(id, sealedTokens, resealed);
      } catch (error) {
        onUnreadable(id, error);
      }
    }
    if (batch.length < BATCH) return;
  }
}
