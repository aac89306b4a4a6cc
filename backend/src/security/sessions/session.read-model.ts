import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Session } from './session.entity.js';

/** What of sessions depends on their accounts. */
@Injectable()
export class SessionReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** The session, where it has not expired. */
  findLive(id: string): Promise<Session | null> {
    return this.live(this.dataSource.manager, id).getOne();
  }

  /** The same, locked so that one rotation happens at a time. */
  findLiveForUpdate(tx: EntityManager, id: string): Promise<Session | null> {
    return this.live(tx, id).setLock('pessimistic_write').getOne();
  }

  /** The display ID that the session's cookies hint at. */
  async displayIdOf(accountId: string): Promise<string> {
    const rows = await this.dataSource.query<{ display_id: string }[]>(
      'SELECT display_id FROM display_id_claims WHERE account_id = $1 AND is_current',
      [accountId],
    );
    return rows[0]?.display_id ?? '';
  }

  /** A session goes on while its account is in use: whatever ends that ends all of them, also one that begins meanwhile. */
  private live(db: EntityManager, id: string) {
    return db
      .createQueryBuilder(Session, 'session')
      .where('session.id = :id', { id })
      .andWhere('session.expires_at > now()')
      .andWhere(
        `EXISTS (SELECT 1 FROM accounts
                  WHERE id = session.account_id AND withdrawn_at IS NULL AND suspended_at IS NULL)`,
      );
  }
}
