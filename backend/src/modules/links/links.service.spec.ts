import { type EntityManager } from 'typeorm';
import { FakeTransactions } from '../../../test/support/fake-transactions.js';
import { promised } from '../../../test/support/promised.js';
import { refusedFields } from '../../../test/support/refused-fields.js';
import { Forbidden } from '../../common/errors/request-errors.js';
import { UploadedFile } from '../../common/http/uploaded-file.js';
import { type Place } from '../../database/sorted-list.js';
import { type TransactionsService } from '../../database/transactions.service.js';
import { type AccountView } from '../accounts/account.read-model.js';
import { type AccountsService } from '../accounts/accounts.service.js';
import { PictureUnreadable } from '../pictures/pictures.errors.js';
import { type PicturesService, type SentPicture, type TakenPicture } from '../pictures/pictures.service.js';
import { ALWAYS_VISIBLE, type Schedule } from '../visibility/visibility.rules.js';
import { LINK_LIMITS } from './link-limits.rules.js';
import { findLinkType, LINK_TYPES } from './link-type.js';
import { type LinkReadModel, type LinkView } from './link.read-model.js';
import { LinkNotFound, TooManyLinks } from './links.errors.js';
import { type DetailChanges, type LinksRepository, type WrittenDetail } from './links.repository.js';
import { type DetailInput, LinksService } from './links.service.js';

const HANA = 'account-1';
const TARO = 'account-2';
const TEXT = LINK_TYPES.find(({ name }) => name === 'text')!.id;
const IMAGE = LINK_TYPES.find(({ name }) => name === 'image_1')!.id;
const IMAGES = LINK_TYPES.find(({ name }) => name === 'image_3')!.id;

const upload = (hash: string) => ({ image: new UploadedFile('image', hash) });
const titled = (title: string, picture: SentPicture = {}): DetailInput => ({ title, ...picture });

interface StoredLink extends Schedule {
  linkTypeId: number;
  details: WrittenDetail[];
}

/** Links of Hana in memory: at first one with a picture, with the ID 1. */
function startLinks() {
  /** The calls, in order. */
  const log: string[] = [];
  const stored = new Map<number, StoredLink>([
    [
      1,
      {
        ...ALWAYS_VISIBLE,
        linkTypeId: IMAGE,
        details: [{ title: 'Shop', url: 'https://shop.example/', text: null, pictureId: 10 }],
      },
    ],
  ]);
  const deadPictures = new Set<string>();
  /** Runs while pictures are processed, like a concurrent request. */
  const meanwhile: (() => void)[] = [];
  const blocks = [{ name: 'link', shown: true }];
  const viewOf = (id: number): LinkView | null => {
    const link = stored.get(id);
    if (!link) return null;
    const { linkTypeId, details, ...schedule } = link;
    return {
      ...schedule,
      ...{ id, accountId: HANA, type: findLinkType(linkTypeId)! },
      details: details.map((detail) => ({ ...detail, picture: null })),
    };
  };
  const service = new LinksService(
    new FakeTransactions(log) as unknown as TransactionsService,
    {
      getPublic: (id: string) => Promise.resolve({ id, blocks } as unknown as AccountView),
    } as unknown as AccountsService,
    {
      takeAll: (accountId: string, sent: SentPicture[]) =>
        promised(() => {
          meanwhile.shift()?.();
          return sent.map(({ image }) => {
            if (!image) return null;
            log.push(`take ${image.path}`);
            if (deadPictures.has(image.path)) throw new PictureUnreadable();
            return { accountId, hash: image.path, field: 'image' };
          });
        }),
      keepAll: (_tx: EntityManager, taken: (TakenPicture | null)[]) =>
        promised(() =>
          taken.map((each, index) => {
            if (each === null) return null;
            log.push(`keep ${each.hash}`);
            return 20 + index;
          }),
        ),
      remove: (_tx: EntityManager, ids: number[]) => promised(() => void log.push(`remove ${ids.join()}`)),
    } as unknown as PicturesService,
    {
      sorted: {
        lock: () => promised(() => void log.push('lock')),
        requireRoom: () =>
          promised(() => {
            log.push('room?');
            if (stored.size >= LINK_LIMITS.perAccount) throw new TooManyLinks();
          }),
      },
      insert: (
        _tx: EntityManager,
        _accountId: string,
        { linkTypeId, details, schedule }: Omit<StoredLink, keyof Schedule> & { schedule: Schedule },
        place?: Place,
      ) =>
        promised(() => {
          log.push(place === undefined ? 'insert' : `insert after ${place.after}`);
          const id = stored.size + 1;
          stored.set(id, { linkTypeId, details, ...schedule });
          return id;
        }),
      update: (
        _tx: EntityManager,
        id: number,
        { details, schedule }: { details: DetailChanges[]; schedule: Schedule },
      ) =>
        promised(() => {
          log.push('update');
          const before = stored.get(id)!;
          stored.set(id, {
            ...before,
            ...schedule,
            details: before.details.map((detail, index) => ({ ...detail, ...details[index] })),
          });
        }),
      delete: (_tx: EntityManager, id: number) =>
        promised(() => {
          log.push('delete');
          stored.delete(id);
        }),
    } as unknown as LinksRepository,
    {
      find: (id: number) => Promise.resolve(viewOf(id)),
      list: () => Promise.resolve({ rows: [viewOf(1)!], total: 3 }),
    } as unknown as LinkReadModel,
  );
  /** Fills the page up to that many links. */
  const fill = (count: number) => {
    for (let id = stored.size + 1; id <= count; id += 1) stored.set(id, stored.get(1)!);
  };
  return { service, log, stored, deadPictures, meanwhile, blocks, fill };
}

