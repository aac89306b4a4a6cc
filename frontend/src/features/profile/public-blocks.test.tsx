import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { type BlockName } from '../../api/generated/model/blockName';
import { HeadlineType } from '../../api/generated/model/headlineType';
import { aPublicAccount } from '../../testing/accounts';
import { answers, onCall, refuses } from '../../testing/api-server';
import { aLink, aLinkDetail, aLinkList, someLinks } from '../../testing/links';
import {
  aContentTile,
  aFirstPage,
  aLinkage,
  anItem,
  aListPage,
  someContentTiles,
  someItems,
} from '../../testing/page-contents';
import { openDocument, signIn, watchClipboard } from '../../testing/render-app';

/** The URL of LinkSwitch's script. */
const SCRIPT = 'https://scripts.example/vcdal.js';

const { jest } = import.meta;

type Account = Parameters<typeof aPublicAccount>[0];

/** Answers a list page by page, as the server does, with a limited first page. */
function hasList(list: 'contents' | 'items', entries: readonly object[], first: number) {
  return onCall('get', `/${list}/accounts/hanako.sato`, ({ request }) => {
    const { searchParams } = new URL(request.url);
    const offset = Number(searchParams.get('offset'));
    return HttpResponse.json(
      aListPage(entries, offset, offset === 0 ? first : Number(searchParams.get('limit'))),
    );
  });
}

async function openProfile(account: Account = {}, language: 'en' | 'ja' = 'en') {
  onCall('get', '/accounts/hanako.sato', answers(aPublicAccount(account)));
  return openDocument('/profile/hanako.sato', { language, linkSwitch: SCRIPT });
}

const blockOf = (name: string) => screen.findByRole('region', { name });
const entriesOf = (region: HTMLElement) => within(region).getAllByRole('listitem');
const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

/** One entry in each block. */
function fillBlocks() {
  hasList('contents', [aContentTile()], 16);
  onCall('get', '/links/accounts/hanako.sato', answers(aLinkList(someLinks(1))));
  hasList('items', [anItem()], 16);
}

const ordered = (...names: [BlockName, boolean][]) =>
  names.map(([name, show], index) => ({ name, type: name, order: index + 1, show }));

describe('the blocks of a public page', () => {
  it('are sorted by the owner’s order, whatever order the API returns', async () => {
    fillBlocks();
    const blockOrders = ordered(['item', true], ['content', true], ['link', true]).toReversed();
    await openProfile({ blockOrders });
    await waitFor(() => expect(headings()).toEqual(['Recommended', 'Posts', 'Links']));
  });

  it('are not rendered when hidden', async () => {
    fillBlocks();
    await openProfile({ blockOrders: ordered(['link', true], ['item', false], ['content', true]) });
    await waitFor(() => expect(headings()).toEqual(['Links', 'Posts']));
  });

  it('are not rendered when empty', async () => {
    await openProfile();
    await waitFor(() => expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument());
    expect(headings()).toEqual([]);
  });

  it.each([
    ['en', ['Posts', 'Links', 'Recommended']],
    ['ja', ['投稿', 'リンク', 'おすすめアイテム']],
  ] as const)('have default headlines in %s', async (language, words) => {
    fillBlocks();
    await openProfile({}, language);
    await waitFor(() => expect(headings()).toEqual(words));
  });

  it('have the owner’s headlines', async () => {
    fillBlocks();
    const texts: Partial<Record<HeadlineType, string>> = { POST: '最近の花', RECOMMEND_PROFILE: '道具' };
    const headlines = Object.values(HeadlineType).map((type) => ({ type, text: texts[type] ?? null }));
    await openProfile({ headlines });
    await waitFor(() => expect(headings()).toEqual(['最近の花', 'Links', '道具']));
  });
});

