import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isSerializationFailure } from '../common/errors/failure-mapping.js';

/** How often a transaction that lost against another one is done again before the client is told. */
const MAX_TRIES = 4;

/** Runs units of work that happen whole or not at all. */
@Injectable()
export class TransactionsService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Runs `work` in a transaction and again where only a concurrent one stood in its way, so `work` must have no effect
   * outside the database.
   */
  async run<Result>(work: (tx: EntityManager) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.dataSource.transaction(work);
      } catch (error) {
        if (attempt >= MAX_TRIES || !isSerializationFailure(error)) throw error;
      }
    }
  }
}
