import { type EntityManager } from 'typeorm';
import { FakeTransactions } from '../../../test/support/fake-transactions.js';
import { inRequest } from '../../../test/support/in-request.js';
import { promised } from '../../../test/support/promised.js';
import { refusedFields } from '../../../test/support/refused-fields.js';
import { NotSignedIn } from '../../common/errors/request-errors.js';
import { currentRequest } from '../../common/http/request-context.js';
import { UploadedFile } from '../../common/http/uploaded-file.js';
import { type TransactionsService } from '../../database/transactions.service.js';
import { type CategoriesService } from '../categories/categories.service.js';
import { PictureUnreadable, StorageFull } from '../pictures/pictures.errors.js';
import {
  type PictureOrigin,
  type PicturesService,
  type SentPicture,
  type TakenPicture,
} from '../pictures/pictures.service.js';
import { DEFAULT_THEME } from '../themes/themes.js';
import { type AccountReadModel, type AccountView } from './account.read-model.js';
import { type AccountReference } from './account-reference.js';
import { AccountNotFound, DisplayIdTaken } from './accounts.errors.js';
import {
  type AccountChanges,
  type AccountContact,
  type AccountPictureIds,
  type AccountsRepository,
} from './accounts.repository.js';
import { AccountsService, type OwnChanges } from './accounts.service.js';
import { type DisplayIdChangeService } from './display-id-change.service.js';
import { type FormerDisplayIdsService } from './former-display-ids.service.js';
import { type Translations } from './translations.rules.js';

const HANA = '01890000-0000-7000-8000-000000000001';
const UNKNOWN_THEME = -1;
const CONTACT: AccountContact = {
  ...{ id: HANA, displayName: 'Hana', email: null, emailKey: null, language: 'ja' },
  timeZone: 'Asia/Tokyo',
};

