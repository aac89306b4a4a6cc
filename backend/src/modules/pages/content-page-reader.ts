import { Injectable, Logger } from '@nestjs/common';
import { type Language } from '../../common/language.js';
import { LIMITS } from '../../common/rules/limits.js';
import { toPublicAccount } from '../accounts/account.mapper.js';
import { type AccountView } from '../accounts/accounts.repository.js';
import { toContent, toContentTileList } from '../contents/content.mapper.js';
import { ContentsService } from '../contents/contents.service.js';
import { toItemList } from '../items/item.mapper.js';
import { ItemsService } from '../items/items.service.js';
import { type ContentPageData } from './content-page-data.js';

const ITEMS = { offset: 0, limit: LIMITS.items.page };
const CONTENTS = { offset: 0, limit: LIMITS.contents.page };

/** Reads everything that the page of a content shows to a visitor, so that the browser need not ask for any of it. */
@Injectable()
export class ContentPageReader {
  private readonly logger = new Logger(ContentPageReader.name);

  constructor(
    private readonly contents: ContentsService,
    private readonly items: ItemsService,
  ) {}

  /**
   * The content is what the page is about; without its items or the other contents it is still worth showing.
   *
   * @throws ContentNotFound where the account has no such content
   */
  async read(account: AccountView, contentId: number, language: Language): Promise<ContentPageData> {
    const [content, items, contents] = await Promise.all([
      this.contents.getOf(account, contentId),
      this.orNull('items', this.items.listShownOfContent(contentId, ITEMS)),
      this.orNull('contents', this.contents.listTiles(account, CONTENTS)),
    ]);
    return {
      account: toPublicAccount(account, null, language),
      content: toContent(content, null),
      items: items && toItemList(items),
      contents: contents && toContentTileList(contents),
    };
  }

  private async orNull<Part>(name: string, part: Promise<Part>): Promise<Part | null> {
    try {
      return await part;
    } catch (error) {
      this.logger.error({ event: 'page.part-failed', part: name, err: error });
      return null;
    }
  }
}
