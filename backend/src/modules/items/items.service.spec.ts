import { type EntityManager } from 'typeorm';
import { FakeTransactions } from '../../../test/support/fake-transactions.js';
import { promised } from '../../../test/support/promised.js';
import { refusedFields } from '../../../test/support/refused-fields.js';
import { Forbidden } from '../../common/errors/request-errors.js';
import { UploadedFile } from '../../common/http/uploaded-file.js';
import { type AppConfig } from '../../config/app-config.js';
import { type TransactionsService } from '../../database/transactions.service.js';
import { type AccountView } from '../accounts/account.read-model.js';
import { ContentNotFound } from '../contents/contents.errors.js';
import { type ContentsService } from '../contents/contents.service.js';
import { PictureUnreadable, StorageFull } from '../pictures/pictures.errors.js';
import { type PicturesService, type SentPicture, type TakenPicture } from '../pictures/pictures.service.js';
import { ALWAYS_VISIBLE } from '../visibility/visibility.rules.js';
import { type ItemInput } from './item-input.js';
import { type ItemReadModel, type ItemView } from './item.read-model.js';
import { ItemNotFound, TooManyItems } from './items.errors.js';
import {
  type ItemId,
  type ItemsOf,
  type ItemsRepository,
  type NewItem,
  type StoredItem,
} from './items.repository.js';
import { ItemsService } from './items.service.js';

const HANA = 'account-1';
const TARO = 'account-2';
/** Hana's content, which is public. */
const CONTENT = 5;
const MALL = 'https://mall.example/?q={kw}';

const input = (changes: Partial<ItemInput> = {}): ItemInput => ({
  ...{ majorMall: false, name: 'Camera', url: 'https://a.example/' },
  image: new UploadedFile('items[0][image]', 'new picture'),
  ...changes,
});

/** The items of Hana's content in memory: at first one, with the ID 1. */
class FakeItems implements Pick<
  ItemsRepository,
  'count' | 'find' | 'findPlace' | 'insert' | 'update' | 'delete'
> {
  readonly rows = new Map<number, StoredItem>([
    [1, { ...ALWAYS_VISIBLE, majorMall: true, name: 'Camera', url: null, pictureId: 10 }],
  ]);

  constructor(private readonly log: string[]) {}

  count(): Promise<number> {
    return Promise.resolve(this.rows.size);
  }

  find(_tx: EntityManager, { id, contentId }: ItemId): Promise<StoredItem | null> {
    return Promise.resolve(contentId === CONTENT ? (this.rows.get(id) ?? null) : null);
  }

  findPlace(_tx: EntityManager, id: number): Promise<{ accountId: string; contentId: number } | null> {
    return Promise.resolve(this.rows.has(id) ? { accountId: HANA, contentId: CONTENT } : null);
  }

  insert(_tx: EntityManager, _of: object, items: NewItem[]): Promise<number[]> {
    this.log.push('insert');
    const first = this.rows.size + 1;
    for (const [index, item] of items.entries()) this.rows.set(first + index, { ...ALWAYS_VISIBLE, ...item });
    return Promise.resolve(items.map((_item, index) => first + index));
  }

  update(_tx: EntityManager, id: number, item: NewItem): Promise<void> {
    this.log.push('update');
    this.rows.set(id, { ...ALWAYS_VISIBLE, ...item });
    return Promise.resolve();
  }

  delete(_tx: EntityManager, id: number): Promise<void> {
    this.log.push('delete');
    this.rows.delete(id);
    return Promise.resolve();
  }

  /** Fills the content up to that many items. */
  fill(count: number): void {
    for (let id = this.rows.size + 1; id <= count; id += 1) this.rows.set(id, this.rows.get(1)!);
  }
}

