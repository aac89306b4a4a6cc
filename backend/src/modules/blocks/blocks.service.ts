import { Injectable } from '@nestjs/common';
import { Forbidden, InvalidInput } from '../../common/errors/request-errors.js';
import { isAccountId } from '../accounts/account.rules.js';
import { BLOCK_NAMES, type BlockName } from './block.js';
import { BlocksRepository } from './blocks.repository.js';

/** The requested place of a block, counted from 1, and whether visitors see it. */
export interface BlockPlace {
  name: BlockName;
  /** Must equal `name`. */
  type: BlockName;
  order: number;
  shown: boolean;
}

/** The arrangement of blocks on creators' pages. */
@Injectable()
export class BlocksService {
  constructor(private readonly blocks: BlocksRepository) {}

  /**
   * Sets the order and visibility of all blocks of the account's page.
   *
   * @param id the account ID of the page
   * @throws InvalidInput for a malformed ID, a missing or duplicate block or place, or a type other than the name
   * @throws Forbidden if the page belongs to another account
   */
  async arrange(accountId: string, id: string, places: BlockPlace[]): Promise<void> {
    if (!isAccountId(id)) throw new InvalidInput([{ field: 'id', code: 'invalidFormat' }]);
    if (id.toLowerCase() !== accountId) throw new Forbidden();
    const mismatches = places.flatMap(({ name, type }, index) =>
      type === name ? [] : [{ field: `orders[${index}][type]`, code: 'invalidFormat' as const }],
    );
    if (mismatches.length > 0) throw new InvalidInput(mismatches);
    const ordered = places.toSorted((one, other) => one.order - other.order);
    const isComplete =
      ordered.length === BLOCK_NAMES.length &&
      ordered.every(({ order }, index) => order === index + 1) &&
      new Set(ordered.map(({ name }) => name)).size === BLOCK_NAMES.length;
    if (!isComplete) throw new InvalidInput([{ field: 'orders', code: 'invalidFormat' }]);
    await this.blocks.arrange(accountId, ordered);
  }
}
