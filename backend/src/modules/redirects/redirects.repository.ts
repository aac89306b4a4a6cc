import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockForTransaction } from '../../database/advisory-lock.js';
import { Redirect } from './redirect.entity.js';

/** Redirects in the database. */
@Injectable()
export class RedirectsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Every redirect, ordered by path. */
  async list(db: EntityManager = this.dataSource.manager): Promise<Redirect[]> {
    return db.find(Redirect, { order: { path: 'ASC' } });
  }

  /** Blocks other changes to redirects until the transaction ends. */
  async lock(tx: EntityManager): Promise<void> {
    await lockForTransaction(tx, 'redirects');
  }

  async insert(tx: EntityManager, redirect: Pick<Redirect, 'path' | 'redirectUrl'>): Promise<Redirect> {
    return tx.save(tx.create(Redirect, redirect));
  }

  /** Returns whether a redirect was deleted. */
  async delete(path: string): Promise<boolean> {
    const { affected } = await this.dataSource.manager.delete(Redirect, { path });
    return affected === 1;
  }
}