describe('adding a link', () => {
  it('checks the limit, takes the pictures, and checks the limit again under the lock', async () => {
    const { service, log } = startLinks();
    const also = (_tx: EntityManager, id: number) => promised(() => void log.push(`also ${id}`));
    await service.create(HANA, IMAGE, [titled('Diary', upload('new'))], {}, also);
    expect(log).toEqual([
      ...['begin', 'room?', 'commit', 'take new'],
      ...['begin', 'lock', 'room?', 'keep new', 'insert', 'also 2', 'commit'],
    ]);
  });

  it('stores omitted fields as empty, its pictures by position and its visibility', async () => {
    const { service, stored } = startLinks();
    const details = ['a', 'b', 'c'].map((name) => titled(name, upload(name)));
    await service.create(HANA, IMAGES, details, { visibility: 'draft' });
    expect(stored.get(2)).toEqual({
      ...{ linkTypeId: IMAGES, visibility: 'draft', visibleFrom: null, visibleUntil: null },
      details: ['a', 'b', 'c'].map((title, index) => ({
        ...{ title, url: null, text: null, pictureId: 20 + index },
      })),
    });
  });

  it('puts it where it is asked for', async () => {
    const { service, log } = startLinks();
    await service.create(HANA, TEXT, [titled('Diary')], {}, undefined, { after: 1 } as unknown as Place);
    expect(log).toContain('insert after 1');
  });

  it.each<[string, number, DetailInput[], string[]]>([
    ['of an unknown type', 99, [titled('Diary')], ['linkTypeId']],
    ['without a title or a text', TEXT, [{ url: 'https://a.example/' }], ['details[0][title]']],
    [
      'with too few parts',
      IMAGES,
      [titled('a', upload('a')), titled('b', upload('b'))],
      ['details[2][title]', 'details[2][image]'],
    ],
    ['with too many', TEXT, [titled('a'), titled('b')], ['details[1]']],
    ['without the picture it needs', IMAGE, [titled('a')], ['details[0][image]']],
    ['with a picture it cannot have', TEXT, [titled('a', upload('a'))], ['details[0][image]']],
  ])('refuses one %s before anything else', async (_which, typeId, details, fields) => {
    const { service, log } = startLinks();
    expect(await refusedFields(service.create(HANA, typeId, details))).toEqual(fields);
    expect(log).toEqual([]);
  });

  it('refuses a schedule that ends before it begins, before anything else', async () => {
    const { service, log } = startLinks();
    const late = { visibleFrom: new Date(2), visibleUntil: new Date(1) };
    expect(await refusedFields(service.create(HANA, TEXT, [titled('a')], late))).toEqual(['visibleUntil']);
    expect(log).toEqual([]);
  });

  it('processes no picture on a full page', async () => {
    const { service, log, fill } = startLinks();
    fill(LINK_LIMITS.perAccount);
    const adding = service.create(HANA, IMAGE, [titled('a', upload('a'))]);
    await expect(adding).rejects.toBeInstanceOf(TooManyLinks);
    expect(log).toEqual(['begin', 'room?', 'roll back']);
  });

  it('writes nothing if the last place is taken meanwhile', async () => {
    const { service, log, fill, meanwhile } = startLinks();
    meanwhile.push(() => fill(LINK_LIMITS.perAccount));
    const adding = service.create(HANA, IMAGE, [titled('a', upload('a'))]);
    await expect(adding).rejects.toBeInstanceOf(TooManyLinks);
    expect(log.slice(-3)).toEqual(['lock', 'room?', 'roll back']);
  });

  it('writes nothing if a picture cannot be used', async () => {
    const { service, stored, deadPictures } = startLinks();
    deadPictures.add('broken');
    const adding = service.create(HANA, IMAGE, [titled('a', upload('broken'))]);
    await expect(adding).rejects.toBeInstanceOf(PictureUnreadable);
    expect(stored.size).toBe(1);
  });
});