describe('the contents of a public page', () => {
  it.each([
    [4, [16, 32, 40]],
    [6, [15, 30, 40]],
    [9, [15, 30, 40]],
    // One across the whole width, then rows of three.
    [10, [16, 31, 40]],
    [16, [32, 40]],
  ] as const)('show %i at first, and more on demand in whole rows', async (contentsFormat, lengths) => {
    hasList('contents', someContentTiles(40), 16);
    const { user } = await openProfile({ contentsFormat });
    const block = await blockOf('Posts');
    let shown: number = contentsFormat;
    expect(entriesOf(block)).toHaveLength(shown);
    for (const next of lengths) {
      await user.click(within(block).getByRole('button', { name: `Show more (${40 - shown} left)` }));
      await waitFor(() => expect(entriesOf(block)).toHaveLength(next));
      expect(entriesOf(block)[shown]).toHaveFocus();
      shown = next;
    }
  });

  it('offer no more at the end of the list', async () => {
    const calls = hasList('contents', someContentTiles(20), 16);
    const { user } = await openProfile({ contentsFormat: 16 });
    const block = await blockOf('Posts');
    await user.click(within(block).getByRole('button', { name: 'Show more (4 left)' }));
    await waitFor(() => expect(entriesOf(block)).toHaveLength(20));
    expect(within(block).queryByRole('button', { name: /Show more/ })).not.toBeInTheDocument();
    expect(calls.map(({ query }) => query.get('offset'))).toEqual(['0', '16']);
  });

  it('stay, with a message, when the next page fails', async () => {
    hasList('contents', someContentTiles(20), 16);
    const { user } = await openProfile({ contentsFormat: 16 });
    const block = await blockOf('Posts');
    onCall('get', '/contents/accounts/hanako.sato', refuses(503));
    await user.click(within(block).getByRole('button', { name: 'Show more (4 left)' }));
    expect(await screen.findByText('We could not load the posts.')).toBeInTheDocument();
    expect(entriesOf(block)).toHaveLength(16);
  });

  it('link to their pages', async () => {
    hasList('contents', [aContentTile({ contentId: 34, title: '朝の市場' })], 16);
    await openProfile();
    const link = within(await blockOf('Posts')).getByRole('link', { name: /^朝の市場.*YouTube$/ });
    expect(link).toHaveAttribute('href', '/profile/hanako.sato/contents/34');
  });

  it('show the first line of their text without a title', async () => {
    const description = '秋色のブーケができました。\n#秋の花束';
    hasList('contents', [aContentTile({ title: null, description, provider: 'instagram' })], 16);
    await openProfile();
    const link = within(await blockOf('Posts')).getByRole('link', {
      name: '秋色のブーケができました。Instagram',
    });
    expect(within(link).getByText('秋色のブーケができました。')).toBeVisible();
  });

  it.each([
    ['en', 'Posts', 'Post on Instagram, November 10, 2026'],
    ['ja', '投稿', 'Instagramの投稿（2026年11月10日）'],
  ] as const)(
    'use service and date as the name in %s without title and text',
    async (language, block, name) => {
      const publishedAt = '2026-11-09T22:00:00.000Z';
      hasList('contents', [aContentTile({ title: null, provider: 'instagram', publishedAt, media: [] })], 16);
      await openProfile({}, language);
      expect(within(await blockOf(block)).getByRole('link', { name })).toBeInTheDocument();
    },
  );
});

