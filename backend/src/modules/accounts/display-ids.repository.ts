import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DisplayIdClaim } from './display-id-claim.entity.js';
import { displayIdKey } from './reserved-display-ids.js';

/** The registry of display IDs in the database. */
@Injectable()
export class DisplayIdsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether an ID can be had by somebody who signs up with the address. */
  async isFree(displayId: string, emailKey: string | null): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `SELECT 1 FROM display_id_claims
        WHERE key = $1
          AND (account_id IS NOT NULL OR (held_until > now() AND held_for_email_key IS DISTINCT FROM $2))`,
      [displayIdKey(displayId), emailKey],
    );
    return rows.length === 0;
  }

  /** Holds an ID for an unfinished sign-up; false where another has it. */
  async hold(tx: EntityManager, displayId: string, emailKey: string, until: Date): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      `INSERT INTO display_id_claims AS claim (key, display_id, held_for_email_key, held_until)
       VALUES ($1, $2, $3, $4)
       ON CONFLICT (key) DO UPDATE
          SET display_id = excluded.display_id, held_for_email_key = excluded.held_for_email_key,
              held_until = excluded.held_until
        WHERE claim.account_id IS NULL
          AND (claim.held_until <= now() OR claim.held_for_email_key = excluded.held_for_email_key)
       RETURNING 1`,
      [displayIdKey(displayId), displayId, emailKey, until],
    );
    return rows.length === 1;
  }

  /** Lets go of the IDs that an address's earlier sign-ups held, but for the one named. */
  async releaseHeld(tx: EntityManager, emailKey: string, exceptDisplayId: string): Promise<void> {
    await tx.query(
      'DELETE FROM display_id_claims WHERE held_for_email_key = $1 AND account_id IS NULL AND key <> $2',
      [emailKey, displayIdKey(exceptDisplayId)],
    );
  }

  /** Lets go of the IDs that are held for an address without any of its sign-ups asking for them. */
  async releaseAbandoned(tx: EntityManager, emailKey: string): Promise<void> {
    await tx.query(
      `DELETE FROM display_id_claims
        WHERE held_for_email_key = $1 AND account_id IS NULL
          AND key NOT IN (SELECT lower(display_id) FROM sign_ups WHERE email_key = $1)`,
      [emailKey],
    );
  }

  /** Gives an ID that was held for a sign-up to the account it became; false where it is not held any more. */
  async assign(tx: EntityManager, displayId: string, emailKey: string, accountId: string): Promise<boolean> {
    const result = await tx.update(
      DisplayIdClaim,
      { key: displayIdKey(displayId), heldForEmailKey: emailKey },
      { displayId, accountId, isCurrent: true, heldForEmailKey: null, heldUntil: null },
    );
    return result.affected === 1;
  }
}
