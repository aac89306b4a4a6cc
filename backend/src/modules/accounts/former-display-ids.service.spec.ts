import { type EntityManager } from 'typeorm';
import { type AppConfig } from '../../config/app-config.js';
import { type AccountIdentity, type AccountReadModel } from './account.read-model.js';
import { type AccountsRepository } from './accounts.repository.js';
import { type DisplayIdsRepository, type FormerDisplayId } from './display-ids.repository.js';
import { FormerDisplayIdsService } from './former-display-ids.service.js';
import { type RestorationsRepository } from './restorations.repository.js';

const DELETED = 'account-1';
const NEW = 'account-2';
const TX = {} as EntityManager;

/** The display ID of the deleted account, with the hashes of its owners. */
class FakeDisplayIds implements Pick<
  DisplayIdsRepository,
  'noteOwners' | 'listFormer' | 'findFormerForUpdate' | 'release'
> {
  owners: readonly Buffer[] = [];
  /** Its account; null once that is erased. */
  accountId: string | null = DELETED;
  isReleased = false;

  noteOwners(_tx: EntityManager, _accountId: string, owners: readonly Buffer[]): Promise<void> {
    this.owners = owners;
    return Promise.resolve();
  }

  listFormer(owners: readonly Buffer[]): Promise<FormerDisplayId[]> {
    return Promise.resolve(this.isOf(owners) ? [{ displayId: 'Hana', closedUntil: new Date(0) }] : []);
  }

  findFormerForUpdate(_tx: EntityManager, displayId: string, owners: readonly Buffer[]) {
    return Promise.resolve(displayId === 'Hana' && this.isOf(owners) ? { accountId: this.accountId } : null);
  }

  release(): Promise<void> {
    this.isReleased = true;
    return Promise.resolve();
  }

  private isOf(owners: readonly Buffer[]): boolean {
    return this.owners.some((owner) => owners.some((each) => each.equals(owner)));
  }
}

describe('the display ID of a deleted account', () => {
  const noted: AccountIdentity = {
    emailKey: 'hana@a.example',
    identities: [{ provider: 'line', userId: 'U1' }],
  };
  let displayIds: FakeDisplayIds;
  /** What identifies the owner of the new account. */
  let owner: AccountIdentity;
  /** Whether the deleted account is in use again. */
  let isRestored: boolean;
  /** The accounts that can no longer be restored. */
  let unrestorable: string[];
  /** The accounts whose restoration links are void. */
  let voided: string[];
  beforeEach(() => {
    displayIds = new FakeDisplayIds();
    owner = noted;
    [isRestored, unrestorable, voided] = [false, [], []];
  });

  const withPepper = (pepper: string) =>
    new FormerDisplayIdsService(
      { secrets: { pepper: Buffer.from(pepper) } } as unknown as AppConfig,
      {
        markUnrestorable: (_tx: EntityManager, accountId: string) => {
          if (!isRestored) unrestorable.push(accountId);
          return Promise.resolve(!isRestored);
        },
      } as unknown as AccountsRepository,
      {
        findIdentity: (accountId: string) => Promise.resolve(accountId === DELETED ? noted : owner),
      } as unknown as AccountReadModel,
      displayIds as unknown as DisplayIdsRepository,
      {
        voidOf: (_tx: EntityManager, accountId: string) => Promise.resolve(void voided.push(accountId)),
      } as unknown as RestorationsRepository,
    );
  const withdrawn = async () => {
    const service = withPepper('pepper');
    await service.note(TX, DELETED);
    return service;
  };

  /** Whether the owner can reuse the ID, according to the list and in effect. */
  const reuse = async (identity: AccountIdentity) => {
    const service = await withdrawn();
    owner = identity;
    const listed = await service.list(NEW);
    await service.free(TX, NEW, 'Hana');
    return [listed.length === 1, displayIds.isReleased];
  };

  it.each<[string, AccountIdentity]>([
    ['address', { ...noted, identities: [] }],
    ['identity at a provider', { ...noted, emailKey: null }],
  ])('can be reused by an account with the same %s', async (_what, identity) => {
    expect(await reuse(identity)).toEqual([true, true]);
  });

  it.each<[string, AccountIdentity]>([
    ['with another address', { emailKey: 'taro@a.example', identities: [] }],
    [
      'with the same user ID at another provider',
      { emailKey: null, identities: [{ provider: 'other', userId: 'U1' }] },
    ],
    [
      'whose user ID reads like the address',
      { emailKey: null, identities: [{ provider: 'line', userId: 'hana@a.example' }] },
    ],
    ['without an address and an identity', { emailKey: null, identities: [] }],
  ])('cannot be reused by an account %s', async (_what, identity) => {
    expect(await reuse(identity)).toEqual([false, false]);
  });

  it('is compared without its case', async () => {
    const service = await withdrawn();
    expect(await service.includes(NEW, 'HANA')).toBe(true);
    expect(await service.includes(NEW, 'hanako')).toBe(false);
  });

  it('is kept with hashes that depend on the pepper', async () => {
    await withdrawn();
    expect(displayIds.owners.map(({ length }) => length)).toEqual([32, 32]);
    expect(await withPepper('other').list(NEW)).toEqual([]);
  });

  describe('once it is reused', () => {
    it('ends the restoration of the deleted account', async () => {
      await (await withdrawn()).free(TX, NEW, 'Hana');
      expect([unrestorable, voided, displayIds.isReleased]).toEqual([[DELETED], [DELETED], true]);
    });

    it('needs no such end after the erasure', async () => {
      const service = await withdrawn();
      displayIds.accountId = null;
      await service.free(TX, NEW, 'Hana');
      expect([unrestorable, voided, displayIds.isReleased]).toEqual([[], [], true]);
    });

    it('stays with an account that is in use again', async () => {
      const service = await withdrawn();
      isRestored = true;
      await service.free(TX, NEW, 'Hana');
      expect([voided, displayIds.isReleased]).toEqual([[], false]);
    });

    it('leaves other IDs alone', async () => {
      await (await withdrawn()).free(TX, NEW, 'taro');
      expect([unrestorable, voided, displayIds.isReleased]).toEqual([[], [], false]);
    });
  });
});
