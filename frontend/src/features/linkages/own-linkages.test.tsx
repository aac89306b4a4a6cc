import { screen, waitFor, within } from '@testing-library/react';
import { answers, answersNothing, answersLater, onCall, refuses } from '../../testing/api-server';
import { anOwnLinkage, LINKAGE_PROVIDERS, linkageList } from '../../testing/provider-posts';
import { renderPart, watchClipboard } from '../../testing/render-app';
import { OwnLinkages } from './OwnLinkages';

const { jest } = import.meta;

const OWN = '/oauth/linkages/accounts/me';
const PROVIDERS = '/oauth/linkages/providers';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10; wv) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Instagram 400.0';
const IPHONE = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 Instagram 400.0';
const LINE = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 Safari Line/15.1.0';

const open = () => renderPart(<OwnLinkages displayId="hanako.sato" />, ['linkages', 'errors']);
const block = () => screen.getByRole('region', { name: 'Linked accounts' });
const link = (service: string) => screen.findByRole('button', { name: `Link ${service}` });

/** Leaves the redirect request pending, so that only the request is checked. */
function mockPendingRedirect(service: string) {
  return onCall('get', `${PROVIDERS}/${service}/redirect`, answersLater({}).answer);
}

function mockUserAgent(userAgent: string) {
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}

