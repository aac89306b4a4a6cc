const BATCH = 500;

/** Rows that hold something sealed, in the order of their ids. */
export interface SealedRows<Id> {
  /** Before every id. */
  lowestId: Id;
  list(afterId: Id, limit: number): Promise<{ id: Id; sealedTokens: string | null }[]>;
  /** Puts what is sealed anew in the place of what it was, where that is still there. */
  replace(id: Id, sealed: string, by: string): Promise<void>;
}

/**
 * Seals anew what lies under the previous key, which can then be given up. What lies under a key that is gone keeps
 * nothing else from its new one.
 *
 * @param reseal gives null for what lies under the key of today already, and throws for what cannot be read
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