describe('accounts', () => {
  /** The calls, in order. */
  let log: string[];
  /** Whether the account is neither withdrawn nor suspended. */
  let isActive: boolean;
  /** Whether the account is found. */
  let exists: boolean;
  /** The account's texts in other languages. */
  let translations: Translations;
  /** The display ID that another account has. */
  let taken: string | null;
  let former: AccountPictureIds;
  /** The fields that were written. */
  let written: AccountChanges;
  /** The error that storing a picture ends with, by its content. */
  let failures: Record<string, Error>;
  let service: AccountsService;
  beforeEach(() => {
    [log, isActive, exists, taken, failures] = [[], true, true, null, {}];
    [former, written] = [{ iconId: null, coverId: null }, {}];
    translations = { ja: null, en: { displayName: 'Hana', introduction: null } };
    const note = (what: string) => promised(() => void log.push(what));
    const view = () => ({ id: HANA, displayId: 'Hana', translations }) as AccountView;
    const find = (reference: AccountReference) => {
      const key = 'accountId' in reference ? reference.accountId : reference.displayId;
      return Promise.resolve([HANA, 'hana', 'hanako'].includes(key.toLowerCase()) ? view() : null);
    };
    const take = (content: string, { takenBytes }: PictureOrigin = {}) =>
      promised(() => {
        log.push(`take ${content}${takenBytes === undefined ? '' : ` after ${takenBytes} bytes`}`);
        return { accountId: HANA, hash: content, uploadBytes: 7, field: content };
      });
    service = new AccountsService(
      new FakeTransactions(log) as unknown as TransactionsService,
      {
        findContactForUpdate: () => note('lock').then(() => (isActive ? CONTACT : null)),
        findPictureIds: () => Promise.resolve(former),
        update: (_tx: EntityManager, _id: string, changes: AccountChanges) => {
          written = changes;
          return note('update');
        },
        setPictures: (_tx: EntityManager, _id: string, pictures: Partial<AccountPictureIds>) =>
          note(`set ${JSON.stringify(pictures)}`),
      } as unknown as AccountsRepository,
      {
        find,
        findForPage: async (reference: AccountReference) => {
          const found = await find(reference);
          return found && { ...found, changesInMs: 3000 };
        },
        findIn: () => Promise.resolve(exists ? view() : null),
        getOwn: () => Promise.resolve(view()),
        findSocialLogins: () => Promise.resolve([{ provider: 'line' }]),
      } as unknown as AccountReadModel,
      {
        change: (_tx: EntityManager, _id: string, current: string, displayId: string) =>
          promised(() => {
            if (displayId === taken) throw new DisplayIdTaken();
            log.push(`rename ${current} to ${displayId}`);
          }),
      } as unknown as DisplayIdChangeService,
      {} as FormerDisplayIdsService,
      {
        listFor: () => Promise.resolve([{ id: 1 }]),
        choose: (_tx: EntityManager, _id: string, ids: number[]) => note(`choose ${ids.join()}`),
      } as unknown as CategoriesService,
      {
        takeSent: (_id: string, { image, imageFileName }: SentPicture) => {
          const content = image?.path ?? imageFileName ?? null;
          return content === null ? Promise.resolve(null) : take(content);
        },
        take: (_id: string, { path }: UploadedFile, origin: PictureOrigin) =>
          promised(() => {
            const { [path]: failure } = failures;
            if (failure) throw failure;
          }).then(() => take(path, origin)),
        keep: (_tx: EntityManager, { hash }: TakenPicture) =>
          promised(() => {
            log.push(`keep ${hash}`);
            const { [hash]: failure } = failures;
            if (failure) throw failure;
            return hash === 'icon' ? 21 : 22;
          }),
        remove: (_tx: EntityManager, ids: number[]) => note(`remove ${ids.join()}`),
      } as unknown as PicturesService,
    );
  });

  const update = (changes: OwnChanges) => service.update(HANA, changes);
  const icon = new UploadedFile('icon', 'icon', 7);
  const cover = new UploadedFile('cover', 'cover', 9);

  describe('are found', () => {
    it.each([HANA, 'hana', 'HANA', 'hanako'])('by %s', async (id) => {
      expect(await service.getPublic(id)).toMatchObject({ id: HANA });
      expect(await service.getForPage(id)).toMatchObject({ id: HANA });
    });

    it('unless there is none', async () => {
      await expect(service.getPublic('taro')).rejects.toBeInstanceOf(AccountNotFound);
      await expect(service.getForPage('taro')).rejects.toBeInstanceOf(AccountNotFound);
      await expect(service.getShown('taro')).rejects.toBeInstanceOf(AccountNotFound);
    });

    it('not by a malformed ID, which is an error of the request but just a missing page', async () => {
      expect(await refusedFields(service.getPublic('花', 'displayId'))).toEqual(['displayId']);
      expect(await refusedFields(service.getForPage('花'))).toEqual(['id']);
      await expect(service.getShown('花')).rejects.toBeInstanceOf(AccountNotFound);
    });

    it('with what only the owner sees', async () => {
      expect(await service.getOwn(HANA)).toMatchObject({
        ...{ id: HANA, socialLogins: [{ provider: 'line' }], categories: [{ id: 1 }] },
      });
    });

    it.each<[string, string | undefined]>([
      [HANA, HANA],
      ['HANA', HANA],
      ['hanako', undefined],
    ])('and noted as shown by %s: %s', async (id, shown) => {
      const shownAfter = (read: () => Promise<unknown>) =>
        inRequest({}, async () => {
          await read();
          return [currentRequest()?.shownAccountId, currentRequest()?.changesInMs];
        });
      const isNoted = shown !== undefined;
      expect(await shownAfter(() => service.getPublic(id))).toEqual([shown, isNoted ? null : undefined]);
      expect(await shownAfter(() => service.getForPage(id))).toEqual([shown, isNoted ? 3000 : undefined]);
    });
  });

  describe('are locked', () => {
    it('while they are in use', async () => {
      const tx = {} as EntityManager;
      expect(await service.lock(tx, HANA)).toBe(CONTACT);
      isActive = false;
      expect(await service.lockIfActive(tx, HANA)).toBeNull();
      await expect(service.lock(tx, HANA)).rejects.toBeInstanceOf(NotSignedIn);
    });
  });

  describe('are changed', () => {
    it('in one transaction, after the account is locked', async () => {
      expect(
        await update({
          displayId: 'hana.new',
          displayName: 'New',
          themeId: DEFAULT_THEME.id,
          categories: [1, 2],
        }),
      ).toMatchObject({ id: HANA, categories: [{ id: 1 }] });
      expect(log).toEqual(['begin', 'lock', 'rename Hana to hana.new', 'update', 'choose 1,2', 'commit']);
      expect(written).toEqual({ displayName: 'New', themeId: DEFAULT_THEME.id });
    });

    it('only in what is given', async () => {
      await update({});
      expect([log, written]).toEqual([['begin', 'lock', 'update', 'commit'], {}]);
    });

    it('to no categories', async () => {
      await update({ categories: [] });
      expect(log).toContain('choose ');
    });

    it('in one language, which keeps the other', async () => {
      const ja = { displayName: '花', introduction: null };
      await update({ translations: { ja } });
      expect(written).toEqual({ translations: { ...translations, ja } });
      await update({ translations: { en: null } });
      expect(written).toEqual({ translations: { ja: null, en: null } });
    });

    it.each<[string, OwnChanges, string]>([
      ['an unknown theme', { themeId: UNKNOWN_THEME, icon }, 'themeId'],
      ['two icons', { icon, imageFileName: 'name' }, 'imageFileName'],
      ['an icon that is both removed and named', { icon: null, imageFileName: 'name' }, 'imageFileName'],
    ])('not to %s, and no picture is processed', async (_what, changes, field) => {
      expect(await refusedFields(update(changes))).toEqual([field]);
      expect(log).toEqual([]);
    });

    it('not to a display ID of another account', async () => {
      taken = 'taro';
      await expect(update({ displayId: 'taro', displayName: 'Taro' })).rejects.toBeInstanceOf(DisplayIdTaken);
      expect(log).toEqual(['begin', 'lock', 'roll back']);
    });

    it('unless they no longer exist', async () => {
      exists = false;
      await expect(update({ displayName: 'New' })).rejects.toBeInstanceOf(NotSignedIn);
      expect(log).toEqual(['begin', 'lock', 'roll back']);
    });
  });

  describe('have pictures', () => {
    it('which are processed before the transaction, each counting towards the room of the next', async () => {
      await update({ icon, cover });
      expect(log).toEqual([
        ...['take icon', 'take cover after 7 bytes', 'begin', 'lock', 'update', 'remove '],
        ...['keep icon', 'set {"iconId":21}', 'keep cover', 'set {"coverId":22}', 'commit'],
      ]);
    });

    it('which replace the former ones once these are all deleted', async () => {
      former = { iconId: 11, coverId: 12 };
      await update({ icon, cover });
      expect(log.slice(5)).toEqual([
        ...['remove 11,12'],
        ...['keep icon', 'set {"iconId":21}', 'keep cover', 'set {"coverId":22}', 'commit'],
      ]);
    });

    it('of which only the given one is replaced', async () => {
      former = { iconId: 11, coverId: 12 };
      await update({ cover });
      expect(log).toEqual([
        ...['take cover after 0 bytes', 'begin', 'lock', 'update'],
        ...['remove 12', 'keep cover', 'set {"coverId":22}', 'commit'],
      ]);
    });

    it('of which the icon may be one that the account already has', async () => {
      await update({ imageFileName: 'icon' });
      expect(log).toContain('set {"iconId":21}');
    });

    it('which can be removed', async () => {
      former = { iconId: 11, coverId: 12 };
      await update({ icon: null, cover: null });
      expect(log.slice(3)).toEqual(['remove 11,12', 'set {"iconId":null}', 'set {"coverId":null}', 'commit']);
    });

    it('which stay if one cannot be processed', async () => {
      failures = { cover: new PictureUnreadable() };
      await expect(update({ icon, cover, displayName: 'New' })).rejects.toBeInstanceOf(PictureUnreadable);
      expect(log).toEqual(['take icon']);
    });

    it('which stay if there is no room for a new one', async () => {
      failures = { icon: new StorageFull() };
      await expect(update({ icon })).rejects.toBeInstanceOf(StorageFull);
      expect(log.slice(-2)).toEqual(['keep icon', 'roll back']);
    });
  });
});
