import { type EntityManager } from 'typeorm';
import { DisplayIdTaken } from './accounts.errors.js';
import { DisplayIdChangeService } from './display-id-change.service.js';
import { type DisplayIdsRepository } from './display-ids.repository.js';
import { type FormerDisplayIdsService } from './former-display-ids.service.js';

const HANA = 'account-1';
const TX = {} as EntityManager;

/** The display IDs in use, by account. */
class FakeDisplayIds implements Pick<
  DisplayIdsRepository,
  'isFreeFor' | 'secondsUntilChange' | 'take' | 'noteChange'
> {
  readonly owners = new Map<string, string>();
  /** How long the next change has to wait, in seconds. */
  waitS = 0;
  changes = 0;

  isFreeFor(displayId: string, accountId: string): Promise<boolean> {
    return Promise.resolve((this.owners.get(displayId) ?? accountId) === accountId);
  }

  secondsUntilChange(): Promise<number> {
    return Promise.resolve(this.waitS);
  }

  async take(_tx: EntityManager, displayId: string, accountId: string): Promise<boolean> {
    const isFree = await this.isFreeFor(displayId, accountId);
    if (isFree) this.owners.set(displayId, accountId);
    return isFree;
  }

  noteChange(): Promise<void> {
    this.changes += 1;
    return Promise.resolve();
  }
}

describe('a change of the display ID', () => {
  let displayIds: FakeDisplayIds;
  /** The reserved IDs of the account's owner. */
  let former: string[];
  let service: DisplayIdChangeService;
  beforeEach(() => {
    displayIds = new FakeDisplayIds();
    displayIds.owners.set('hana', HANA).set('taro', 'account-2');
    former = [];
    service = new DisplayIdChangeService(
      displayIds as unknown as DisplayIdsRepository,
      {
        includes: (_accountId: string, displayId: string) => Promise.resolve(former.includes(displayId)),
        free: (_tx: EntityManager, _accountId: string, displayId: string) => {
          if (former.includes(displayId)) displayIds.owners.delete(displayId);
          return Promise.resolve();
        },
      } as unknown as FormerDisplayIdsService,
    );
  });
  const changeTo = (displayId: string) => service.change(TX, HANA, 'hana', displayId);

  it('takes a free ID, and counts', async () => {
    await changeTo('hanako');
    expect([displayIds.owners.get('hanako'), displayIds.changes]).toEqual([HANA, 1]);
  });

  it('to the present ID does nothing', async () => {
    displayIds.waitS = 60;
    await changeTo('hana');
    expect(displayIds.changes).toBe(0);
  });

  it.each(['taro', 'login'])('is refused for an ID of others: %s', async (displayId) => {
    await expect(changeTo(displayId)).rejects.toBeInstanceOf(DisplayIdTaken);
    await expect(service.requireFree(HANA, displayId)).rejects.toBeInstanceOf(DisplayIdTaken);
    expect(displayIds.changes).toBe(0);
  });

  it('has to wait after too many changes, before anything is released', async () => {
    displayIds.waitS = 60;
    former = ['taro'];
    await expect(changeTo('taro')).rejects.toMatchObject({ retryAfterS: 60 });
    expect(displayIds.owners.get('taro')).toBe('account-2');
  });

  it('takes back the ID of a deleted account of the same owner', async () => {
    former = ['taro'];
    await expect(service.requireFree(HANA, 'taro')).resolves.toBeUndefined();
    await changeTo('taro');
    expect(displayIds.owners.get('taro')).toBe(HANA);
  });
});
