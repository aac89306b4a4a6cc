import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { HeadlineType } from '../../api/generated/model/headlineType';
import { anOwnAccount, aPublicAccount } from '../../testing/accounts';
import { answers, onCall, refuses } from '../../testing/api-server';
import {
  aContent,
  aContentMedium,
  aFirstPage,
  someContentMedia,
  someContentTiles,
  someItems,
} from '../../testing/page-contents';
import { openDocument, signIn, watchClipboard } from '../../testing/render-app';
import { aSiteSettings } from '../../testing/site-settings';

const PAGE = '/profile/hanako.sato/contents/1';
const ACCOUNT = '/accounts/hanako.sato';
const CONTENT = '/contents/1/accounts/hanako.sato';
const ITEMS = '/items/contents/1';
const OTHERS = '/contents/accounts/hanako.sato';

/** Answers every request of the page, with no blocks below the content. */
function hasContent(
  content: Parameters<typeof aContent>[0] = {},
  account: Parameters<typeof aPublicAccount>[0] = {},
) {
  onCall('get', ACCOUNT, answers(aPublicAccount(account)));
  onCall('get', CONTENT, answers(aContent(content)));
  onCall('get', ITEMS, answers(aFirstPage([], 200)));
}

async function openContent(content: Parameters<typeof aContent>[0] = {}, language: 'en' | 'ja' = 'en') {
  hasContent(content);
  return openDocument(PAGE, { language });
}

const title = () => screen.findByRole('heading', { level: 1 });
const frames = () => document.querySelectorAll('iframe');