describe('the items of a public page', () => {
  it('are shown in steps of sixteen', async () => {
    hasList('items', someItems(40), 16);
    const { user } = await openProfile();
    const block = await blockOf('Recommended');
    expect(entriesOf(block)).toHaveLength(16);
    await user.click(within(block).getByRole('button', { name: 'Show more (24 left)' }));
    await waitFor(() => expect(entriesOf(block)).toHaveLength(32));
    await user.click(within(block).getByRole('button', { name: 'Show more (8 left)' }));
    await waitFor(() => expect(entriesOf(block)).toHaveLength(40));
  });

  it('link to their destinations, and never to a script', async () => {
    const items = [
      anItem({ itemId: 1, url: 'https://www.example.com/shop/scissors?a=1' }),
      anItem({ itemId: 2, name: '花瓶 ガラス' }),
      anItem({ itemId: 3, url: 'javascript:alert(1)' }),
    ];
    hasList('items', items, 16);
    await openProfile();
    const block = await blockOf('Recommended');
    const links = within(block).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://www.example.com/shop/scissors?a=1',
      'https://www.amazon.co.jp/s?k=%E8%8A%B1%E7%93%B6%20%E3%82%AC%E3%83%A9%E3%82%B9',
    ]);
    expect(links[0]).toHaveAccessibleName('Product');
    expect(links[0]).toHaveAttribute('rel', 'noopener ugc');
    expect(within(block).queryByText('Contains affiliate links')).not.toBeInTheDocument();
  });

  it.each([
    ['en', 'Recommended', ['Rose water', 'A vaseAmazon product', 'Rakuten product', 'Product']],
    ['ja', 'おすすめアイテム', ['Rose water', 'A vaseAmazonの商品', '楽天の商品', '商品']],
  ] as const)('have a name, or that of their mall with its mark, in %s', async (language, heading, names) => {
    const items = [
      anItem({ itemId: 1, name: 'Rose water' }),
      anItem({ itemId: 2, name: 'A vase', url: 'https://www.amazon.co.jp/dp/B01' }),
      anItem({ itemId: 3, url: 'https://item.rakuten.co.jp/shop/1/' }),
      anItem({ itemId: 4, url: 'https://www.example.com/shop/vase' }),
    ];
    hasList('items', items, 16);
    await openProfile({}, language);
    const links = within(await blockOf(heading)).getAllByRole('link');
    for (const [index, name] of names.entries()) expect(links[index]).toHaveAccessibleName(name);
    expect(links.map((link) => link.querySelector('[aria-hidden]')?.textContent)).toEqual([
      undefined,
      'a',
      'r',
      undefined,
    ]);
  });

  it('are labelled as advertising when the creator may earn from one', async () => {
    const url = 'https://amzn.to/1';
    hasList('items', [anItem({ url, destinations: [{ mall: null, url, sponsored: true }] })], 16);
    await openProfile();
    const block = await blockOf('Recommended');
    expect(within(block).getByText('Contains affiliate links')).toBeInTheDocument();
    expect(within(block).getByRole('link')).toHaveAttribute('rel', 'sponsored nofollow noopener');
  });
});

describe('links that LinkSwitch may rewrite', () => {
  const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
  afterEach(() => {
    for (const script of document.querySelectorAll('script')) script.remove();
    delete window.vc_pid;
  });

  it('are labelled as advertising and marked as sponsored', async () => {
    fillBlocks();
    await openProfile({ linkswitchPid: '892690966' });
    const block = await blockOf('Links');
    await waitFor(() => expect(scripts()).toEqual([SCRIPT]));
    expect(window.vc_pid).toBe('892690966');
    expect(within(block).getByText('Contains affiliate links')).toBeInTheDocument();
    expect(within(block).getByRole('link')).toHaveAttribute('rel', 'sponsored nofollow noopener');
  });

  it('include those of items: one is enough', async () => {
    const url = 'https://item.rakuten.co.jp/hana/1/';
    onCall('get', '/links/accounts/hanako.sato', answers(aLinkList([])));
    hasList('items', [anItem({ url, destinations: [{ mall: null, url, sponsored: true }] })], 16);
    await openProfile({ linkswitchPid: '892690966' });
    const block = await blockOf('Recommended');
    await waitFor(() => expect(scripts()).toEqual([SCRIPT]));
    expect(within(block).getByText('Contains affiliate links')).toBeInTheDocument();
  });

  it.each(['a page without any', 'links without a URL'])(
    'are missing: %s runs no script and has no label',
    async (what) => {
      hasList('contents', [aContentTile()], 16);
      const bare = aLink({ details: [aLinkDetail({ title: 'Closed on Mondays', url: null })] });
      const links = what.startsWith('links') ? [bare] : [];
      onCall('get', '/links/accounts/hanako.sato', answers(aLinkList(links)));
      hasList('items', [], 16);
      await openProfile({ linkswitchPid: '892690966' });
      await blockOf('Posts');
      if (links.length > 0) expect(await screen.findByText('Closed on Mondays')).toBeInTheDocument();
      // By now the script would have run.
      await import('../../components/page/LinkSwitch');
      expect(await screen.findByRole('button', { name: 'Share this page' })).toBeInTheDocument();
      expect(screen.queryByText('Contains affiliate links')).not.toBeInTheDocument();
      expect(scripts()).toEqual([]);
    },
  );

  it('are ordinary links without it', async () => {
    fillBlocks();
    await openProfile();
    const block = await blockOf('Links');
    expect(within(block).getByRole('link')).toHaveAttribute('rel', 'noopener ugc');
    expect(within(block).queryByText('Contains affiliate links')).not.toBeInTheDocument();
    expect(scripts()).toEqual([]);
  });
});

