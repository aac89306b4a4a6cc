import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Session } from './session.entity.js';

/** How fresh `lastSeenAt` is kept: a write for every request would serve nobody. */
const LAST_SEEN_PRECISION_S = 60;

/** Sessions in the database. */
@Injectable()
export class SessionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The session, where it has not expired. */
  findLive(id: string): Promise<Session | null> {
    return this.live(this.dataSource.manager, id).getOne();
  }

  /** The same, locked so that one rotation happens at a time. */
  findLiveForUpdate(tx: EntityManager, id: string): Promise<Session | null> {
    return this.live(tx, id).setLock('pessimistic_write').getOne();
  }

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
    await tx.update(Session, { id }, { ...next, generationUsedAt: null, lastSeenAt: new Date() });
  }

  /** Notes that the newest generation is in use, and about when the session was last seen. */
  async touch(session: Session, generation: number): Promise<void> {
    const firstUse = session.generation === generation && session.generationUsedAt === null;
    const stale = Date.now() - session.lastSeenAt.getTime() > LAST_SEEN_PRECISION_S * 1000;
    if (!firstUse && !stale) return;
    await this.dataSource.query(
      `UPDATE sessions
          SET last_seen_at = now(),
              generation_used_at = CASE WHEN generation = $2 THEN coalesce(generation_used_at, now())
                                        ELSE generation_used_at END
        WHERE id = $1`,
      [session.id, generation],
    );
  }

  /** The display ID that the session's cookies hint at. */
  async displayIdOf(accountId: string): Promise<string> {
    const rows = await this.dataSource.query<{ display_id: string }[]>(
      'SELECT display_id FROM display_id_claims WHERE account_id = $1 AND is_current',
      [accountId],
    );
    return rows[0]?.display_id ?? '';
  }

  async delete(db: EntityManager, id: string): Promise<void> {
    await db.delete(Session, { id });
  }

  private live(db: EntityManager, id: string) {
    return db
      .createQueryBuilder(Session, 'session')
      .where('session.id = :id', { id })
      .andWhere('session.expires_at > now()');
  }
}
