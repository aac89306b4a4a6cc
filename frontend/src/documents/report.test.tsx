import { LIMITS } from '@hitohira/backend/rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { aPublicAccount } from '../testing/accounts';
import { answers, answersNothing, answersLater, onCall, refuses } from '../testing/api-server';
import { aLink, aLinkDetail, aLinkList } from '../testing/links';
import { aContent, aContentTile, aFirstPage, anItem } from '../testing/page-contents';
import { openDocument, openPage } from '../testing/render-app';

const ENTRY = 'Report this page';

/** Preloads the dialog: its loading time is not part of the test. */
beforeAll(() => import('../features/contact/report/ReportDialog'));

/** A creator's page with one entry in each list. */
function answerForProfile() {
  onCall('get', '/accounts/hanako.sato', answers(aPublicAccount()));
  const contents = [aContentTile({ contentId: 12, title: 'Spring flowers' })];
  onCall('get', '/contents/accounts/hanako.sato', answers(aFirstPage(contents, 200)));
  const link = aLink({ linkId: 5, details: [aLinkDetail({ title: 'Bouquet of the month' })] });
  onCall('get', '/links/accounts/hanako.sato', answers(aLinkList([link])));
  const items = [
    anItem({ itemId: 34, name: 'Scissors' }),
    anItem({ itemId: 35, url: 'https://www.shop.example/vase?x=1' }),
    anItem({ itemId: 36, url: 'https://amzn.to/3abc' }),
    anItem({ itemId: 37, url: 'https://www.amazon.co.jp/dp/B01' }),
  ];
  onCall('get', '/items/accounts/hanako.sato', answers(aFirstPage(items, 200)));
}

async function openReport(address: string) {
  const page = await (address.startsWith('/favorite') ? openPage(address) : openDocument(address));
  const entry = await screen.findByRole('link', { name: ENTRY });
  await page.user.click(entry);
  const dialog = within(await screen.findByRole('dialog', { name: 'Report a problem' }));
  return { ...page, entry, dialog };
}

const about = () => screen.getByRole('combobox', { name: 'What are you reporting?' });
const reason = () => screen.getByRole('combobox', { name: 'Reason' });
const words = () => screen.getByRole('textbox', { name: /^Details/ });
const email = () => screen.getByRole('textbox', { name: /^E-mail address/ });
const send = () => screen.getByRole('button', { name: 'Send report' });
const choices = () =>
  within(about())
    .getAllByRole('option')
    .map((option) => [(option as HTMLOptionElement).value, option.textContent]);