function startItems() {
  /** The calls, in order. */
  const log: string[] = [];
  const items = new FakeItems(log);
  const deadPictures = new Set<string>();
  const quota = { isFull: false };
  /** Run while pictures are processed, like concurrent requests. */
  const meanwhile: (() => void)[] = [];
  /** The arguments of listings. */
  const lists: unknown[] = [];
  const requireContent = (id: number) => {
    if (id !== CONTENT) throw new ContentNotFound();
  };
  const viewOf = (id: number): ItemView => ({
    ...{ id, accountId: HANA, contentId: CONTENT, contentVisible: true },
    ...(items.rows.get(id) ?? input({ name: null })),
    ...ALWAYS_VISIBLE,
    picture: { hash: 'hash', width: 1, height: 1, widths: [1], placeholder: '#fff' },
    affiliate: { mylink: null, linkSwitch: false },
  });
  const rows = { rows: [viewOf(1)], total: 1 };
  const take = (accountId: string, { image, imageFileName }: SentPicture) =>
    promised(() => {
      meanwhile.shift()?.();
      const hash = image?.path ?? imageFileName ?? null;
      if (hash === null) return null;
      log.push(`take ${hash}`);
      if (deadPictures.has(hash)) throw new PictureUnreadable();
      return { accountId, hash, field: 'image' };
    });
  const keep = (_tx: EntityManager, { hash }: TakenPicture) =>
    promised(() => {
      log.push(`keep ${hash}`);
      if (quota.isFull) throw new StorageFull();
      return 20;
    });
  const service = new ItemsService(
    {
      shops: {
        searches: { amazon: MALL, rakuten: MALL, yahoo: MALL },
        referralBase: 'https://referral.example/',
      },
    } as unknown as AppConfig,
    new FakeTransactions(log) as unknown as TransactionsService,
    {
      lockOwn: (_tx: EntityManager, accountId: string, id: number) =>
        promised(() => {
          requireContent(id);
          if (accountId !== HANA) throw new Forbidden();
        }),
      requireShown: (id: number) =>
        promised(() => {
          requireContent(id);
          return HANA;
        }),
    } as unknown as ContentsService,
    {
      takeSent: take,
      takeAll: (accountId: string, sent: SentPicture[]) =>
        Promise.all(sent.map((each) => take(accountId, each))),
      keep,
      keepAll: (tx: EntityManager, taken: TakenPicture[]) => Promise.all(taken.map((each) => keep(tx, each))),
      remove: (_tx: EntityManager, ids: number[]) => Promise.resolve(void log.push(`remove ${ids.join()}`)),
    } as unknown as PicturesService,
    items as unknown as ItemsRepository,
    {
      list: (of: ItemsOf) => {
        lists.push(of);
        return Promise.resolve(rows);
      },
      listAllOfContent: (id: number) => {
        lists.push({ allOf: id });
        return Promise.resolve(rows);
      },
      // In undefined order.
      listOwn: (ids: number[]) =>
        Promise.resolve(
          ids
            .filter((id) => items.rows.has(id))
            .map(viewOf)
            .reverse(),
        ),
    } as unknown as ItemReadModel,
  );
  return { service, log, items, deadPictures, quota, meanwhile, lists };
}

const range = { offset: 0, limit: 10 };

