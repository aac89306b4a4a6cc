import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { TooManyRequests } from '../../common/errors/request-errors.js';
import { DisplayIdTaken } from './accounts.errors.js';
import { DisplayIdsRepository } from './display-ids.repository.js';
import { FormerDisplayIdsService } from './former-display-ids.service.js';
import { isReservedDisplayId } from './reserved-display-ids.js';

/** How often an account may change its display ID: each change closes an ID to everybody else for a long time. */
export const ALLOWED = { changes: 5, days: 30 };

/** Changing the display ID of an account. */
@Injectable()
export class DisplayIdChangeService {
  constructor(
    private readonly displayIds: DisplayIdsRepository,
    private readonly former: FormerDisplayIdsService,
  ) {}

  /** @throws DisplayIdTaken where the account cannot have the ID: somebody else has it, or it is kept for the product */
  async requireFree(accountId: string, displayId: string): Promise<void> {
    if (isReservedDisplayId(displayId)) throw new DisplayIdTaken();
    if (await this.displayIds.isFreeFor(displayId, accountId)) return;
    if (!(await this.former.includes(accountId, displayId))) throw new DisplayIdTaken();
  }

  /**
   * Gives an account another ID; the one before leads to it. The caller keeps other changes of the account waiting.
   *
   * @param current the ID that the account has, as it is shown
   * @throws DisplayIdTaken
   * @throws TooManyRequests beyond the changes that are allowed in a time
   */
  async change(tx: EntityManager, accountId: string, current: string, displayId: string): Promise<void> {
    if (displayId === current) return;
    const wait = await this.displayIds.secondsUntilChange(tx, accountId, ALLOWED);
    if (wait > 0) throw new TooManyRequests(wait);
    await this.former.free(tx, accountId, displayId);
    if (isReservedDisplayId(displayId) || !(await this.displayIds.take(tx, displayId, accountId)))
      throw new DisplayIdTaken();
    await this.displayIds.noteChange(tx, accountId, ALLOWED.days);
  }
}
