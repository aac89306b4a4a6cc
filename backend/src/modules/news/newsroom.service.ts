import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { type UploadedFile } from '../../common/http/uploaded-file.js';
import { type Language } from '../../common/language.js';
import { NEWS_LIMITS } from './news.rules.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { PicturesService } from '../pictures/pictures.service.js';
import { checkNewsWords, type NewsText, toNewsWords } from './news-words.js';
import { NewsIsPublished, NewsNotFound } from './news.errors.js';
import { type NewsHead, NewsRepository } from './news.repository.js';
import { NewsReadModel, type NewsView } from './news.read-model.js';

/** An id stands in addresses and on command lines; the last one is the address of a call. */
const ID = new RegExp(`^(?!unreads$)[A-Za-z0-9][A-Za-z0-9_-]{0,${NEWS_LIMITS.id - 1}}$`);

/** A piece of news as it is written: in one language or in both. */
export interface NewNews {
  /** Stands in its address; one is made up where there is none. */
  id?: string | undefined;
  texts: Partial<Record<Language, NewsText>>;
  image?: UploadedFile | undefined;
  /** When it is published; null for a draft, or where it is published later by hand. */
  publishedAt?: Date | null;
}

/** What is changed of a piece; what is left out stays. */
export interface NewsRevision {
  texts: Partial<Record<Language, NewsText>>;
  /** Another picture, or null for none. */
  image?: UploadedFile | null | undefined;
}

/** Where news are written, for the operator's command line. */
@Injectable()
export class NewsroomService {
  private readonly logger = new Logger(NewsroomService.name);

  constructor(
    private readonly transactions: TransactionsService,
    private readonly news: NewsRepository,
    private readonly views: NewsReadModel,
    private readonly pictures: PicturesService,
  ) {}

  /** Every piece, also drafts and what is still to come, the newest first. */
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
   * Writes a piece of news; a draft, unless it says when it is published.
   *
   * @throws InvalidInput naming each field: a title and a text in one language at least
   * @throws NewsExists
   */
  async create({ id = makeUpId(), texts, image, publishedAt = null }: NewNews): Promise<NewsView> {
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
   * Changes what is written. Of a published piece its readers are told when it was revised; it does not become unread.
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
   * Whether a piece could be revised like this; nothing is kept, of its picture neither.
   *
   * @throws NewsNotFound
   * @throws InvalidInput naming each field
   * @throws PictureKindRefused, PictureTooLarge, PictureUnreadable as its picture is taken
   */
  async requireRevisable(id: string, revision: NewsRevision): Promise<void> {
    await this.requireWords(id, revision);
    if (revision.image) await this.pictures.requireTakeable(revision.image);
  }

  /** The words as they are kept. */
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
   * Publishes a piece at once, also one that was to wait; what is published already stays as it is.
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
   * Has a piece published by itself.
   *
   * @param at a time to come
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
   * Takes a piece away, with its picture and with who has read it.
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

/** The day, and something that no other has: ids are read aloud and typed. */
function makeUpId(): string {
  return `${new Date().toISOString().slice(0, 10)}-${randomBytes(3).toString('hex')}`;
}
