import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type BlockView } from './block.js';

/** Blocks in the database. */
@Injectable()
export class BlocksRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Stores the order of all blocks of a page. One statement that locks rows in a fixed sequence, so that of two
   * concurrent arrangements the last one wins as a whole.
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
