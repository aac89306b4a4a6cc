import { accountView } from '../../../test/support/account-view.js';
import { type ListPart, type ListRange } from '../../common/list-range.js';
import { CONTENT_LIMITS } from '../contents/content-limits.rules.js';
import { type ContentsService } from '../contents/contents.service.js';
import { ITEM_LIMITS } from '../items/item-limits.rules.js';
import { type ItemsService } from '../items/items.service.js';
import { LINK_LIMITS } from '../links/link-limits.rules.js';
import { type LinksService } from '../links/links.service.js';
import { type LinkagesService } from '../oauth/linkages/linkages.service.js';
import { type PageList } from './dto/page-request.js';
import { ProfilePageService } from './profile-page.service.js';

describe('the data of a page of a creator', () => {
  /** How many entries of each list are read. */
  let limits: Partial<Record<PageList, number>>;
  let service: ProfilePageService;
  beforeEach(() => {
    limits = {};
    const part = (list: PageList, { offset, limit }: ListRange): Promise<ListPart<never>> => {
      limits[list] = limit;
      return Promise.resolve({ entries: [], total: 300, nextOffset: offset + limit });
    };
    service = new ProfilePageService(
      { listOf: () => Promise.resolve([]) } as unknown as LinkagesService,
      { listTiles: (_of: object, range: ListRange) => part('contents', range) } as unknown as ContentsService,
      { listShown: (_of: object, range: ListRange) => part('links', range) } as unknown as LinksService,
      { listShown: (_of: object, range: ListRange) => part('items', range) } as unknown as ItemsService,
    );
  });

  const FIRST = { links: LINK_LIMITS.page, contents: CONTENT_LIMITS.first, items: ITEM_LIMITS.first };

  it('are the first entries of each list', async () => {
    expect(await service.read(accountView(), null, 'ja')).toMatchObject({
      links: { total: 300, nextOffset: FIRST.links },
      contents: { total: 300, nextOffset: FIRST.contents },
      items: { total: 300, nextOffset: FIRST.items },
    });
    expect(limits).toEqual(FIRST);
  });

  it.each<[PageList, number]>([
    ['links', LINK_LIMITS.perAccount],
    ['contents', CONTENT_LIMITS.perAccount],
    ['items', ITEM_LIMITS.page],
  ])('are all %s where these are asked for', async (list, all) => {
    await service.read(accountView(), list, 'ja');
    expect(limits).toEqual({ ...FIRST, [list]: all });
  });

  it('are in the language of the page, as a visitor sees them', async () => {
    const categoryNames = [{ ja: '旅', en: 'Travel' }];
    const account = accountView({
      categoryNames,
      searchable: false,
      cardHash: 'card',
      email: 'hana@a.example',
    });
    const page = await service.read(account, null, 'en');
    expect(page).toMatchObject({
      account: { accountId: account.id, categoryNames: ['Travel'], isMe: false },
      ...{ searchable: false, shareCard: expect.stringContaining('card') },
    });
    expect(page.account).not.toHaveProperty('email');
    expect(await service.read(accountView(), null, 'ja')).toMatchObject({
      searchable: true,
      shareCard: null,
    });
  });
});
