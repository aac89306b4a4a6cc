import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { isDaysAgo } from '../../database/clock-conditions.js';
import { DisplayIdChange } from './display-id-change.entity.js';
import { DisplayIdClaim } from './display-id-claim.entity.js';
import { displayIdKey } from './reserved-display-ids.js';

/** How many days an ID stays reserved after its account changed it or was erased. */
export const CLOSED_DAYS = 180;

/** Whether nobody but those who hold it already can have an ID. A former one without an end stays closed. */
const CLOSED = `(claim.is_current OR coalesce(claim.held_until, 'infinity') > now())`;

/**
 * The ID of an account that its owner has left, erased or not. The limit makes PostgreSQL look up each account by its
 * key: it overestimates how many IDs overlap, and would go through all accounts instead.
 */
const FORMER = `
    FROM display_id_claims claim
    LEFT JOIN LATERAL (SELECT withdrawn_at FROM accounts WHERE id = claim.account_id LIMIT 1) account ON true
   WHERE claim.former_owners && $1::bytea[]
     AND CASE WHEN claim.account_id IS NULL THEN claim.held_until > now() ELSE account.withdrawn_at IS NOT NULL END`;

/** A display ID of a deleted account. */
export interface FormerDisplayId {
  displayId: string;
  /** Until when it is reserved. */
  closedUntil: Date;
}

/**
 * The registry of display IDs in the database. Raw SQL claims an ID in one statement if it is available.
 */