describe('reporting', () => {
  it('on a creator’s page offers the page and everything on it', async () => {
    answerForProfile();
    const calls = onCall('post', '/contact', answersNothing());
    const { user, dialog } = await openReport('/profile/hanako.sato');
    expect(choices()).toEqual([
      ['', 'Select one'],
      ['profile:hanako.sato', '佐藤 花子 (@hanako.sato)'],
      ['content:12', 'Spring flowers'],
      ['item:34', 'Scissors'],
      ['item:35', 'Product'],
      ['item:36', 'Amazon product'],
      ['item:37', 'Amazon product (2)'],
      ['link:5', 'Bouquet of the month'],
    ]);
    expect(dialog.getAllByRole('group').map((group) => (group as HTMLOptGroupElement).label)).toEqual([
      'The whole page',
      'Posts',
      'Items',
      'Links',
    ]);
    expect(about()).toHaveValue('profile:hanako.sato');
    await user.selectOptions(about(), 'link:5');
    await user.selectOptions(reason(), 'fraud');
    await user.type(words(), 'It leads elsewhere.');
    await user.type(email(), 'hana@example.com');
    await user.click(send());
    expect(await screen.findByRole('dialog', { name: 'Thank you for your report' })).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([
      {
        contactType: 'REPORT',
        about: 'link:5',
        content: 'Fraud or false claims\n\nIt leads elsewhere.',
        email: 'hana@example.com',
      },
    ]);
  });

  it('on a content’s page offers the content, its items and its creator', async () => {
    onCall('get', '/accounts/hanako.sato', answers(aPublicAccount()));
    onCall('get', '/contents/1/accounts/hanako.sato', answers(aContent({ title: 'Spring flowers' })));
    onCall('get', '/items/contents/1', answers(aFirstPage([anItem({ itemId: 34, name: 'Scissors' })], 200)));
    onCall('get', '/contents/accounts/hanako.sato', answers(aFirstPage([], 200)));
    const calls = onCall('post', '/contact', answersNothing());
    const { user } = await openReport('/profile/hanako.sato/contents/1');
    expect(choices().map(([value]) => value)).toEqual(['', 'profile:hanako.sato', 'content:1', 'item:34']);
    expect(about()).toHaveValue('content:1');
    await user.selectOptions(reason(), 'rights');
    await user.click(send());
    await screen.findByRole('dialog', { name: 'Thank you for your report' });
    // Address and comment are omitted.
    expect(calls.map(({ body }) => body)).toEqual([
      { contactType: 'REPORT', about: 'content:1', content: 'Violation of copyright or other rights' },
    ]);
  });

  it.each([
    ['contents', '/favorite/contents', 'content:7'],
    ['items', '/favorite/items', 'item:7'],
  ] as const)('offers one of the favorite %s', async (kind, address, subject) => {
    window.localStorage.setItem(kind === 'items' ? 'favoriteItems' : 'favoriteContents', '7,8');
    onCall('get', `/${kind}`, ({ request }) => {
      const ids = new URL(request.url).searchParams
        .getAll(kind === 'items' ? 'itemIds' : 'contentIds')
        .map(Number);
      const results = ids.map((id) =>
        kind === 'items'
          ? anItem({ itemId: id, name: `Thing ${String(id)}` })
          : aContent({ contentId: id, title: `Thing ${String(id)}` }),
      );
      return HttpResponse.json({ results, total: ids.length, nextOffset: null });
    });
    const calls = onCall('post', '/contact', answersNothing());
    const { user, entry } = await openReport(address);
    expect(entry).toHaveAttribute('href', '/contact?contactType=REPORT');
    expect(about()).toHaveValue('');
    await user.selectOptions(reason(), 'spam');
    await user.click(send());
    expect(await screen.findByText('Choose what you are reporting.')).toBeInTheDocument();
    expect(about()).toHaveFocus();
    await user.selectOptions(about(), subject);
    await user.click(send());
    await screen.findByRole('dialog', { name: 'Thank you for your report' });
    expect(calls.map(({ body }) => body)).toEqual([
      { contactType: 'REPORT', about: subject, content: 'Spam' },
    ]);
  });

  it('requires a reason, and a comment for another one', async () => {
    answerForProfile();
    const { user } = await openReport('/profile/hanako.sato');
    await user.click(send());
    expect(await screen.findByText('Choose a reason.')).toBeInTheDocument();
    expect(reason()).toHaveFocus();
    await user.selectOptions(reason(), 'other');
    await user.click(send());
    expect(await screen.findByText('Describe the problem.')).toBeInTheDocument();
    await user.click(words());
    await user.paste('x'.repeat(LIMITS.contact.content));
    await user.type(email(), 'nobody');
    await user.click(send());
    expect(await screen.findByText(/This is too long/)).toBeInTheDocument();
    expect(email()).toHaveAccessibleDescription(/such as name@example.com/);
  });

  it('works by keyboard and restores the focus', async () => {
    answerForProfile();
    onCall('post', '/contact', answersNothing());
    const { user } = await openDocument('/profile/hanako.sato');
    const entry = await screen.findByRole('link', { name: ENTRY });
    act(() => entry.focus());
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Report a problem' });
    await waitFor(() => expect(about()).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(entry).toHaveFocus();

    await user.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await user.selectOptions(reason(), 'spam');
    act(() => send().focus());
    await user.keyboard('{Enter}');
    const close = await screen.findByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(entry).toHaveFocus();
  });

  it('starts over when it is opened again during the closing transition', async () => {
    answerForProfile();
    const calls = onCall('post', '/contact', answersNothing());
    const { user, entry } = await openReport('/profile/hanako.sato');
    for (const [index, words] of ['spam', 'fraud'].entries()) {
      await user.selectOptions(reason(), words);
      await user.click(send());
      await user.click(await screen.findByRole('button', { name: 'Close' }));
      await user.click(entry);
      await screen.findByRole('dialog', { name: 'Report a problem' });
      expect(reason()).toHaveValue('');
      expect(calls).toHaveLength(index + 1);
    }
  });

  it('is sent once for two clicks, and cannot be closed meanwhile', async () => {
    answerForProfile();
    const sent = answersLater();
    const calls = onCall('post', '/contact', sent.answer);
    const { user } = await openReport('/profile/hanako.sato');
    await user.selectOptions(reason(), 'spam');
    await user.dblClick(send());
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Report a problem' })).toBeInTheDocument();
    sent.release();
    await screen.findByRole('dialog', { name: 'Thank you for your report' });
    expect(calls).toHaveLength(1);
  });

  it.each([
    [404, /has already been removed/],
    [429, /Too many attempts/],
    [503, /We are experiencing heavy traffic or are under maintenance/],
    [500, /Your report could not be sent/],
  ])('explains a %i, keeps the input and can be retried', async (status, message) => {
    answerForProfile();
    onCall('post', '/contact', refuses(status));
    const { user } = await openReport('/profile/hanako.sato');
    await user.selectOptions(reason(), 'spam');
    await user.type(words(), 'Again and again');
    await user.click(send());
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(words()).toHaveValue('Again and again');
    onCall('post', '/contact', answersNothing());
    await user.click(send());
    expect(await screen.findByRole('dialog', { name: 'Thank you for your report' })).toBeInTheDocument();
  });

  it('leads to the contact form in a new tab', async () => {
    answerForProfile();
    const { user } = await openDocument('/profile/hanako.sato');
    const entry = await screen.findByRole('link', { name: ENTRY });
    entry.addEventListener('click', (event) => event.preventDefault());
    await user.keyboard('{Control>}');
    await user.click(entry);
    await user.keyboard('{/Control}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(entry).toHaveAttribute('href', '/contact?contactType=REPORT&about=profile%3Ahanako.sato');
  });
});
