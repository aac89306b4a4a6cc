import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockForTransaction } from '../../database/advisory-lock.js';
import { Redirect } from './redirect.entity.js';

/** Redirects in the database. */
@Injectable()
export class RedirectsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Every redirect, in the order of their paths. */
  async list(db: EntityManager = this.dataSource.manager): Promise<Redirect[]> {
    return db.find(Redirect, { order: { path: 'ASC' } });
  }

  /** Keeps others from changing redirects until the transaction has ended. */
  async lock(tx: EntityManager): Promise<void> {
    await lockForTransaction(tx, 'redirects');
  }

  async insert(tx: EntityManager, redirect: Pick<Redirect, 'path' | 'redirectUrl'>): Promise<Redirect> {
    return tx.save(tx.create(Redirect, redirect));
  }

  /** Whether there was one for this path. */
  async delete(path: string): Promise<boolean> {
    const { affected } = await this.dataSource.manager.delete(Redirect, { path });
    return affected === 1;
  }
}
