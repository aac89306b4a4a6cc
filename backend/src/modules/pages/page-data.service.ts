import { Injectable } from '@nestjs/common';
import { NotFound } from '../../common/errors/request-errors.js';
import { type Language } from '../../common/rules/language.js';
import { LARGEST_ID } from '../../common/rules/ids.js';
import { type PageAccountView } from '../accounts/account.read-model.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { ContentNotFound } from '../contents/contents.errors.js';
import { ContentsService } from '../contents/contents.service.js';
import { DocumentsService } from '../documents/documents.service.js';
import { NewsService } from '../news/news.service.js';
import { ContentPageService } from './content-page.service.js';
import { LandingPageService } from './landing-page.service.js';
import { type PageData } from './dto/page-data.js';
import { type PageRequest } from './dto/page-request.js';
import { ProfilePageService } from './profile-page.service.js';

/** Requests that need a database lookup. */
type DatabaseRequest = Extract<PageRequest, { kind: 'profile' | 'content' | 'edited' | 'news' }>;

type EditedPageRequest = Extract<PageRequest, { kind: 'edited' }>;

const DATABASE_KINDS: ReadonlySet<PageRequest['kind']> = new Set<DatabaseRequest['kind']>([
  'profile',
  'content',
  'edited',
  'news',
]);

/** The page is at another URL: the display ID has changed or is spelled differently. */
export class PageMoved extends NotFound {
  /** @param barePath the canonical path */
  constructor(readonly barePath: string) {
    super();
  }
}

/** The data of a page, and the timestamp until which they are valid if nothing is written; null without limit. */
interface ReadPage {
  data: PageData;
  validUntil: number | null;
}

/** Reads the data of pages. */
@Injectable()
export class PageDataService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilePageService,
    private readonly contents: ContentPageService,
    private readonly allContents: ContentsService,
    private readonly documents: DocumentsService,
    private readonly news: NewsService,
    private readonly landing: LandingPageService,
  ) {}

  /**
   * @param language the language of the page
   * @throws PageMoved if the display ID has changed or is spelled differently
   * @throws AccountNotFound, ContentNotFound, DocumentNotFound, NewsNotFound
   */
  async read(request: PageRequest, language: Language): Promise<ReadPage> {
    // Taken before reading, so that no scheduled change is missed.
    const startedAt = Date.now();
    switch (request.kind) {
      case 'profile': {
        const account = await this.getAccount(request.displayId);
        const data = await this.profiles.read(account, request.all, language);
        return { data, validUntil: endOf(account, startedAt) };
      }
      case 'content': {
        const { displayId, contentId } = request;
        if (contentId > LARGEST_ID) throw new ContentNotFound();
        const reading: { account?: PageAccountView } = {};
        const readAccount = async () =>
          (reading.account = await this.getAccount(displayId, `/contents/${contentId}`));
        const data = await this.contents.read(readAccount, contentId, language);
        return { data, validUntil: endOf(reading.account, startedAt) };
      }
      case 'document': {
        const validUntil = this.documents.validUntil(request.name);
        return {
          data: { kind: 'document', document: this.documents.get(request.name, language) },
          validUntil,
        };
      }
      default:
        return { data: await this.readLasting(request, language), validUntil: null };
    }
  }

  /** The data of a page without scheduled changes. */
  private async readLasting(
    request: Exclude<PageRequest, { kind: 'profile' | 'content' | 'document' }>,
    language: Language,
  ): Promise<PageData> {
    switch (request.kind) {
      case 'landing':
        return this.landing.read(language);
      // Private data: the server only checks that the page exists.
      case 'edited':
        return { kind: 'edited', accountId: await this.findEdited(request) };
      // For signed-in users: the server only checks that it exists.
      case 'news':
        await this.news.requirePublished(request.newsId);
        return { kind: 'news' };
    }
  }

  /**
   * Checks that a page exists, with less work than reading its data.
   *
   * @throws PageMoved, AccountNotFound, ContentNotFound, NewsNotFound
   */
  async requireExisting(request: DatabaseRequest): Promise<void> {
    switch (request.kind) {
      case 'profile':
        await this.getAccount(request.displayId);
        return;
      case 'content': {
        const { displayId, contentId } = request;
        if (contentId > LARGEST_ID) throw new ContentNotFound();
        await this.allContents.getOf(this.getAccount(displayId, `/contents/${contentId}`), contentId, null);
        return;
      }
      case 'edited':
        await this.findEdited(request);
        return;
      case 'news':
        await this.news.requirePublished(request.newsId);
    }
  }

  /** Whether all data of a page could be read. */
  isWhole(data: PageData | null): boolean {
    if (data?.kind === 'landing') return this.landing.isWhole(data);
    return data?.kind !== 'content' || (data.items !== null && data.contents !== null);
  }

  /** The account of an editing page. */
  private async findEdited({ displayId, contentId, below }: EditedPageRequest): Promise<string> {
    if (contentId !== null && contentId > LARGEST_ID) throw new ContentNotFound();
    const account = await this.getAccount(displayId, below);
    if (contentId !== null) await this.allContents.requireOf(account, contentId);
    return account.id;
  }

  /** @param below the path below the creator's page */
  private async getAccount(displayId: string, below = ''): Promise<PageAccountView> {
    const account = await this.accounts.getForPage(displayId);
    if (account.displayId !== displayId) throw new PageMoved(`/profile/${account.displayId}${below}`);
    return account;
  }
}

/** When something on the pages of an account appears or ends on schedule. */
function endOf(account: PageAccountView | undefined, startedAt: number): number | null {
  const changesInMs = account?.changesInMs ?? null;
  return changesInMs === null ? null : startedAt + changesInMs;
}

/** Whether a request needs a database lookup. */
export function needsDatabase(request: PageRequest): request is DatabaseRequest {
  return DATABASE_KINDS.has(request.kind);
}

/** The account whose changes invalidate a page. */
export function ownerOf(data: PageData | null): string | null {
  if (data?.kind === 'edited') return data.accountId;
  if (data?.kind === 'landing') return data.example?.accountId ?? null;
  return data?.kind === 'profile' || data?.kind === 'content' ? data.account.accountId : null;
}
