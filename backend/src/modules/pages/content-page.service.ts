import { Injectable, Logger } from '@nestjs/common';
import { type Language } from '../../common/rules/language.js';
import { CONTENT_LIMITS } from '../contents/content-limits.rules.js';
import { ITEM_LIMITS } from '../items/item-limits.rules.js';
import { toShareCard } from '../pictures/picture.mapper.js';
import { toPublicAccount } from '../accounts/account.mapper.js';
import { type AccountView } from '../accounts/account.read-model.js';
import { toBriefContentList, toContent } from '../contents/content.mapper.js';
import { ContentsService } from '../contents/contents.service.js';
import { toBriefItemList } from '../items/item.mapper.js';
import { ItemsService } from '../items/items.service.js';
import { type ContentPage } from './dto/page-data.js';

const ITEMS = { offset: 0, limit: ITEM_LIMITS.page };
const CONTENTS = { offset: 0, limit: CONTENT_LIMITS.page };

/** Reads all data of a content page for a visitor, so that the browser needs no further requests. */
@Injectable()
export class ContentPageService {
  private readonly logger = new Logger(ContentPageService.name);

  constructor(
    private readonly contents: ContentsService,
    private readonly items: ItemsService,
  ) {}

  /**
   * Fails without the content; items and other contents are optional.
   *
   * @param readAccount called after the slowest reads have started
   * @throws ContentNotFound if the account has no such content
   */
  async read(
    readAccount: () => Promise<AccountView>,
    contentId: number,
    language: Language,
  ): Promise<ContentPage> {
    const asked = [
      this.orNull('contents', this.contents.listTilesBeside(contentId, CONTENTS)),
      this.orNull('items', this.items.listShownOfContent(contentId, ITEMS)),
    ] as const;
    const reading = readAccount();
    const [shownBeside, items, content, account] = await Promise.all([
      ...asked,
      this.contents.getOf(reading, contentId, null),
      reading,
    ]);
    return {
      kind: 'content',
      account: toPublicAccount(account, null, language),
      content: toContent(content, null),
      items: items && toBriefItemList(items),
      contents: shownBeside && toBriefContentList(shownBeside(account)),
      searchable: account.searchable,
      shareCard: toShareCard(content.cardHash),
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
