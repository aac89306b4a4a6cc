import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type PendingCard } from './share-card.read-model.js';

/** Share cards in the database. */
@Injectable()
export class ShareCardsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Records the file of a card. The card stays pending if something on it has changed meanwhile.
   *
   * @param hash null if the card cannot be drawn
   */
  async settle({ id, pendingSince }: PendingCard, hash: string | null, inputs: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE share_cards SET hash = $3, inputs = $4, pending_since = NULL
        WHERE id = $1 AND pending_since = $2::timestamptz`,
      [id, pendingSince, hash, inputs],
    );
  }
}