describe('changing a link', () => {
  it('keeps omitted fields, its picture and its visibility', async () => {
    const { service, stored, log } = startLinks();
    const before = stored.get(1)!;
    await service.update(HANA, 1, [titled('Store')]);
    expect(stored.get(1)).toEqual({ ...before, details: [{ ...before.details[0], title: 'Store' }] });
    expect(log).toEqual(['begin', 'lock', 'remove ', 'update', 'commit']);
  });

  it('removes its picture before keeping the new one, which needs the room', async () => {
    const { service, stored, log } = startLinks();
    await service.update(HANA, 1, [upload('new')]);
    expect(log).toEqual(['take new', 'begin', 'lock', 'remove 10', 'keep new', 'update', 'commit']);
    expect(stored.get(1)?.details[0]).toMatchObject({ title: 'Shop', pictureId: 20 });
  });

  it.each<[string, DetailInput[], object, string[]]>([
    ['loses its title', [{ title: null }], {}, ['details[0][title]']],
    ['gets a second part', [{}, titled('b')], {}, ['details[1]']],
    ['becomes a draft again', [{}], { visibility: 'draft' }, ['visibility']],
  ])('refuses one that %s, before processing a picture', async (_what, details, schedule, fields) => {
    const { service, log } = startLinks();
    const sent = details.map((detail, index) => (index === 0 ? { ...detail, ...upload('new') } : detail));
    expect(await refusedFields(service.update(HANA, 1, sent, schedule))).toEqual(fields);
    expect(log).toEqual([]);
  });

  it('refuses one that a concurrent change leaves without words', async () => {
    const { service, stored, log, meanwhile } = startLinks();
    const [detail] = stored.get(1)!.details;
    stored.set(1, {
      ...stored.get(1)!,
      linkTypeId: TEXT,
      details: [{ ...detail!, text: 'Open', pictureId: null }],
    });
    meanwhile.push(() =>
      stored.set(1, { ...stored.get(1)!, details: [{ ...detail!, text: null, pictureId: null }] }),
    );
    expect(await refusedFields(service.update(HANA, 1, [{ title: null }]))).toEqual(['details[0][title]']);
    expect(log).not.toContain('update');
  });

  it.each([
    ['of another account', TARO, 1, Forbidden],
    ['that does not exist', HANA, 9, LinkNotFound],
  ])('refuses one %s, as deleting does', async (_which, accountId, id, error) => {
    const { service, log } = startLinks();
    await expect(service.update(accountId, id, [upload('new')])).rejects.toBeInstanceOf(error);
    expect(log).toEqual([]);
    await expect(service.delete(accountId, id)).rejects.toBeInstanceOf(error);
    expect(log).toEqual(['begin', 'lock', 'roll back']);
  });
});

describe('deleting a link', () => {
  it('deletes its pictures and runs other work in the same transaction', async () => {
    const { service, log } = startLinks();
    await service.delete(HANA, 1, () => promised(() => void log.push('also')));
    expect(log).toEqual(['begin', 'lock', 'delete', 'remove 10', 'also', 'commit']);
  });
});

describe('the links of a page', () => {
  const range = { offset: 0, limit: 1 };

  it('are left out if it hides them, even from its data', async () => {
    const { service, blocks } = startLinks();
    const account = { id: HANA, blocks } as unknown as AccountView;
    expect(await service.listShown(account, range)).toMatchObject({
      ...{ entries: [{ id: 1 }], total: 3, nextOffset: 1 },
    });
    blocks[0]!.shown = false;
    expect(await service.listShown(account, range)).toEqual({ entries: [], total: 0, nextOffset: null });
  });

  it('have an owner in public only while they and their block are shown', async () => {
    const { service, stored, blocks } = startLinks();
    expect(await service.getOwnerOfShown(1)).toMatchObject({ id: HANA });
    stored.set(1, { ...stored.get(1)!, visibility: 'hidden' });
    await expect(service.getOwnerOfShown(1)).rejects.toBeInstanceOf(LinkNotFound);
    expect(await service.getOwnerId(1)).toBe(HANA);
    stored.set(1, { ...stored.get(1)!, ...ALWAYS_VISIBLE });
    blocks[0]!.shown = false;
    await expect(service.getOwnerOfShown(1)).rejects.toBeInstanceOf(LinkNotFound);
    await expect(service.getOwnerId(2)).rejects.toBeInstanceOf(LinkNotFound);
  });
});
