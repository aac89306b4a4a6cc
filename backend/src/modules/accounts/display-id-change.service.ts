import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { TooManyRequests } from '../../common/errors/request-errors.js';
import { DisplayIdTaken } from './accounts.errors.js';
import { DisplayIdsRepository } from './display-ids.repository.js';
import { FormerDisplayIdsService } from './former-display-ids.service.js';
import { isReservedDisplayId } from './reserved-display-ids.js';

/** How often an account may change its display ID, since each change reserves the former one for a long time. */
export const ALLOWED = { changes: 5, days: 30 };

/** Changes display IDs. */
@Injectable()
export class DisplayIdChangeService {
  constructor(
    private readonly displayIds: DisplayIdsRepository,
    private readonly former: FormerDisplayIdsService,
  ) {}

  /** @throws DisplayIdTaken if the ID is not available to the account */
  async requireFree(accountId: string, displayId: string): Promise<void> {
    if (isReservedDisplayId(displayId)) throw new DisplayIdTaken();
    if (await this.displayIds.isFreeFor(displayId, accountId)) return;
    if (!(await this.former.includes(accountId, displayId))) throw new DisplayIdTaken();
  }

  /**
   * Changes the ID of an account; the former one redirects to it. The caller has locked the account.
   *
   * @param current the present ID
   * @throws DisplayIdTaken
   * @throws TooManyRequests after too many changes
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
