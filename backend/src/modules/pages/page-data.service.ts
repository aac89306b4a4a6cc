import { Injectable } from '@nestjs/common';
import { type Language, LANGUAGES } from '../../common/language.js';
import { LARGEST_ID } from '../../common/rules/ids.js';
import { type AccountView } from '../accounts/account.read-model.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { ContentNotFound } from '../contents/contents.errors.js';
import { ContentsService } from '../contents/contents.service.js';
import { DocumentsService } from '../documents/documents.service.js';
import { NewsService } from '../news/news.service.js';
import { ContentPageService } from './content-page.service.js';
import { toThemeList } from '../themes/theme.mapper.js';
import { type PageData } from './dto/page-data.js';
import { type PageRequest } from './dto/page-request.js';
import { ProfilePageService } from './profile-page.service.js';

/** What names something that the database may have. */
type LookedUpRequest = Extract<PageRequest, { kind: 'profile' | 'content' | 'edited' | 'news' }>;

const LOOKED_UP: ReadonlySet<PageRequest['kind']> = new Set<LookedUpRequest['kind']>([
  'profile',
  'content',
  'edited',
  'news',
]);

/** Thrown instead of a page whose creator has another display ID now, or writes it in another way. */
export class PageMoved extends Error {
  /** @param barePath the one address of the page */
  constructor(readonly barePath: string) {
    super('The page has another address.');
  }
}

/** Reads what pages show, for every kind of them. */
@Injectable()
export class PageDataService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilePageService,
    private readonly contents: ContentPageService,
    private readonly allContents: ContentsService,
    private readonly documents: DocumentsService,
    private readonly news: NewsService,
  ) {}

  /**
   * @param language the one that the page is shown in
   * @throws PageMoved where the creator's display ID is another one now, or written in another way
   * @throws AccountNotFound, ContentNotFound, DocumentNotFound, NewsNotFound where the address names nothing
   */
  async read(request: PageRequest, language: Language): Promise<PageData> {
    switch (request.kind) {
      case 'profile': {
        const account = await this.getAccount(request.displayId);
        return this.profiles.read(account, request.all, language);
      }
      case 'content': {
        const { displayId, contentId } = request;
        if (contentId > LARGEST_ID) throw new ContentNotFound();
        const readAccount = () => this.getAccount(displayId, `/contents/${contentId}`);
        return this.contents.read(readAccount, contentId, language);
      }
      case 'document':
        return { kind: 'document', document: this.documents.get(request.name, language) };
      case 'themes':
        return { kind: 'themes', themes: toThemeList(language) };
      // What is edited is its creator's to see: the server finds out that it is there.
      case 'edited':
        return { kind: 'edited', accountId: await this.findEdited(request.displayId, request.contentId) };
      // What it says is for those who are signed in: the server finds out that it is there.
      case 'news':
        await this.news.requirePublished(request.newsId);
        return { kind: 'news' };
    }
  }

  /**
   * Makes sure that an address names something, with less work than reading all that its page shows.
   *
   * @throws PageMoved, AccountNotFound, ContentNotFound, NewsNotFound as reading it does
   */
  async mustBeThere(request: LookedUpRequest): Promise<void> {
    switch (request.kind) {
      case 'profile':
        await this.getAccount(request.displayId);
        return;
      case 'content': {
        const { displayId, contentId } = request;
        if (contentId > LARGEST_ID) throw new ContentNotFound();
        await this.allContents.getOf(this.getAccount(displayId, `/contents/${contentId}`), contentId);
        return;
      }
      case 'edited':
        await this.findEdited(request.displayId, request.contentId);
        return;
      case 'news':
        await this.news.requirePublished(request.newsId);
    }
  }

  /** What tells the states of a page apart that follow each other by the calendar: no change is heard of then. */
  versionOf(request: PageRequest | null): string {
    return request?.kind === 'document' ? this.documents.get(request.name, LANGUAGES[0]).version : '';
  }

  /** Whose page or content is edited at an address. */
  private async findEdited(displayId: string, contentId: number | null): Promise<string> {
    if (contentId === null) return (await this.getAccount(displayId, '/edit')).id;
    if (contentId > LARGEST_ID) throw new ContentNotFound();
    const account = await this.getAccount(displayId, `/contents/${contentId}/edit`);
    await this.allContents.getOf(account, contentId);
    return account.id;
  }

  /** @param below where the page lies below the creator's own */
  private async getAccount(displayId: string, below = ''): Promise<AccountView> {
    const account = await this.accounts.getPublic(displayId);
    if (account.displayId !== displayId) throw new PageMoved(`/profile/${account.displayId}${below}`);
    return account;
  }
}

/** Whether the database decides that there is something at an address. */
export function isLookedUp(request: PageRequest): request is LookedUpRequest {
  return LOOKED_UP.has(request.kind);
}

/** The account whose changes make a page another one. */
export function ownerOf(data: PageData | null): string | null {
  if (data?.kind === 'edited') return data.accountId;
  return data?.kind === 'profile' || data?.kind === 'content' ? data.account.accountId : null;
}

/** Whether everything could be read that a page shows. */
export function isWhole(data: PageData | null): boolean {
  return data?.kind !== 'content' || (data.items !== null && data.contents !== null);
}
