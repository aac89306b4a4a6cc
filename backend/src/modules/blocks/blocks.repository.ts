import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type BlockView } from './block.js';

/** The parts of pages in the database. Raw SQL: one upsert of a whole list, in one order of its rows. */
@Injectable()
export class BlocksRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Puts all parts of an account's page into an order. One statement that takes the rows in the same sequence every time:
   * of two at once the second waits, and then writes all of its own.
   */
  async arrange(accountId: string, blocks: readonly BlockView[]): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO blocks (account_id, name, position, shown)
       SELECT $1, name, position, shown
         FROM unnest($2::text[], $3::boolean[]) WITH ORDINALITY AS wanted (name, shown, position)
        ORDER BY name
       ON CONFLICT (account_id, name) DO UPDATE SET position = excluded.position, shown = excluded.shown`,
      [accountId, blocks.map(({ name }) => name), blocks.map(({ shown }) => shown)],
    );
  }
}
