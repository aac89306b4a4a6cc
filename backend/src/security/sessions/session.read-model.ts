import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Session } from './session.entity.js';

/** Session queries that depend on accounts. */
@Injectable()
export class SessionReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** The session, unless it has expired. */
  findLive(id: string): Promise<Session | null> {
    return this.live(this.dataSource.manager, id).getOne();
  }

  /** The same, locked for a rotation. */
  findLiveForUpdate(tx: EntityManager, id: string): Promise<Session | null> {
    return this.live(tx, id).setLock('pessimistic_write').getOne();
  }

  /** The display ID for the session's cookies. */
  async displayIdOf(accountId: string): Promise<string> {
    const rows = await this.dataSource.query<{ display_id: string }[]>(
      'SELECT display_id FROM display_id_claims WHERE account_id = $1 AND is_current',
      [accountId],
    );
    return rows[0]?.display_id ?? '';
  }

  /** Joins the account, so that suspending or closing it ends all its sessions, even one that begins meanwhile. */
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