describe('adding items', () => {
  it('checks the limit, takes the pictures, and checks the limit again before writing', async () => {
    const { service, log } = startItems();
    const also = () => Promise.resolve(void log.push('also'));
    await service.add(HANA, CONTENT, [input()], also);
    expect(log).toEqual([
      ...['begin', 'commit', 'take new picture'],
      ...['begin', 'keep new picture', 'insert', 'also', 'commit'],
    ]);
  });

  it('returns them in the order of the request, with their destinations', async () => {
    const { service } = startItems();
    const added = await service.add(HANA, CONTENT, [input({ name: 'first' }), input({ name: 'second' })]);
    expect(added).toMatchObject([
      { name: 'first', destinations: [{ mall: null, url: 'https://a.example/' }] },
      { name: 'second' },
    ]);
    expect(added[0]).not.toHaveProperty('affiliate');
  });

  it('stores the visibility of each', async () => {
    const { service, items } = startItems();
    await service.add(HANA, CONTENT, [input({ visibility: { visibility: 'draft' } }), input()]);
    expect([2, 3].map((id) => items.rows.get(id)?.visibility)).toEqual(['draft', 'public']);
  });

  it('rejects invalid ones before anything else', async () => {
    const { service, log } = startItems();
    const faulty = [input(), input({ majorMall: true })];
    expect(await refusedFields(service.add(HANA, CONTENT, faulty))).toEqual(['items[1][url]']);
    const late = { visibleFrom: new Date(2), visibleUntil: new Date(1) };
    expect(await refusedFields(service.add(HANA, CONTENT, [input({ visibility: late })]))).toEqual([
      'items[0][visibleUntil]',
    ]);
    expect(log).toEqual([]);
  });

  it('fills a content up to 200 items, and processes no picture beyond', async () => {
    const { service, items, log } = startItems();
    items.fill(198);
    await service.add(HANA, CONTENT, [input(), input()]);
    log.length = 0;
    await expect(service.add(HANA, CONTENT, [input()])).rejects.toBeInstanceOf(TooManyItems);
    expect(log).toEqual(['begin', 'roll back']);
  });

  it('writes nothing if the last places are taken meanwhile', async () => {
    const { service, items, log, meanwhile } = startItems();
    meanwhile.push(() => items.fill(200));
    await expect(service.add(HANA, CONTENT, [input()])).rejects.toBeInstanceOf(TooManyItems);
    expect(log).not.toContain('insert');
  });

  it.each([
    ['of another account', TARO, CONTENT, Forbidden],
    ['that does not exist', HANA, 9, ContentNotFound],
  ])('to a content %s processes no picture', async (_which, accountId, contentId, error) => {
    const { service, log } = startItems();
    await expect(service.add(accountId, contentId, [input()])).rejects.toBeInstanceOf(error);
    expect(log).toEqual(['begin', 'roll back']);
  });

  it('adds none if one picture cannot be used', async () => {
    const { service, items, deadPictures } = startItems();
    deadPictures.add('broken');
    const broken = input({ image: new UploadedFile('image', 'broken') });
    await expect(service.add(HANA, CONTENT, [input(), broken])).rejects.toBeInstanceOf(PictureUnreadable);
    expect(items.rows.size).toBe(1);
  });

  it('is rolled back if the work in its transaction fails', async () => {
    const { service, log } = startItems();
    const stopped = () => Promise.reject(new Error('stopped'));
    await expect(service.add(HANA, CONTENT, [input()], stopped)).rejects.toThrow('stopped');
    expect(log.at(-1)).toBe('roll back');
  });
});

