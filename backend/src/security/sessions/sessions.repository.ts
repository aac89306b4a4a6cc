import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, Not, Raw } from 'typeorm';
import { Session } from './session.entity.js';

/** The precision of `lastSeenAt`, to avoid a write per request. */
const LAST_SEEN_PRECISION_S = 60;

@Injectable()
export class SessionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(
    tx: EntityManager,
    session: Pick<Session, 'id' | 'accountId' | 'tokenHash' | 'userAgent' | 'expiresAt'>,
  ): Promise<void> {
    await tx.insert(Session, session);
  }

  async rotate(
    tx: EntityManager,
    id: string,
    next: Pick<Session, 'generation' | 'tokenHash' | 'expiresAt'>,
  ): Promise<void> {
    await tx.update(Session, { id }, { ...next, generationUsedAt: null, lastSeenAt: () => 'now()' });
  }

  /** Updates `lastSeenAt`, and marks the newest generation as used. */
  async touch(session: Session, { firstUse }: { firstUse: boolean }): Promise<void> {
    const stale = Date.now() - session.lastSeenAt.getTime() > LAST_SEEN_PRECISION_S * 1000;
    if (!firstUse && !stale) return;
    // The generation is compared again: another request may have rotated it meanwhile.
    await this.dataSource.query(
      `UPDATE sessions
          SET last_seen_at = now(),
              generation_used_at = CASE WHEN $3 AND generation = $2 THEN coalesce(generation_used_at, now())
                                        ELSE generation_used_at END
        WHERE id = $1`,
      [session.id, session.generation, firstUse],
    );
  }

  /** Whether the newest generation has been in use for longer than the grace period, by the database's clock. */
  async isGraceOver(tx: EntityManager, id: string, graceS: number): Promise<boolean> {
    const [row] = await tx.query<{ over: boolean | null }[]>(
      `SELECT generation_used_at + make_interval(secs => $2) < clock_timestamp() AS over
         FROM sessions WHERE id = $1`,
      [id, graceS],
    );
    return row?.over ?? false;
  }

  /** Records a proof of identity. */
  async prove(db: EntityManager, id: string): Promise<void> {
    await db.update(Session, { id }, { provenAt: () => 'now()' });
  }

  /** Whether the last proof is recent enough. */
  isProven(id: string, withinS: number): Promise<boolean> {
    return this.dataSource.manager.existsBy(Session, {
      id,
      provenAt: Raw((column) => `${column} > now() - make_interval(secs => :withinS)`, { withinS }),
    });
  }

  /** The active sessions of an account, one of them first, then by last use, and their total. */
  listOf(accountId: string, first: string, limit: number): Promise<[Session[], number]> {
    return this.dataSource.manager
      .createQueryBuilder(Session, 'session')
      .where('session.account_id = :accountId', { accountId })
      .andWhere('session.expires_at > now()')
      .orderBy('(session.id = :first)', 'DESC')
      .addOrderBy('session.last_seen_at', 'DESC')
      .addOrderBy('session.id')
      .setParameter('first', first)
      .limit(limit)
      .getManyAndCount();
  }

  async delete(db: EntityManager, id: string): Promise<void> {
    await db.delete(Session, { id });
  }

  /** Ends a session of an account; false when there is none. */
  async deleteOf(accountId: string, id: string): Promise<boolean> {
    const { affected } = await this.dataSource.manager.delete(Session, { id, accountId });
    return (affected ?? 0) > 0;
  }

  /** Ends an account's sessions except one, if given. */
  async deleteOthers(db: EntityManager, accountId: string, keptId: string | null): Promise<void> {
    await db.delete(Session, { accountId, ...(keptId === null ? {} : { id: Not(keptId) }) });
  }
}
