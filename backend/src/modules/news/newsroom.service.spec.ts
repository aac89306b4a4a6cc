import { Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { FakeTransactions } from '../../../test/support/fake-transactions.js';
import { promised } from '../../../test/support/promised.js';
import { UploadedFile } from '../../common/http/uploaded-file.js';
import { type TransactionsService } from '../../database/transactions.service.js';
import { PictureUnreadable } from '../pictures/pictures.errors.js';
import { type PicturesService } from '../pictures/pictures.service.js';
import { type News } from './news.entity.js';
import { NewsExists, NewsIsPublished, NewsNotFound } from './news.errors.js';
import { type NewsReadModel, type NewsView } from './news.read-model.js';
import { type NewsRepository } from './news.repository.js';
import { NEWS_LIMITS } from './news.rules.js';
import { type NewNews, NewsroomService } from './newsroom.service.js';

const NOW = new Date('2027-01-28T09:00:00Z');
const JA = { title: 'お知らせ', content: 'はじめに' };
const EN = { title: 'News', content: 'Hello' };
const IMAGE = new UploadedFile('image', '/tmp/image', 1);
const BROKEN_IMAGE = new UploadedFile('image', '/tmp/broken', 1);

/** News in memory. */
class FakeNews
  implements
    Pick<NewsRepository, 'insert' | 'lockPicture' | 'update' | 'publish' | 'schedule' | 'delete'>,
    Pick<NewsReadModel, 'find'>
{
  readonly rows = new Map<string, Partial<News>>();

  find(id: string): Promise<NewsView | null> {
    return Promise.resolve((this.rows.get(id) ?? null) as NewsView | null);
  }

  insert(_tx: EntityManager, news: Parameters<NewsRepository['insert']>[1]): Promise<void> {
    return promised(() => {
      if (this.rows.has(news.id)) throw new NewsExists();
      this.rows.set(news.id, news);
    });
  }

  lockPicture(_tx: EntityManager, id: string): Promise<number | null | undefined> {
    return Promise.resolve(this.rows.get(id)?.pictureId);
  }

  update(_tx: EntityManager, id: string, changes: Partial<News>): Promise<void> {
    this.rows.set(id, { ...this.rows.get(id), ...changes });
    return Promise.resolve();
  }

  publish(id: string): Promise<void> {
    const row = this.rows.get(id);
    if (row) row.publishedAt ??= NOW;
    return Promise.resolve();
  }

  schedule(id: string, at: Date): Promise<boolean> {
    const row = this.rows.get(id);
    if (!row || row.publishedAt) return Promise.resolve(false);
    row.publishedAt = at;
    return Promise.resolve(true);
  }

  delete(_tx: EntityManager, id: string): Promise<void> {
    this.rows.delete(id);
    return Promise.resolve();
  }
}

describe('the newsroom', () => {
  let news: FakeNews;
  /** What happens to pictures, with the limits of transactions. */
  let log: string[];
  /** Runs while a picture is taken, like a concurrent command. */
  let meanwhile: () => void;
  let service: NewsroomService;
  beforeEach(() => {
    Logger.overrideLogger(false);
    jest.useFakeTimers();
    jest.setSystemTime(NOW);
    [news, log, meanwhile] = [new FakeNews(), [], () => undefined];
    const take = ({ path }: UploadedFile) =>
      promised(() => {
        if (path === BROKEN_IMAGE.path) throw new PictureUnreadable();
        log.push('take');
        meanwhile();
        return {};
      });
    service = new NewsroomService(
      new FakeTransactions(log) as unknown as TransactionsService,
      news as unknown as NewsRepository,
      news as unknown as NewsReadModel,
      {
        take: (_accountId: null, file: UploadedFile) => take(file),
        requireTakeable: take,
        keep: () =>
          promised(() => {
            log.push('keep 8');
            return 8;
          }),
        remove: (_tx: EntityManager, ids: number[]) => promised(() => void log.push(`remove ${ids.join()}`)),
      } as unknown as PicturesService,
    );
  });
  afterEach(() => jest.useRealTimers());

  const create = (changes: Partial<NewNews> = {}) =>
    service.create({ id: 'n-1', texts: { ja: JA }, ...changes });

  describe('creates an item', () => {
    it('as a draft, in the given languages', async () => {
      await create();
      expect(news.rows.get('n-1')).toEqual({
        ...{ id: 'n-1', titleJa: JA.title, contentJa: JA.content, titleEn: null, contentEn: null },
        ...{ pictureId: null, publishedAt: null },
      });
    });

    it('with its picture, at its time', async () => {
      await create({ image: IMAGE, publishedAt: NOW });
      expect(news.rows.get('n-1')).toMatchObject({ pictureId: 8, publishedAt: NOW });
      expect(log).toEqual(['take', 'begin', 'keep 8', 'commit']);
    });

    it('with an ID of the day, unless one is given', async () => {
      const { id } = await service.create({ texts: { en: EN } });
      expect(id).toMatch(/^2027-01-28-[\da-f]{6}$/);
      const other = await service.create({ texts: { en: EN } });
      expect(other.id).not.toBe(id);
    });

    it.each(['a', 'A-1_b', 'unreads-2', 'a'.repeat(NEWS_LIMITS.id)])('with the ID %s', async (id) => {
      await expect(create({ id })).resolves.toMatchObject({ id });
    });

    it.each(['', '-a', '_a', 'a b', 'a/b', 'unreads', 'a'.repeat(NEWS_LIMITS.id + 1)])(
      'never with the ID "%s"',
      async (id) => {
        await expect(create({ id, image: IMAGE })).rejects.toMatchObject({
          entries: [{ field: 'id', code: 'invalidFormat' }],
        });
        expect([news.rows.size, log]).toEqual([0, []]);
      },
    );

    it.each<[string, NewNews['texts'], { field: string; code: string }]>([
      ['any text', {}, { field: 'texts', code: 'required' }],
      ['a title', { ja: { ...JA, title: ' ' } }, { field: 'titleJa', code: 'required' }],
      [
        'a title that fits',
        { en: { ...EN, title: 'a'.repeat(NEWS_LIMITS.title + 1) } },
        { field: 'titleEn', code: 'invalidLength' },
      ],
    ])('never without %s', async (_what, texts, broken) => {
      await expect(create({ texts, image: IMAGE })).rejects.toMatchObject({ entries: [broken] });
      expect([news.rows.size, log]).toEqual([0, []]);
    });

    it('never twice', async () => {
      await create();
      await expect(create({ texts: { en: EN } })).rejects.toBeInstanceOf(NewsExists);
      expect(news.rows.get('n-1')).toMatchObject({ titleJa: JA.title });
    });
  });

  describe('revises an item', () => {
    /** An item with a picture. */
    const illustrated = async () => {
      await create();
      news.rows.get('n-1')!.pictureId = 7;
      log.length = 0;
    };

    it('in one language, and keeps its picture', async () => {
      await illustrated();
      await service.revise('n-1', { texts: { en: EN } });
      expect(news.rows.get('n-1')).toMatchObject({ titleJa: JA.title, titleEn: EN.title, pictureId: 7 });
      expect(log).toEqual(['begin', 'commit']);
    });

    it('with another picture, and removes the former', async () => {
      await illustrated();
      await service.revise('n-1', { texts: {}, image: IMAGE });
      expect(news.rows.get('n-1')).toMatchObject({ titleJa: JA.title, pictureId: 8 });
      expect(log).toEqual(['take', 'begin', 'keep 8', 'remove 7', 'commit']);
    });

    it('without its picture', async () => {
      await illustrated();
      await service.revise('n-1', { texts: {}, image: null });
      expect(news.rows.get('n-1')).toMatchObject({ pictureId: null });
      expect(log).toEqual(['begin', 'remove 7', 'commit']);
    });

    it('never without a change, or with an invalid text', async () => {
      await create();
      for (const [texts, broken] of [
        [{}, { field: 'texts', code: 'required' }],
        [{ ja: { ...JA, content: '' } }, { field: 'contentJa', code: 'required' }],
      ] as const)
        for (const change of [
          () => service.revise('n-1', { texts }),
          () => service.requireRevisable('n-1', { texts }),
        ])
          await expect(change()).rejects.toMatchObject({ entries: [broken] });
    });

    it('never with an unreadable picture', async () => {
      await create();
      const revision = { texts: { ja: EN }, image: BROKEN_IMAGE };
      await expect(service.requireRevisable('n-1', revision)).rejects.toBeInstanceOf(PictureUnreadable);
      await expect(service.revise('n-1', revision)).rejects.toBeInstanceOf(PictureUnreadable);
      expect(news.rows.get('n-1')).toMatchObject({ titleJa: JA.title });
    });

    it('unless it is deleted meanwhile', async () => {
      await illustrated();
      meanwhile = () => news.rows.clear();
      const revision = service.revise('n-1', { texts: { ja: EN }, image: IMAGE });
      await expect(revision).rejects.toBeInstanceOf(NewsNotFound);
      expect(log).toEqual(['take', 'begin', 'roll back']);
    });

    it('after a check that stores nothing', async () => {
      await illustrated();
      await service.requireRevisable('n-1', { texts: {}, image: IMAGE });
      await service.requireRevisable('n-1', { texts: {}, image: null });
      expect([log, news.rows.get('n-1')?.pictureId]).toEqual([['take'], 7]);
    });
  });

  it('publishes a draft, and schedules only what is not published', async () => {
    await create();
    const later = new Date('2027-02-01T00:00:00Z');
    await create({ id: 'n-2' });
    expect(await service.schedule('n-2', later)).toMatchObject({ publishedAt: later });
    expect(await service.publish('n-1')).toMatchObject({ publishedAt: NOW });
    await expect(service.schedule('n-1', later)).rejects.toBeInstanceOf(NewsIsPublished);
  });

  it.each<[number | null, string]>([
    [7, 'remove 7'],
    [null, 'remove '],
  ])('deletes an item with the picture %s', async (pictureId, removal) => {
    await create();
    news.rows.get('n-1')!.pictureId = pictureId;
    log.length = 0;
    await service.delete('n-1');
    expect([news.rows.size, log]).toEqual([0, ['begin', removal, 'commit']]);
  });

  it('knows no other item', async () => {
    for (const act of [
      () => service.get('n-1'),
      () => service.revise('n-1', { texts: { ja: JA } }),
      () => service.requireRevisable('n-1', { texts: { ja: JA } }),
      () => service.publish('n-1'),
      () => service.schedule('n-1', NOW),
      () => service.delete('n-1'),
    ])
      await expect(act()).rejects.toBeInstanceOf(NewsNotFound);
  });
});