describe('changing an item', () => {
  it('keeps omitted fields, including its picture', async () => {
    const { service, items, log } = startItems();
    expect(await service.update(HANA, CONTENT, 1, { name: 'Lens' })).toMatchObject({ id: 1, name: 'Lens' });
    expect(items.rows.get(1)).toEqual({
      ...ALWAYS_VISIBLE,
      ...{ majorMall: true, name: 'Lens', url: null, pictureId: 10 },
    });
    // Without a picture there is nothing to check beforehand.
    expect(log).toEqual(['begin', 'update', 'commit']);
  });

  it('deletes its picture before storing the new one, which needs the room', async () => {
    const { service, items, log } = startItems();
    await service.update(HANA, CONTENT, 1, { image: new UploadedFile('image', 'new') });
    expect(log).toEqual([
      ...['begin', 'commit', 'take new'],
      ...['begin', 'remove 10', 'keep new', 'update', 'commit'],
    ]);
    expect(items.rows.get(1)?.pictureId).toBe(20);
  });

  it('keeps the former picture if there is no room for the new one', async () => {
    const { service, quota, log } = startItems();
    quota.isFull = true;
    const image = new UploadedFile('image', 'new');
    await expect(service.update(HANA, CONTENT, 1, { image })).rejects.toBeInstanceOf(StorageFull);
    expect(log.at(-1)).toBe('roll back');
  });

  it.each<[string, object, string[]]>([
    ['has no destination', { majorMall: false }, ['url']],
    ['has two', { url: 'https://a.example/' }, ['url']],
    [
      'has two pictures',
      { image: new UploadedFile('image', 'new'), imageFileName: 'kept' },
      ['imageFileName'],
    ],
    ['becomes a draft', { visibility: { visibility: 'draft' } }, ['visibility']],
    [
      'ends before it begins',
      { visibility: { visibleFrom: new Date(2), visibleUntil: new Date(1) } },
      ['visibleUntil'],
    ],
  ])('rejects one that %s, before processing a picture', async (_what, changes, fields) => {
    const { service, log } = startItems();
    const image = new UploadedFile('image', 'new');
    expect(await refusedFields(service.update(HANA, CONTENT, 1, { image, ...changes }))).toEqual(fields);
    expect(log).toEqual(['begin', 'roll back']);
  });

  it('rejects a change that leaves it without a destination after a concurrent one', async () => {
    const { service, items, log, meanwhile } = startItems();
    const other = { majorMall: false, url: 'https://b.example/' };
    meanwhile.push(() => items.rows.set(1, { ...items.rows.get(1)!, ...other }));
    expect(await refusedFields(service.update(HANA, CONTENT, 1, { url: null }))).toEqual(['url']);
    expect(log).not.toContain('update');
  });

  it('applies to the item as stored at the time of writing', async () => {
    const { service, items, meanwhile } = startItems();
    const other = { majorMall: false, url: 'https://b.example/', pictureId: 11 };
    meanwhile.push(() => items.rows.set(1, { ...items.rows.get(1)!, ...other }));
    await service.update(HANA, CONTENT, 1, { name: 'Lens' });
    expect(items.rows.get(1)).toMatchObject({ name: 'Lens', ...other });
  });

  it.each([
    ['of another account', TARO, CONTENT, 1, Forbidden],
    ['of another content', HANA, 9, 1, ContentNotFound],
    ['that does not exist', HANA, CONTENT, 2, ItemNotFound],
  ])('rejects one %s', async (_which, accountId, contentId, id, error) => {
    const { service, log } = startItems();
    await expect(service.update(accountId, contentId, id, { name: 'Lens' })).rejects.toBeInstanceOf(error);
    await expect(service.delete(accountId, contentId, id)).rejects.toBeInstanceOf(error);
    expect(log).toEqual(['begin', 'roll back', 'begin', 'roll back']);
  });

  it('fails if it is deleted meanwhile', async () => {
    const { service, items, log, meanwhile } = startItems();
    meanwhile.push(() => items.rows.delete(1));
    await expect(service.update(HANA, CONTENT, 1, { name: 'Lens' })).rejects.toBeInstanceOf(ItemNotFound);
    expect(log).not.toContain('update');
  });
});

describe('deleting an item', () => {
  it('deletes its picture and runs other work in the same transaction', async () => {
    const { service, log } = startItems();
    await service.delete(HANA, CONTENT, 1, () => Promise.resolve(void log.push('also')));
    expect(log).toEqual(['begin', 'delete', 'remove 10', 'also', 'commit']);
  });

  it('is rolled back if the work in its transaction fails', async () => {
    const { service, log } = startItems();
    await expect(
      service.delete(HANA, CONTENT, 1, () => Promise.reject(new Error('stopped'))),
    ).rejects.toThrow();
    expect(log.at(-1)).toBe('roll back');
  });
});

describe('the items', () => {
  it('of a content are all listed for its owner, and only visible ones for others', async () => {
    const { service, lists } = startItems();
    for (const viewer of [HANA, TARO, null])
      expect(await service.listOfContent(CONTENT, viewer, range)).toMatchObject({ total: 1 });
    expect(lists).toEqual([{ allOf: CONTENT }, { contentId: CONTENT }, { contentId: CONTENT }]);
  });

  it('of a page that hides them are not read', async () => {
    const { service, lists } = startItems();
    const pageThat = (shown: boolean) =>
      ({ id: HANA, blocks: [{ name: 'item', shown }] }) as unknown as AccountView;
    expect(await service.listShown(pageThat(false), range)).toMatchObject({ entries: [], total: 0 });
    expect(lists).toEqual([]);
    expect(await service.listShown(pageThat(true), range)).toMatchObject({ entries: [{ id: 1 }] });
    expect(lists).toEqual([{ accountId: HANA }]);
  });

  it('have a place if they exist', async () => {
    const { service } = startItems();
    expect(await service.getPlace(1)).toEqual({ accountId: HANA, contentId: CONTENT });
    await expect(service.getPlace(2)).rejects.toBeInstanceOf(ItemNotFound);
  });
});
