import { Injectable } from '@nestjs/common';
import { Forbidden, InvalidInput } from '../../common/errors/request-errors.js';
import { isAccountId } from '../accounts/account.rules.js';
import { BLOCK_NAMES, type BlockName } from './block.js';
import { BlocksRepository } from './blocks.repository.js';

/** Where a part of a page is to stand, counted from 1, and whether visitors see it. */
export interface BlockPlace {
  name: BlockName;
  /** The part once more; it is the same. */
  type: BlockName;
  order: number;
  shown: boolean;
}

/** How creators arrange the parts of their pages. */
@Injectable()
export class BlocksService {
  constructor(private readonly blocks: BlocksRepository) {}

  /**
   * Arranges the parts of the own page, all of them at once.
   *
   * @param id the account ID of the page
   * @throws InvalidInput where the ID cannot be one, a part or a place is missing or doubled, or a type is another part's
   * @throws Forbidden where the page is another account's
   */
  async arrange(accountId: string, id: string, places: BlockPlace[]): Promise<void> {
    if (!isAccountId(id)) throw new InvalidInput([{ field: 'id', code: 'invalidFormat' }]);
    if (id.toLowerCase() !== accountId) throw new Forbidden();
    const contradictions = places.flatMap(({ name, type }, index) =>
      type === name ? [] : [{ field: `orders[${index}][type]`, code: 'invalidFormat' as const }],
    );
    if (contradictions.length > 0) throw new InvalidInput(contradictions);
    const ordered = places.toSorted((one, other) => one.order - other.order);
    const isComplete =
      ordered.length === BLOCK_NAMES.length &&
      ordered.every(({ order }, index) => order === index + 1) &&
      new Set(ordered.map(({ name }) => name)).size === BLOCK_NAMES.length;
    if (!isComplete) throw new InvalidInput([{ field: 'orders', code: 'invalidFormat' }]);
    await this.blocks.arrange(accountId, ordered);
  }
}
