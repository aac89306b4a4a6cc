import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Export } from './export.entity.js';

/** The time limit for making an archive, in seconds. */
export const MAKING_S = 3600;

/** The exports of accounts in the database. */
@Injectable()
export class ExportsRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(accountId: string): Promise<Export | null> {
    return this.dataSource.manager.findOneBy(Export, { accountId });
  }

  /** Starts a new archive, until which the last one stays available; false while one is being made. */
  async begin(tx: EntityManager, accountId: string): Promise<boolean> {
    const rows = await tx.query<object[]>(
      `INSERT INTO exports AS former (account_id, state) VALUES ($1, 'making')
       ON CONFLICT (account_id) DO UPDATE
         SET state = 'making', requested_at = now()
       WHERE former.state <> 'making' OR former.requested_at < now() - make_interval(secs => $2)
       RETURNING 1`,
      [accountId, MAKING_S],
    );
    return rows.length > 0;
  }

  /** Whether the archive requested at a time is still wanted. */
  async isMaking(accountId: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(Export, { accountId, state: 'making' });
  }

  /** Returns false if it is no longer wanted. */
  async finish(tx: EntityManager, accountId: string, fileName: string, days: number): Promise<Export | null> {
    const availableUntil = () => `now() + make_interval(days => ${days})`;
    await tx.update(Export, { accountId, state: 'making' }, { state: 'ready', fileName, availableUntil });
    return tx.findOneBy(Export, { accountId, fileName });
  }

  async fail(accountId: string): Promise<void> {
    await this.dataSource.manager.update(Export, { accountId, state: 'making' }, { state: 'failed' });
  }

  /** Deletes expired archives, except those that are about to be replaced. */
  async deleteExpired(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM exports
        WHERE available_until <= now()
          AND (state <> 'making' OR requested_at < now() - make_interval(secs => $1))`,
      [MAKING_S],
    );
  }
}
