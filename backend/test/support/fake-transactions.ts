import { type EntityManager } from 'typeorm';
import { type TransactionsService } from '../../src/database/transactions.service.js';

/** Transactions that write nothing. They log when they begin and end, and the keys that they lock. */
export class FakeTransactions implements Pick<TransactionsService, 'run'> {
  private readonly tx = {
    query: (_sql: string, [key]: string[]) => Promise.resolve(void this.log.push(`lock ${key}`)),
  } as unknown as EntityManager;

  /** @param log may be shared with other fakes, to show which calls happen in which transaction */
  constructor(private readonly log: string[] = []) {}

  async run<Result>(work: (tx: EntityManager) => Promise<Result>): Promise<Result> {
    this.log.push('begin');
    try {
      const result = await work(this.tx);
      this.log.push('commit');
      return result;
    } catch (error) {
      this.log.push('roll back');
      throw error;
    }
  }
}
