import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { type UploadedFile } from '../../common/http/uploaded-file.js';
import { type Language } from '../../common/rules/language.js';
import { NEWS_LIMITS } from './news.rules.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { PicturesService } from '../pictures/pictures.service.js';
import { checkNewsWords, type NewsText, toNewsWords } from './news-words.js';
import { NewsIsPublished, NewsNotFound } from './news.errors.js';
import { type NewsHead, NewsRepository } from './news.repository.js';
import { NewsReadModel, type NewsView } from './news.read-model.js';

/** Ids are part of addresses and command lines; `unreads` is the address of an API operation. */
const ID = new RegExp(`^(?!unreads$)[A-Za-z0-9][A-Za-z0-9_-]{0,${NEWS_LIMITS.id - 1}}$`);

/** A new item, in one language or both. */
export interface NewNews {
  /** Part of its address; generated if missing. */
  id?: string | undefined;
  texts: Partial<Record<Language, NewsText>>;
  image?: UploadedFile | undefined;
  /** When it is published; null for a draft. */
  publishedAt?: Date | null;
}

/** Changes to an item; fields that are left out stay the same. */
export interface NewsRevision {
  texts: Partial<Record<Language, NewsText>>;
  /** A new picture, or null to remove it. */
  image?: UploadedFile | null | undefined;
}

/** News management for the operator's command line. */
@Injectable()
export class NewsroomService {
  private readonly logger = new Logger(NewsroomService.name);

  constructor(
    private readonly transactions: TransactionsService,
    private readonly news: NewsRepository,
    private readonly views: NewsReadModel,
    private readonly pictures: PicturesService,
  ) {}

  /** Every item, including drafts and scheduled ones, newest first. */
  async list(): Promise<NewsHead[]> {
    return this.news.listHeads();
  }

  /** @throws NewsNotFound */
  async get(id: string): Promise<NewsView> {
    const news = await this.views.find(id);
    if (news === null) throw new NewsNotFound();
    return news;
  }

  /**
   * Creates a news item, as a draft unless `publishedAt` is set.
   *
   * @throws InvalidInput for each invalid field; one language needs both a title and a text
   * @throws NewsExists
   */
  async create({ id = generateId(), texts, image, publishedAt = null }: NewNews): Promise<NewsView> {
    const words = toNewsWords(texts);
    const broken = checkNewsWords(words);
    if (!ID.test(id)) broken.push({ field: 'id', code: 'invalidFormat' });
    if (Object.keys(words).length === 0) broken.push({ field: 'texts', code: 'required' });
    if (broken.length > 0) throw new InvalidInput(broken);
    const taken = image && (await this.pictures.take(null, image));
    await this.transactions.run(async (tx) => {
      const pictureId = taken ? await this.pictures.keep(tx, taken) : null;
      const written = { titleJa: null, contentJa: null, titleEn: null, contentEn: null, ...words };
      await this.news.insert(tx, { id, ...written, pictureId, publishedAt });
    });
    this.logger.log({ event: 'news.created', newsId: id, publishedAt });
    return this.get(id);
  }

  /**
   * Changes an item. A published one shows the time of its revision and does not become unread.
   *
   * @throws NewsNotFound
   * @throws InvalidInput naming each field
   * @throws PictureKindRefused, PictureTooLarge, PictureUnreadable, ServiceUnavailable as its picture is taken
   */
  async revise(id: string, { texts, image }: NewsRevision): Promise<NewsView> {
    const words = await this.requireWords(id, { texts, image });
    const taken = image ? await this.pictures.take(null, image) : image;
    await this.transactions.run(async (tx) => {
      const former = await this.news.lockPicture(tx, id);
      if (former === undefined) throw new NewsNotFound();
      if (taken === undefined) {
        await this.news.update(tx, id, words);
        return;
      }
      const pictureId = taken === null ? null : await this.pictures.keep(tx, taken);
      await this.news.update(tx, id, { ...words, pictureId });
      await this.pictures.remove(tx, former === null ? [] : [former]);
    });
    this.logger.log({ event: 'news.revised', newsId: id });
    return this.get(id);
  }

  /**
   * Validates a revision, including its picture, without storing anything.
   *
   * @throws NewsNotFound
   * @throws InvalidInput naming each field
   * @throws PictureKindRefused, PictureTooLarge, PictureUnreadable as its picture is taken
   */
  async requireRevisable(id: string, revision: NewsRevision): Promise<void> {
    await this.requireWords(id, revision);
    if (revision.image) await this.pictures.requireTakeable(revision.image);
  }

  /** Validates the texts of a revision and returns them as stored. */
  private async requireWords(
    id: string,
    { texts, image }: NewsRevision,
  ): Promise<ReturnType<typeof toNewsWords>> {
    await this.get(id);
    const words = toNewsWords(texts);
    const broken = checkNewsWords(words);
    if (Object.keys(words).length === 0 && image === undefined)
      broken.push({ field: 'texts', code: 'required' });
    if (broken.length > 0) throw new InvalidInput(broken);
    return words;
  }

  /**
   * Publishes a draft or a scheduled item now. Does nothing if it is already published.
   *
   * @throws NewsNotFound
   */
  async publish(id: string): Promise<NewsView> {
    await this.news.publish(id);
    const news = await this.get(id);
    this.logger.log({ event: 'news.published', newsId: id });
    return news;
  }

  /**
   * Schedules an item.
   *
   * @param at a future time
   * @throws NewsNotFound
   * @throws NewsIsPublished
   */
  async schedule(id: string, at: Date): Promise<NewsView> {
    const isScheduled = await this.news.schedule(id, at);
    const news = await this.get(id);
    if (!isScheduled) throw new NewsIsPublished();
    this.logger.log({ event: 'news.scheduled', newsId: id, publishedAt: at });
    return news;
  }

  /**
   * Deletes an item with its picture and its read marks.
   *
   * @throws NewsNotFound
   */
  async delete(id: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const picture = await this.news.lockPicture(tx, id);
      if (picture === undefined) throw new NewsNotFound();
      await this.news.delete(tx, id);
      await this.pictures.remove(tx, picture === null ? [] : [picture]);
    });
    this.logger.log({ event: 'news.deleted', newsId: id });
  }
}

/** The date and a short random suffix: easy to read aloud and type. */
function generateId(): string {
  return `${new Date().toISOString().slice(0, 10)}-${randomBytes(3).toString('hex')}`;
}
