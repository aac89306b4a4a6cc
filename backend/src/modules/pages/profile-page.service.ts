import { Injectable } from '@nestjs/common';
import { type Language } from '../../common/rules/language.js';
import { CONTENT_LIMITS } from '../contents/content-limits.rules.js';
import { ITEM_LIMITS } from '../items/item-limits.rules.js';
import { LINK_LIMITS } from '../links/link-limits.rules.js';
import { toShareCard } from '../pictures/picture.mapper.js';
import { toPublicAccount } from '../accounts/account.mapper.js';
import { type AccountView } from '../accounts/account.read-model.js';
import { toBriefContentList } from '../contents/content.mapper.js';
import { ContentsService } from '../contents/contents.service.js';
import { toBriefItemList } from '../items/item.mapper.js';
import { ItemsService } from '../items/items.service.js';
import { toBriefLinkList } from '../links/link.mapper.js';
import { LinksService } from '../links/links.service.js';
import { toBriefLinkageList } from '../oauth/linkages/linkage.mapper.js';
import { LinkagesService } from '../oauth/linkages/linkages.service.js';
import { type ProfilePage } from './dto/page-data.js';
import { type PageList } from './dto/page-request.js';

/** How many entries each list shows at first, and in its full view without scripts. */
const LENGTHS: Record<PageList, { first: number; all: number }> = {
  links: { first: LINK_LIMITS.page, all: LINK_LIMITS.perAccount },
  contents: { first: CONTENT_LIMITS.first, all: CONTENT_LIMITS.perAccount },
  items: { first: ITEM_LIMITS.first, all: ITEM_LIMITS.page },
};

/** Reads all data of a creator's page for a visitor, so that the browser needs no further requests. */
@Injectable()
export class ProfilePageService {
  constructor(
    private readonly linkages: LinkagesService,
    private readonly contents: ContentsService,
    private readonly links: LinksService,
    private readonly items: ItemsService,
  ) {}

  /**
   * @param all the list to show in full
   * @param language the language of the page
   */
  async read(account: AccountView, all: PageList | null, language: Language): Promise<ProfilePage> {
    const range = (list: PageList) => ({ offset: 0, limit: LENGTHS[list][list === all ? 'all' : 'first'] });
    const [linkages, contents, links, items] = await Promise.all([
      this.linkages.listOf(account.id),
      this.contents.listTiles(account, range('contents')),
      this.links.listShown(account, range('links')),
      this.items.listShown(account, range('items')),
    ]);
    return {
      kind: 'profile',
      account: toPublicAccount(account, null, language),
      linkages: toBriefLinkageList(linkages),
      contents: toBriefContentList(contents),
      links: toBriefLinkList(links),
      items: toBriefItemList(items),
      searchable: account.searchable,
      shareCard: toShareCard(account.cardHash),
    };
  }
}