describe('the page of a content', () => {
  it('shows the title, service, date and creator', async () => {
    await openContent({ title: '朝の市場', publishedAt: '2026-11-09T22:00:00.000Z' });
    expect(await title()).toHaveTextContent('朝の市場');
    expect(screen.getByText('November 10, 2026')).toHaveAttribute('datetime', '2026-11-09T22:00:00.000Z');
    const [author] = screen.getAllByRole('link', { name: /佐藤 花子.*@hanako\.sato/ });
    expect(author).toHaveAttribute('href', '/profile/hanako.sato');
    const tags = within(screen.getByRole('list', { name: 'Hashtags' })).getAllByRole('listitem');
    expect(tags.map(({ textContent }) => textContent)).toEqual(['#花屋の朝']);
  });

  it.each([
    ['en', 'Post on Instagram, November 10, 2026'],
    ['ja', 'Instagramの投稿（2026年11月10日）'],
  ] as const)(
    'uses the service and date as the name of a content without title and text in %s',
    async (language, name) => {
      const publishedAt = '2026-11-09T22:00:00.000Z';
      await openContent({ title: null, description: null, provider: 'instagram', publishedAt }, language);
      expect(await title()).toHaveTextContent(name);
      expect(screen.queryByRole('time')).not.toBeInTheDocument();
    },
  );

  it('uses the first line of the text as the name without a title, with the rest of the text below', async () => {
    const line = '秋色のブーケができました。';
    const rest = `${'花'.repeat(40)}束`;
    const { user } = await openContent({ title: null, description: `${line}\n${rest}`, hashTags: ['花'] });
    expect(await title()).toHaveTextContent(line);
    expect(screen.getByText('October 3, 2026')).toBeInTheDocument();
    expect(screen.getAllByText(new RegExp(line))).toHaveLength(1);
    expect(document.querySelector('[data-whole]')?.textContent).toBe(rest);
    await user.click(await screen.findByRole('button', { name: 'Read more' }));
    expect(screen.getByRole('button', { name: 'Show less' })).toBeInTheDocument();
  });

  it('does not repeat a text that the name contains in full', async () => {
    const line = '秋色のブーケ #花';
    await openContent({ title: null, description: line, hashTags: ['花', '秋'] });
    expect(await title()).toHaveTextContent(line);
    expect(screen.getAllByText(line)).toHaveLength(1);
    const tags = within(screen.getByRole('list', { name: 'Hashtags' })).getAllByRole('listitem');
    expect(tags.map(({ textContent }) => textContent)).toEqual(['#秋']);
  });

  it('does not list hashtags again that are anywhere in the text', async () => {
    const description = `${'花'.repeat(40)}\n土\n水\n光\n#庭、#土いじり`;
    await openContent({ title: '朝の #市場', description, hashTags: ['市場', '庭', '土いじり', '春'] });
    const tags = within(screen.getByRole('list', { name: 'Hashtags' })).getAllByRole('listitem');
    expect(tags.map(({ textContent }) => textContent)).toEqual(['#春']);
  });

  it('shows the first thirty-two characters of the text, and the rest on demand', async () => {
    const { user } = await openContent({ description: `${'花'.repeat(32)}束\n#花` });
    const more = await screen.findByRole('button', { name: 'Read more' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
  });

  it('offers no more text for thirty-two characters, and shows nothing without a text', async () => {
    await openContent({ description: '花'.repeat(32), hashTags: [] });
    expect(await screen.findByText('花'.repeat(32))).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Read more' })).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Hashtags' })).not.toBeInTheDocument();
  });

  it('links to the original post without revealing the page', async () => {
    await openContent();
    const link = await screen.findByRole('link', { name: 'View on YouTube' });
    expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=hanaTaba_01');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener ugc');
  });

  it('does not link an unsafe URL', async () => {
    await openContent({ contentUrl: 'javascript:alert(1)' });
    await title();
    expect(screen.queryByRole('link', { name: 'View on YouTube' })).not.toBeInTheDocument();
  });

  it('can be reported', async () => {
    await openContent();
    await title();
    expect(screen.getByRole('link', { name: 'Report this page' })).toHaveAttribute(
      'href',
      '/contact?contactType=REPORT&about=content%3A1',
    );
  });

  it('adds the content to the favorites and removes it, with a message', async () => {
    const { user } = await openContent({ title: '朝の市場' });
    const mark = await screen.findByRole('button', { name: 'Add “朝の市場” to favourites' });
    expect(mark).toHaveAttribute('aria-pressed', 'false');
    await user.click(mark);
    expect(await screen.findByText('Added the post to your favourites.')).toBeInTheDocument();
    expect(mark).toHaveAttribute('aria-pressed', 'true');
    expect(window.localStorage.getItem('favoriteContents')).toBe('1');
    await user.click(mark);
    expect(await screen.findByText('Removed the post from your favourites.')).toBeInTheDocument();
    expect(window.localStorage.getItem('favoriteContents')).toBe('');
  });

  it('copies the URL without a language, so that each visitor gets theirs', async () => {
    window.history.replaceState(null, '', `/ja${PAGE}`);
    const { user } = await openContent();
    const copied = watchClipboard();
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Copied.')).toBeInTheDocument();
    expect(copied).toEqual([`${aSiteSettings().publicUrl}${PAGE}`]);
    window.history.replaceState(null, '', '/');
  });
});

describe('a content that cannot be shown', () => {
  it.each([404, 400])('shows the not-found page when the server responds with %i', async (status) => {
    hasContent();
    onCall('get', CONTENT, refuses(status));
    await openDocument(PAGE);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Page not found | Hitohira'));
  });

  it('shows the not-found page when the creator does not exist', async () => {
    hasContent();
    onCall('get', ACCOUNT, refuses(404));
    await openDocument(PAGE);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  });

  it.each([
    ['the content', CONTENT],
    ['the account', ACCOUNT],
  ])('shows the 500 error page when %s fails otherwise', async (_what, call) => {
    hasContent();
    onCall('get', call, refuses(500));
    await openDocument(PAGE);
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
    expect(screen.getByText(/500/)).toBeInTheDocument();
  });

  it.each([
    ['items', ITEMS, 'We could not load the recommended items.'],
    ['other contents', OTHERS, 'We could not load the posts.'],
  ])('stays visible when its %s fail to load, and offers a retry', async (_what, call, message) => {
    hasContent();
    onCall('get', call, refuses(500));
    const { user } = await openDocument(PAGE);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await title()).toHaveTextContent('朝の市場で選ぶ、今週の花');
    onCall('get', call, answers(aFirstPage([], 200)));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });
});