describe('the linked accounts in the studio', () => {
  afterEach(() => jest.restoreAllMocks());

  it('are listed with their service and whether they need reconnecting', async () => {
    onCall(
      'get',
      OWN,
      answers(
        linkageList(
          anOwnLinkage(),
          anOwnLinkage({ linkageId: 2, providerName: 'x', snsAccountName: 'hana', needsReconnect: true }),
        ),
      ),
    );
    const calls = mockPendingRedirect('x');
    const { user } = await open();
    const list = await screen.findByRole('list', { name: 'Your linked accounts' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['花と暮らすYouTube', 'hanaX · Needs to be linked againLink again']);
    // Accounts without a picture show the mark of their service.
    expect(list.querySelectorAll('svg[viewBox="0 0 24 24"][stroke-linecap]')).not.toHaveLength(0);
    await user.click(within(list).getByRole('button', { name: 'Link “hana” (X) again' }));
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  it('explain themselves when there are none, and offer every enabled service', async () => {
    await open();
    expect(await screen.findByText('No linked accounts yet. Choose a service to link.')).toBeInTheDocument();
    const choices = await screen.findByRole('list', { name: 'Link an account' });
    await waitFor(() =>
      expect(
        within(choices)
          .getAllByRole('button')
          .map(({ textContent }) => textContent),
      ).toEqual(['Link YouTube', 'Link Instagram', 'Link TikTok', 'Link X']),
    );
    expect(screen.queryByRole('list', { name: 'Terms of the services' })).not.toBeInTheDocument();
  });

  it('do not offer disabled services', async () => {
    onCall('get', PROVIDERS, answers({ results: [LINKAGE_PROVIDERS.results[0]], total: 1 }));
    await open();
    await link('YouTube');
    expect(screen.queryByRole('button', { name: 'Link X' })).not.toBeInTheDocument();
  });

  it('show a message when no service is enabled', async () => {
    onCall('get', PROVIDERS, answers({ results: [], total: 0 }));
    await open();
    expect(await screen.findByText('No services can be linked right now.')).toBeInTheDocument();
    expect(within(block()).queryByRole('button')).not.toBeInTheDocument();
  });

  it('offer no service when the limit is reached', async () => {
    const many = Array.from({ length: 20 }, (_, index) => anOwnLinkage({ linkageId: index + 1 }));
    onCall('get', OWN, answers(linkageList(...many)));
    await open();
    expect(await screen.findByText(/You can link up to 20 accounts\./)).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Link an account' })).not.toBeInTheDocument();
  });

  it('link the terms of the services whose data they show', async () => {
    onCall(
      'get',
      OWN,
      answers(
        linkageList(
          anOwnLinkage(),
          anOwnLinkage({ linkageId: 2 }),
          anOwnLinkage({ linkageId: 3, providerName: 'tiktok' }),
        ),
      ),
    );
    await open();
    const terms = await screen.findByRole('list', { name: 'Terms of the services' });
    expect(
      within(terms)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['YouTube Terms of Service', 'Google Privacy Policy', 'TikTok Terms of Service']);
  });

  it.each([
    ['the accounts', OWN, 'We could not load your linked accounts.'],
    ['the services', PROVIDERS, 'We could not load the services.'],
  ])('show a message when loading fails, and load at a retry: %s', async (_what, path, words) => {
    onCall('get', path, refuses(500));
    const { user } = await open();
    expect(await screen.findByText(words)).toBeInTheDocument();
    onCall('get', OWN, answers(linkageList(anOwnLinkage())));
    onCall('get', PROVIDERS, answers(LINKAGE_PROVIDERS));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
    expect(await link('X')).toBeInTheDocument();
  });
});

describe('the redirect to a service', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each(['YouTube', 'TikTok', 'X'])(
    'starts at once, and only once for repeated clicks: %s',
    async (service) => {
      const calls = mockPendingRedirect(service.toLowerCase());
      const { user } = await open();
      await user.dblClick(await link(service));
      const going = await screen.findByRole('button', { name: `Redirecting to ${service}` });
      expect(going).toHaveAttribute('aria-busy', 'true');
      await user.click(await link('Instagram'));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(calls).toHaveLength(1);
    },
  );

  it('happens for Instagram after a notice about account types', async () => {
    const calls = mockPendingRedirect('instagram');
    const { user } = await open();
    await user.click(await link('Instagram'));
    const notice = await screen.findByRole('dialog', { name: 'Before you link Instagram' });
    expect(notice).toHaveAccessibleDescription(/Only professional accounts/);
    await user.click(within(notice).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    expect(calls).toHaveLength(0);
    await user.click(await link('Instagram'));
    await user.click(await screen.findByRole('button', { name: 'Continue to Instagram' }));
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  it('is replaced by a notice for Google inside the browsers of apps', async () => {
    mockUserAgent(LINE);
    const { user } = await open();
    const copied = watchClipboard();
    await user.click(await link('YouTube'));
    const hint = await screen.findByRole('dialog', { name: 'Open in your browser' });
    expect(hint).toHaveAccessibleDescription(/Google does not allow logging in from inside other apps\./);
    expect(within(hint).getByRole('group', { name: 'The page to open' })).toHaveTextContent(
      'hitohira.example/profile/hanako.sato/edit',
    );
    expect(within(hint).getByRole('link', { name: 'Open in browser' })).toHaveAttribute(
      'href',
      'https://hitohira.example/profile/hanako.sato/edit?openExternalBrowser=1',
    );
    await user.click(within(hint).getByRole('button', { name: 'Copy link' }));
    expect(copied).toEqual(['https://hitohira.example/profile/hanako.sato/edit']);
    await user.click(within(hint).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(hint).not.toBeInTheDocument());
  });

  it.each([
    ['an intent on Android', ANDROID, true],
    ['the menu of the app on an iPhone', IPHONE, false],
  ])('leads out of other apps by %s', async (_way, userAgent, hasLink) => {
    mockUserAgent(userAgent);
    const { user } = await open();
    await user.click(await link('YouTube'));
    const hint = within(await screen.findByRole('dialog', { name: 'Open in your browser' }));
    const outside = hint.queryByRole('link', { name: 'Open in browser' });
    expect(outside?.getAttribute('href') ?? '').toMatch(
      hasLink ? /^intent:\/\/hitohira\.example\/profile\/hanako\.sato\/edit#Intent;scheme=https;/ : /^$/,
    );
    const byMenu = hint.queryByText(/Choose “Open in Safari” or “Open in browser”/);
    expect(byMenu !== null).toBe(!hasLink);
  });

  it('can continue in the browser of an app if the service allows it', async () => {
    mockUserAgent(LINE);
    const calls = mockPendingRedirect('x');
    const { user } = await open();
    await user.click(await link('X'));
    const hint = await screen.findByRole('dialog', { name: 'Open in your browser' });
    expect(hint).toHaveAccessibleDescription(/Inside another app, logging in with X may stall/);
    expect(calls).toHaveLength(0);
    await user.click(within(hint).getByRole('button', { name: 'Continue here' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    await waitFor(() => expect(hint).not.toBeInTheDocument());
  });

  it('shows the notice about Instagram after that about the app', async () => {
    mockUserAgent(LINE);
    const calls = mockPendingRedirect('instagram');
    const { user } = await open();
    await user.click(await link('Instagram'));
    await user.click(await screen.findByRole('button', { name: 'Continue here' }));
    await user.click(await screen.findByRole('button', { name: 'Continue to Instagram' }));
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  it('needs no hint in the app of the service', async () => {
    mockUserAgent(IPHONE);
    const { user } = await open();
    await user.click(await link('Instagram'));
    expect(await screen.findByRole('dialog', { name: 'Before you link Instagram' })).toBeInTheDocument();
  });

  it.each([
    [404, 'We could not verify you with the other service. Please try again.'],
    [500, 'Something went wrong. Please try again later.'],
  ])('shows a message when it cannot start, and can be retried: %i', async (status, words) => {
    onCall('get', `${PROVIDERS}/x/redirect`, refuses(status));
    const { user } = await open();
    await user.click(await link('X'));
    expect(await screen.findByText(words)).toBeInTheDocument();
    const calls = mockPendingRedirect('x');
    await user.click(await link('X'));
    await waitFor(() => expect(calls).toHaveLength(1));
  });
});

describe('a linked account', () => {
  afterEach(() => jest.restoreAllMocks());

  async function openRemoval(
    linkage: Parameters<typeof anOwnLinkage>[0] = { linkageId: 7 },
    service = 'YouTube',
  ) {
    onCall('get', OWN, answers(linkageList(anOwnLinkage({ ...linkage, snsAccountName: '花と暮らす' }))));
    const page = await open();
    await page.user.click(
      await screen.findByRole('button', { name: `Actions for “花と暮らす” (${service})` }),
    );
    await page.user.click(await screen.findByRole('menuitem', { name: 'Unlink' }));
    return { ...page, question: await screen.findByRole('alertdialog', { name: 'Unlink this account?' }) };
  }
  const openQuestion = async (...args: Parameters<typeof openRemoval>) =>
    (await openRemoval(...args)).question;

  it('is unlinked after a confirmation with the consequences, and the focus stays in the section', async () => {
    const { user, question } = await openRemoval();
    for (const words of [
      /Posts you have added stay, with their links/,
      /any titles, descriptions, hashtags and images of your own/,
      /that came from YouTube and that you have not changed will be removed within 30 days/,
      /then show the date you added them here/,
    ])
      expect(question).toHaveAccessibleDescription(words);
    expect(question).toHaveTextContent('花と暮らす');
    const calls = onCall('delete', '/oauth/linkages/7', answersNothing());
    onCall('get', OWN, answers(linkageList()));
    await user.click(within(question).getByRole('button', { name: 'Unlink' }));
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    await waitFor(() => expect(block()).toHaveFocus());
    expect(screen.queryByRole('list', { name: 'Your linked accounts' })).not.toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['instagram', 'Instagram', /Posts you have added stay as they are\.$/],
    ['tiktok', 'TikTok', /Videos you have added stay as they are\.$/],
    ['x', 'X', /Nothing else changes\.$/],
  ] as const)('of %s keeps its posts', async (providerName, service, words) => {
    const question = await openQuestion({ linkageId: 7, providerName }, service);
    expect(question).toHaveAccessibleDescription(words);
    expect(question).not.toHaveTextContent('30 days');
  });

  it('stays when unlinking is cancelled', async () => {
    const { user, question } = await openRemoval();
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(screen.getByText('花と暮らす')).toBeInTheDocument();
  });

  it('is removed when it was unlinked elsewhere', async () => {
    const { user, question } = await openRemoval();
    onCall('delete', '/oauth/linkages/7', refuses(404));
    onCall('get', OWN, answers(linkageList()));
    await user.click(within(question).getByRole('button', { name: 'Unlink' }));
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
  });

  it('stays when unlinking fails, with a message', async () => {
    const { user, question } = await openRemoval();
    onCall('delete', '/oauth/linkages/7', refuses(500));
    await user.click(within(question).getByRole('button', { name: 'Unlink' }));
    expect(await screen.findByText('Something went wrong. Please try again later.')).toBeInTheDocument();
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(screen.getByText('花と暮らす')).toBeInTheDocument();
  });
});