describe('items that are searched for at malls', () => {
  const thing = anItem({ itemId: 2, name: '花瓶' });
  const way = (block: HTMLElement) => within(block).getByRole('link', { name: '花瓶' });

  it('ask for the mall and store the choice on the device', async () => {
    hasList('items', [thing], 16);
    const { user } = await openProfile();
    const block = await blockOf('Recommended');
    await user.click(way(block));
    const dialog = await screen.findByRole('dialog', { name: 'Which shop would you like to search?' });
    expect(dialog).toHaveTextContent('花瓶');
    const malls = within(dialog).getAllByRole('link');
    expect(malls.map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
      ['Amazon.co.jp', 'https://www.amazon.co.jp/s?k=%E8%8A%B1%E7%93%B6'],
      ['Rakuten Ichiba', 'https://search.rakuten.co.jp/search/mall/%E8%8A%B1%E7%93%B6/'],
      ['Yahoo! Shopping', 'https://shopping.yahoo.co.jp/search?p=%E8%8A%B1%E7%93%B6'],
    ]);
    // By keyboard, since a click would follow the link.
    malls[1]!.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(way(block)).toHaveAttribute(
      'href',
      'https://search.rakuten.co.jp/search/mall/%E8%8A%B1%E7%93%B6/',
    );
    expect(within(block).getByRole('button', { name: 'Shop: Rakuten Ichiba' })).toBeInTheDocument();
    await user.click(way(block));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('mark the destinations that pay the creator as sponsored', async () => {
    const destinations = thing.destinations.map((each) => ({ ...each, sponsored: each.mall === 'yahoo' }));
    hasList('items', [{ ...thing, destinations }], 16);
    const { user } = await openProfile();
    await user.click(way(await blockOf('Recommended')));
    const malls = within(await screen.findByRole('dialog')).getAllByRole('link');
    expect(malls.map((each) => [each.textContent, each.getAttribute('rel')])).toEqual([
      ['Amazon.co.jp', 'noopener ugc'],
      ['Rakuten Ichiba', 'noopener ugc'],
      ['Yahoo! Shopping', 'sponsored nofollow noopener'],
    ]);
  });

  it('follow another choice at once', async () => {
    window.localStorage.setItem('mall', 'yahoo');
    hasList('items', [thing], 16);
    const { user } = await openProfile();
    const block = await blockOf('Recommended');
    await waitFor(() => expect(way(block)).toHaveAttribute('href', expect.stringContaining('yahoo')));
    await user.click(within(block).getByRole('button', { name: 'Shop: Yahoo! Shopping' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('button', { pressed: true })).toHaveTextContent('Yahoo! Shopping');
    await user.click(within(dialog).getByRole('button', { name: 'Amazon.co.jp' }));
    expect(way(block)).toHaveAttribute('href', expect.stringContaining('amazon'));
  });

  it('ask again when the device stores nothing', async () => {
    hasList('items', [thing], 16);
    const { user } = await openProfile();
    const block = await blockOf('Recommended');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await user.click(way(block));
    await user.click(await screen.findByRole('link', { name: 'Amazon.co.jp' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(way(block));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});

describe('favorites on a public page', () => {
  const mark = (name: string) => screen.findByRole('button', { name: `Add “${name}” to favourites` });

  it('are marked from this device, and added and removed with a message', async () => {
    window.localStorage.setItem('favoriteContents', '2,77');
    hasList('contents', someContentTiles(2), 16);
    const { user } = await openProfile();
    expect(await mark('Content 1')).toHaveAttribute('aria-pressed', 'false');
    expect(await mark('Content 2')).toHaveAttribute('aria-pressed', 'true');
    await user.click(await mark('Content 1'));
    expect(await mark('Content 1')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('Added the post to your favourites.')).toBeInTheDocument();
    expect(window.localStorage.getItem('favoriteContents')).toBe('1,2,77');
    await user.click(await mark('Content 2'));
    expect(await screen.findByText('Removed the post from your favourites.')).toBeInTheDocument();
    expect(window.localStorage.getItem('favoriteContents')).toBe('1,77');
  });

  it('include items in a list of their own', async () => {
    hasList('items', [anItem({ itemId: 5, url: null, name: '花瓶' })], 16);
    const { user } = await openProfile();
    await user.click(await mark('花瓶'));
    expect(await screen.findByText('Added the item to your favourites.')).toBeInTheDocument();
    expect(window.localStorage.getItem('favoriteItems')).toBe('5');
    expect(window.localStorage.getItem('favoriteContents')).toBeNull();
  });

  it.each([
    ['has no space left', 'QuotaExceededError'],
    ['blocks storage', 'SecurityError'],
  ])('show a message when the browser %s', async (_why, name) => {
    hasList('items', [anItem({ url: null, name: '花瓶' })], 16);
    const { user } = await openProfile();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', name);
    });
    await user.click(await mark('花瓶'));
    expect(
      await screen.findByText('We could not save your favourite: this browser’s storage is full or blocked.'),
    ).toBeInTheDocument();
    expect(await mark('花瓶')).toHaveAttribute('aria-pressed', 'false');
    jest.restoreAllMocks();
  });
});

describe('the creator on a public page', () => {
  it('has categories', async () => {
    await openProfile();
    const categories = screen.getByRole('list', { name: 'Categories' });
    expect(
      within(categories)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['#花・ガーデニング', '#写真']);
  });

  it('has each category name once', async () => {
    await openProfile({ categoryNames: ['写真', '花・ガーデニング', '写真'] });
    const categories = screen.getByRole('list', { name: 'Categories' });
    expect(within(categories).getAllByRole('listitem')).toHaveLength(2);
    expect(categories).toHaveTextContent('#写真#花・ガーデニング');
  });

  it('has linked accounts, each marked as connected', async () => {
    onCall(
      'get',
      '/oauth/linkages/accounts/hanako.sato',
      answers({ ...aFirstPage([aLinkage({ snsAccountName: '花と暮らす' })], 1) }),
    );
    await openProfile();
    const link = await screen.findByRole('link', { name: /^YouTube.*花と暮らす.*Linked$/ });
    expect(link).toHaveAttribute('href', 'https://www.youtube.com/channel/UC-hana');
    expect(link).toHaveAttribute('rel', 'me noopener ugc');
  });

  it('has a menu for several accounts of one service', async () => {
    const linkages = ['花', '庭'].map((snsAccountName, index) =>
      aLinkage({
        linkageId: index + 1,
        snsAccountName,
        profilePageUrl: `https://www.youtube.com/channel/${index}`,
      }),
    );
    onCall('get', '/oauth/linkages/accounts/hanako.sato', answers(aFirstPage(linkages, 2)));
    await openProfile();
    const choice = (await screen.findByText('YouTube (2)')).closest('details');
    expect(choice).not.toHaveAttribute('open');
    const hrefs = [...(choice?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['https://www.youtube.com/channel/0', 'https://www.youtube.com/channel/1']);
  });

  it('has a long introduction shortened, with the rest on demand', async () => {
    const { user } = await openProfile({ introduction: `${'花'.repeat(30)}\n庭と山` });
    const whole = () => screen.getByText(/^花{30}/).dataset.whole;
    expect(whole()).toBe('false');
    await user.click(screen.getByRole('button', { name: 'Read more' }));
    expect(whole()).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
    expect(whole()).toBe('false');
  });

  it.each([
    ['in few lines', `${'花'.repeat(56)}\n庭と山`, 'true'],
    ['in few lines of Latin letters', `${'花'.repeat(30)}\n${'a flower shop '.repeat(7)}`, 'true'],
    ['in lines of their own', `${'花'.repeat(30)}\n\n庭\n山`, 'false'],
    ['in long lines', '花'.repeat(97), 'false'],
  ])(
    'has no space for “more” on a wide page if the introduction fits: %s',
    async (_how, introduction, brief) => {
      await openProfile({ introduction });
      expect(screen.getByText(/^花{30}/).closest('[data-brief]')).toHaveAttribute('data-brief', brief);
    },
  );

  it('has a short introduction in full', async () => {
    await openProfile({ introduction: '花'.repeat(32) });
    expect(screen.queryByRole('button', { name: 'Read more' })).not.toBeInTheDocument();
  });
});

describe('the actions on a public page', () => {
  it('share it through the system, where it can', async () => {
    const shared: ShareData[] = [];
    Object.assign(navigator, { share: (data: ShareData) => Promise.resolve(void shared.push(data)) });
    const { user } = await openProfile();
    await import('./components/ShareDialog');
    await user.click(await screen.findByRole('button', { name: 'Share this page' }));
    const dialog = await screen.findByRole('dialog', { name: 'Share this page' });
    await user.click(within(dialog).getByRole('button', { name: 'Share' }));
    expect(shared).toEqual([{ title: '佐藤 花子', url: 'https://hitohira.example/' }]);
    Reflect.deleteProperty(navigator, 'share');
  });

  it('copy its URL, and show it as a QR code', async () => {
    // Loading times are not tested here.
    await import('./components/ShareDialog');
    const { user } = await openProfile();
    const copied = watchClipboard();
    await user.click(await screen.findByRole('button', { name: 'Share this page' }));
    const dialog = await screen.findByRole('dialog', { name: 'Share this page' });
    expect(within(dialog).queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Copy link' }));
    expect(copied).toEqual(['https://hitohira.example/']);
    expect(await within(dialog).findByRole('img', { name: 'QR code that opens this page' })).toHaveAttribute(
      'width',
      '160',
    );
    expect(
      within(dialog)
        .getAllByRole<HTMLAnchorElement>('link', { name: /^Poster to print \(A4\) (?:PDF|PNG|SVG)$/ })
        .map(({ textContent, href, download }) => [textContent, href, download]),
    ).toEqual(
      ['pdf', 'png', 'svg'].map((format) => [
        format.toUpperCase(),
        `${window.location.origin}/en/profile/hanako.sato/poster.${format}`,
        '',
      ]),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('report it with the subject prefilled', async () => {
    await openProfile();
    const { pathname, searchParams } = new URL(
      screen.getByRole<HTMLAnchorElement>('link', { name: 'Report this page' }).href,
    );
    expect(pathname).toBe('/contact');
    expect(Object.fromEntries(searchParams)).toEqual({
      contactType: 'REPORT',
      about: 'profile:hanako.sato',
    });
  });

  it('edit each of its blocks, for the owner only', async () => {
    fillBlocks();
    const { unmount } = await openProfile();
    await blockOf('Posts');
    expect(screen.queryByRole('link', { name: /Edit|Add/ })).not.toBeInTheDocument();
    unmount();

    signIn();
    await openProfile({ isMe: true });
    for (const name of ['Posts Add', 'Links Add', 'Recommended Add']) {
      expect(await screen.findByRole('button', { name })).toBeInTheDocument();
    }
  });
});

describe('the theme of a public page', () => {
  it('applies to the page and its surroundings', async () => {
    await openProfile();
    const ground = document.querySelector('[data-cards]');
    expect(ground).toHaveAttribute('data-cards', 'outline');
    expect(ground).toHaveAttribute('data-headings', 'plain');
    expect(ground).toHaveStyle({ '--day-ground': '#faf6ef', '--day-accent': '#ad1f3d' });
    expect(ground).toContainElement(screen.getByRole('main'));
    expect(ground).toContainElement(screen.getByRole('contentinfo'));
  });
});