describe('the blocks below a content', () => {
  const openWithAll = async (
    account: Parameters<typeof aPublicAccount>[0] = {},
    language: 'en' | 'ja' = 'en',
  ) => {
    hasContent({}, account);
    onCall('get', ITEMS, answers(aFirstPage(someItems(20), 200)));
    onCall('get', OTHERS, answers(aFirstPage(someContentTiles(9), 200)));
    return openDocument(PAGE, { language });
  };
  const entriesOf = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem');
  const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  it('are its items and the creator’s other contents', async () => {
    const { user } = await openWithAll();
    await screen.findByRole('region', { name: 'In this post' });
    expect(entriesOf('In this post')).toHaveLength(16);
    const others = within(screen.getByRole('region', { name: 'More posts' })).getAllByRole('link');
    expect(others.map((link) => link.getAttribute('href'))).toEqual(
      [2, 3, 4, 5, 6, 7].map((id) => `/profile/hanako.sato/contents/${String(id)}`),
    );
    await user.click(screen.getByRole('button', { name: 'Show more (2 left)' }));
    expect(entriesOf('More posts')).toHaveLength(8);
    expect(entriesOf('More posts')[6]).toHaveFocus();
  });

  it.each([
    ['en', ['In this post', 'More posts']],
    ['ja', ['この投稿のおすすめ', 'ほかの投稿']],
  ] as const)('have default headlines in %s', async (language, words) => {
    await openWithAll({}, language);
    await waitFor(() => expect(headings()).toEqual(words));
  });

  it('have the creator’s headlines', async () => {
    const texts: Partial<Record<HeadlineType, string>> = {
      RECOMMEND_CONTENT: '道具',
      OTHER_POST: '最近の花',
    };
    const headlines = Object.values(HeadlineType).map((type) => ({ type, text: texts[type] ?? null }));
    await openWithAll({ headlines });
    await waitFor(() => expect(headings()).toEqual(['道具', '最近の花']));
  });

  it('are not rendered when they are empty', async () => {
    hasContent();
    onCall('get', OTHERS, answers(aFirstPage(someContentTiles(1), 200)));
    await openDocument(PAGE);
    await title();
    await waitFor(() => expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument());
    expect(headings()).toEqual([]);
  });
});

