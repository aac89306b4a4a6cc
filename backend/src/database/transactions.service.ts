import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isSerializationFailure } from '../common/errors/failure-mapping.js';

/** The attempts when concurrent transactions conflict. */
const MAX_TRIES = 4;

/** Runs transactions. */
@Injectable()
export class TransactionsService {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs `work` in a transaction, and repeats it after a conflict, so `work` must have no other side effects. */
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