@Injectable()
export class DisplayIdsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether an ID is available to sign-ups with these addresses. */
  async isFree(displayId: string, emailKeys: string[]): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `SELECT 1 FROM display_id_claims claim
        WHERE key = $1 AND ${CLOSED} AND coalesce(held_for_email_key = ANY($2), false) IS FALSE`,
      [displayIdKey(displayId), emailKeys],
    );
    return rows.length === 0;
  }

  /** Whether an ID is available to an account, including its own former ones. */
  async isFreeFor(displayId: string, accountId: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `SELECT 1 FROM display_id_claims claim
        WHERE key = $1 AND ${CLOSED} AND account_id IS DISTINCT FROM $2`,
      [displayIdKey(displayId), accountId],
    );
    return rows.length === 0;
  }

  /** Reserves an ID for an unfinished sign-up; false if it is not available. */
  async hold(tx: EntityManager, displayId: string, emailKey: string, until: Date): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      `INSERT INTO display_id_claims AS claim (key, display_id, held_for_email_key, held_until)
       VALUES ($1, $2, $3, $4)
       ON CONFLICT (key) DO UPDATE
          SET display_id = excluded.display_id, held_for_email_key = excluded.held_for_email_key,
              held_until = excluded.held_until, account_id = NULL, former_owners = NULL
        WHERE NOT ${CLOSED} OR claim.held_for_email_key = excluded.held_for_email_key
       RETURNING 1`,
      [displayIdKey(displayId), displayId, emailKey, until],
    );
    return rows.length === 1;
  }

  /**
   * Makes an ID the current one of an account; its former one redirects there. False if another account has it.
   */
  async take(tx: EntityManager, displayId: string, accountId: string): Promise<boolean> {
    await tx.update(
      DisplayIdClaim,
      { accountId, isCurrent: true, key: Not(displayIdKey(displayId)) },
      { isCurrent: false, heldUntil: () => `now() + make_interval(days => ${CLOSED_DAYS})` },
    );
    const rows = await tx.query<unknown[]>(
      `INSERT INTO display_id_claims AS claim (key, display_id, account_id, is_current)
       VALUES ($1, $2, $3, true)
       ON CONFLICT (key) DO UPDATE
          SET display_id = excluded.display_id, account_id = excluded.account_id, is_current = true,
              held_for_email_key = NULL, held_until = NULL, former_owners = NULL
        WHERE NOT ${CLOSED} OR claim.account_id = excluded.account_id
       RETURNING 1`,
      [displayIdKey(displayId), displayId, accountId],
    );
    return rows.length === 1;
  }

  /** Records a change of an account's ID and deletes records older than the period that counts. */
  async noteChange(tx: EntityManager, accountId: string, days: number): Promise<void> {
    await tx.delete(DisplayIdChange, { accountId, changedAt: isDaysAgo(days) });
    await tx.insert(DisplayIdChange, { accountId });
  }

  /** After how many seconds an account that changes its ID at most so often in so many days may do so; none for now. */
  async secondsUntilChange(
    tx: EntityManager,
    accountId: string,
    { changes, days }: { changes: number; days: number },
  ): Promise<number> {
    const [row] = await tx.query<{ seconds: number }[]>(
      `SELECT ceil(extract(epoch FROM changed_at + make_interval(days => $3) - now()))::int AS seconds
         FROM display_id_changes
        WHERE account_id = $1 AND changed_at > now() - make_interval(days => $3)
        ORDER BY changed_at DESC OFFSET $2 LIMIT 1`,
      [accountId, changes - 1, days],
    );
    return row?.seconds ?? 0;
  }

  /** Detaches the ID of an account being erased; it stays reserved, counted from the withdrawal. */
  async close(tx: EntityManager, accountId: string): Promise<void> {
    await tx.query(
      `UPDATE display_id_claims claim
          SET is_current = false, held_until = account.withdrawn_at + make_interval(days => $2)
         FROM accounts account
        WHERE account.id = claim.account_id AND claim.is_current AND account.id = $1`,
      [accountId, CLOSED_DAYS],
    );
  }

  /** Records who may reuse the current ID of an account once it is deleted. */
  async noteOwners(tx: EntityManager, accountId: string, owners: readonly Buffer[]): Promise<void> {
    const formerOwners = owners.length === 0 ? null : [...owners];
    await tx.update(DisplayIdClaim, { accountId, isCurrent: true }, { formerOwners });
  }

  /** The IDs of deleted accounts of these owners. */
  listFormer(owners: readonly Buffer[]): Promise<FormerDisplayId[]> {
    return this.dataSource.query<FormerDisplayId[]>(
      `SELECT claim.display_id AS "displayId",
              coalesce(claim.held_until, account.withdrawn_at + make_interval(days => $2)) AS "closedUntil"
         ${FORMER} ORDER BY "closedUntil" DESC, claim.key`,
      [owners, CLOSED_DAYS],
    );
  }

  /** One of these, with its account unless that is erased. */
  async findFormerForUpdate(
    tx: EntityManager,
    displayId: string,
    owners: readonly Buffer[],
  ): Promise<{ accountId: string | null } | null> {
    const [row] = await tx.query<{ accountId: string | null }[]>(
      `SELECT claim.account_id AS "accountId" ${FORMER} AND claim.key = $2 FOR UPDATE OF claim`,
      [owners, displayIdKey(displayId)],
    );
    return row ?? null;
  }

  /** Releases an ID to anybody. */
  async release(tx: EntityManager, displayId: string): Promise<void> {
    await tx.delete(DisplayIdClaim, { key: displayIdKey(displayId) });
  }

  /** Releases the IDs reserved by earlier sign-ups with an address, except the given one. */
  async releaseHeld(tx: EntityManager, emailKey: string, exceptDisplayId: string): Promise<void> {
    const key = Not(displayIdKey(exceptDisplayId));
    await tx.delete(DisplayIdClaim, { heldForEmailKey: emailKey, accountId: IsNull(), key });
  }

  /** Releases the IDs reserved for an address that none of its sign-ups uses. */
  async releaseAbandoned(tx: EntityManager, emailKey: string): Promise<void> {
    await tx.query(
      `DELETE FROM display_id_claims
        WHERE held_for_email_key = $1 AND account_id IS NULL
          AND key NOT IN (SELECT lower(display_id) FROM sign_ups WHERE email_key = $1)`,
      [emailKey],
    );
  }

  /** Assigns a reserved ID to the new account; false if the reservation has ended. */
  async assign(tx: EntityManager, displayId: string, emailKey: string, accountId: string): Promise<boolean> {
    const result = await tx.update(
      DisplayIdClaim,
      { key: displayIdKey(displayId), heldForEmailKey: emailKey },
      { displayId, accountId, isCurrent: true, heldForEmailKey: null, heldUntil: null },
    );
    return result.affected === 1;
  }
}