describe('a video of a content', () => {
  it('requests nothing from another service before it plays in place', async () => {
    const { user } = await openContent({ title: '朝の市場' });
    const play = await screen.findByRole('button', { name: 'Play video' });
    expect(frames()).toHaveLength(0);
    expect(screen.getByText('Playing the video connects you to YouTube.')).toBeInTheDocument();
    await user.click(play);
    const frame = screen.getByTitle('朝の市場');
    expect(frame).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/hanaTaba_01?autoplay=1&playsinline=1&rel=0',
    );
    expect(frame).toHaveFocus();
  });

  it('opens in a dialog with its description, which returns the focus', async () => {
    const description = `${'花'.repeat(40)}\n二行目`;
    const { user } = await openContent({ title: '朝の市場', description });
    const large = await screen.findByRole('button', { name: 'Enlarge video' });
    await user.click(large);
    const dialog = await screen.findByRole('dialog', { name: '朝の市場' });
    expect(within(dialog).getByTitle('朝の市場')).toHaveAttribute(
      'src',
      expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/hanaTaba_01\?/),
    );
    expect(frames()).toHaveLength(1);
    expect(within(dialog).getByText(/二行目/)).toBeInTheDocument();
    expect(within(dialog).getByText('#花屋の朝')).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: 'View on YouTube' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=hanaTaba_01',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(frames()).toHaveLength(0);
    expect(large).toHaveFocus();
  });

  it('plays in one place at a time', async () => {
    const { user } = await openContent();
    await user.click(await screen.findByRole('button', { name: 'Enlarge video' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Play video' }));
    expect(frames()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Enlarge video' })).not.toBeInTheDocument();
  });

  it('from TikTok plays in TikTok’s player', async () => {
    const contentUrl = 'https://www.tiktok.com/@hana/video/7000000000000000001';
    const { user } = await openContent({ provider: 'tiktok', contentUrl });
    await user.click(await screen.findByRole('button', { name: 'Play video' }));
    expect(frames()[0]).toHaveAttribute(
      'src',
      'https://www.tiktok.com/player/v1/7000000000000000001?autoplay=1&playsinline=1&rel=0',
    );
  });

  it('from Instagram opens at Instagram', async () => {
    const contentUrl = 'https://www.instagram.com/reel/Hana1/';
    await openContent({ provider: 'instagram', contentUrl });
    const link = await screen.findByRole('link', { name: 'Play video on Instagram' });
    expect(link).toHaveAttribute('href', contentUrl);
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.queryByText(/connects you/)).not.toBeInTheDocument();
  });
});

describe('the pictures of a content', () => {
  const three = { provider: 'instagram', title: '朝の市場', media: someContentMedia(3) } as const;
  const openZoom = async (number: number) => {
    const page = await openContent({ ...three, media: [...three.media] });
    const opener = await screen.findByRole('button', {
      name: `Enlarge image (${String(number)} of 3)`,
    });
    await page.user.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Images of “朝の市場”' });
    return { ...page, opener, dialog };
  };
  const stage = (dialog: HTMLElement) => within(dialog).getByRole('group', { name: 'Enlarged image' });
  const scale = (dialog: HTMLElement) => stage(dialog).style.getPropertyValue('--scale');

  it('form a carousel', async () => {
    const { user } = await openContent({ ...three, media: [...three.media] });
    const media = await screen.findByRole('group', { name: 'Images and videos' });
    expect(within(media).getAllByRole('listitem')).toHaveLength(3);
    expect(await within(media).findByText('1 / 3')).toBeInTheDocument();
    expect(within(media).getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    const next = within(media).getByRole('button', { name: 'Next' });
    await user.click(next);
    await user.click(next);
    expect(within(media).getByText('3 / 3')).toBeInTheDocument();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await user.click(next);
    expect(within(media).getByText('3 / 3')).toBeInTheDocument();
  });

  it('have no carousel controls when there is only one', async () => {
    await openContent({ provider: 'instagram', media: [aContentMedium()] });
    await screen.findByRole('button', { name: 'Enlarge image' });
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  });

  it('open enlarged at the clicked one, and the dialog returns the focus', async () => {
    const { user, opener, dialog } = await openZoom(2);
    expect(within(dialog).getByRole('img', { name: '朝の市場 (2 of 3)' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
  });

  it('can be browsed and zoomed by keyboard', async () => {
    const { user, dialog } = await openZoom(1);
    await user.keyboard('{ArrowRight}');
    expect(within(dialog).getByText('2 / 3')).toBeInTheDocument();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(within(dialog).getByText('1 / 3')).toBeInTheDocument();
    await user.keyboard('++');
    expect(scale(dialog)).toBe('2');
    // Arrow keys scroll an enlarged picture.
    await user.keyboard('{ArrowRight}');
    expect(within(dialog).getByText('1 / 3')).toBeInTheDocument();
    await user.keyboard('-');
    expect(scale(dialog)).toBe('1.5');
    await user.keyboard('0');
    expect(scale(dialog)).toBe('1');
  });

  it('can be zoomed by clicks and buttons, within bounds', async () => {
    const { user, dialog } = await openZoom(3);
    const picture = within(dialog).getByRole('img');
    await user.click(picture);
    expect(scale(dialog)).toBe('2');
    await user.click(picture);
    expect(scale(dialog)).toBe('1');
    const [out, more] = ['Zoom out', 'Zoom in'].map((name) => within(dialog).getByRole('button', { name }));
    expect(out).toHaveAttribute('aria-disabled', 'true');
    for (let press = 0; press < 6; press += 1) await user.click(more!);
    expect(scale(dialog)).toBe('4');
    expect(more).toHaveAttribute('aria-disabled', 'true');
    await user.click(within(dialog).getByRole('button', { name: 'Previous image' }));
    expect(scale(dialog)).toBe('1');
    expect(within(dialog).getByText('2 / 3')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('link to the original post when they are missing', async () => {
    await openContent({
      provider: 'instagram',
      contentUrl: 'https://www.instagram.com/p/Hana1/',
      media: [aContentMedium(null)],
    });
    const [inPlace] = await screen.findAllByRole('link', { name: 'View on Instagram' });
    expect(inPlace).toHaveAttribute('href', 'https://www.instagram.com/p/Hana1/');
  });
});

describe('the owner on the page of a content', () => {
  async function openOwn() {
    signIn();
    hasContent({ title: '朝の市場', isMe: true }, { isMe: true });
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    onCall('get', ITEMS, answers(aFirstPage(someItems(1), 200)));
    onCall('get', OTHERS, answers(aFirstPage(someContentTiles(2), 200)));
    return openDocument(PAGE);
  }

  it('has a link to edit it', async () => {
    await openOwn();
    expect(await screen.findByRole('link', { name: /^Edit\s?朝の市場$/ })).toHaveAttribute(
      'href',
      `${PAGE}/edit`,
    );
  });

  it('shows only what visitors see, also after the lists are read again', async () => {
    signIn();
    const [item, hidden] = someItems(2).map((each) => ({ ...each, name: `Item ${String(each.itemId)}.` }));
    const [own, other, draft] = someContentTiles(3);
    hasContent({ title: '朝の市場', isMe: true }, { isMe: true });
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    onCall('get', ITEMS, answers(aFirstPage([item!, { ...hidden!, visibility: 'hidden' }], 200)));
    onCall('get', OTHERS, answers(aFirstPage([own!, other!, { ...draft!, visibility: 'draft' }], 200)));
    await openDocument(PAGE);
    await screen.findByRole('button', { name: 'Edit headline “More posts”' });
    const block = screen.getByRole('region', { name: 'In this post' });
    expect(within(block).getByText('Item 1.')).toBeInTheDocument();
    expect(within(block).queryByText('Item 2.')).not.toBeInTheDocument();
    const others = screen.getByRole('region', { name: 'More posts' });
    expect(within(others).getByText('Content 2')).toBeInTheDocument();
    expect(within(others).queryByText('Content 3')).not.toBeInTheDocument();
  });

  it.each([
    [
      'RECOMMEND_CONTENT',
      'In this post',
      'Headline of a post’s items',
      /Headline for this post’s items saved/,
    ],
    ['OTHER_POST', 'More posts', 'Headline of your other posts', /Headline for other posts saved/],
  ])('edits the headline %s in place', async (type, before, dialogName, message) => {
    const { user } = await openOwn();
    await user.click(await screen.findByRole('button', { name: `Edit headline “${before}”` }));
    const dialog = await screen.findByRole('dialog', { name: dialogName });
    const field = within(dialog).getByRole('textbox', { name: 'Headline' });
    expect(field).toHaveValue(before);
    const calls = onCall('patch', '/headlines', answers({ type, text: '道具' }));
    await user.clear(field);
    await user.type(field, '道具');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ type, text: '道具' }]);
    expect(await screen.findByRole('heading', { level: 2, name: '道具' })).toBeInTheDocument();
  });

  it('gets a fresh dialog when it is reopened while closing', async () => {
    const { user } = await openOwn();
    const opener = await screen.findByRole('button', { name: 'Edit headline “More posts”' });
    const calls = onCall('patch', '/headlines', async ({ request }) =>
      HttpResponse.json((await request.json()) as object),
    );
    const dialog = () => screen.queryByRole('dialog', { name: 'Headline of your other posts' });
    let last: HTMLElement | null = null;
    for (const words of ['道具', '花']) {
      await user.click(opener);
      // The previous dialog may still be closing.
      await waitFor(() => expect([null, last]).not.toContain(dialog()));
      last = dialog();
      const field = screen.getByRole('textbox', { name: 'Headline' });
      await user.clear(field);
      await user.type(field, words);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(calls.at(-1)?.body).toEqual({ type: 'OTHER_POST', text: words }));
      await waitFor(() => expect(opener).toHaveAccessibleName(`Edit headline “${words}”`));
    }
    expect(calls).toHaveLength(2);
  });

  it('is the only one who can edit it', async () => {
    signIn();
    hasContent();
    onCall('get', OTHERS, answers(aFirstPage(someContentTiles(2), 200)));
    await openDocument(PAGE);
    await screen.findByRole('region', { name: 'More posts' });
    expect(screen.queryByRole('link', { name: /^Edit/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /headline/ })).not.toBeInTheDocument();
  });
});
