import { screen, waitFor, within } from '@testing-library/react';
import { readCookie, setCookie } from '../../config/cookies';
import { anOwnAccount } from '../../testing/accounts';
import { answersLater, onCall, refuses } from '../../testing/api-server';
import { aNewAccount, mockCreator, takesChanges, takesLinks } from '../../testing/first-steps';
import { aLinkList, someLinks } from '../../testing/links';
import { openPage } from '../../testing/render-app';

const { jest } = import.meta;

const STUDIO = '/profile/hanako.sato/edit';
const OTHER_THEME = { account: aNewAccount({ themeId: 2 }) };

const notice = () => screen.findByRole('region', { name: 'Finish setting up your page' });
const shown = () => screen.queryByRole('region', { name: /^Welcome|^Set up/ });
const steps = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => {
      const step = within(item).getByRole('link');
      return [step.textContent, step.getAttribute('href')];
    });

describe('the first steps in the studio', () => {
  it('welcome a new creator, with a link to each', async () => {
    setCookie('onboarding', '1');
    mockCreator();
    const { user, path } = await openPage(STUDIO);
    const welcome = await screen.findByRole('region', { name: /^Welcome\./ });
    expect(welcome).toHaveTextContent('0 of 3 done');
    expect(steps(welcome)).toEqual([
      ['1Pick a theme', '/profile/hanako.sato/begin/theme'],
      ['2Link your accounts', '/profile/hanako.sato/begin/accounts'],
      ['3Add your first link', '/profile/hanako.sato/begin/link'],
    ]);
    // Hints appear only after the steps.
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
    await user.click(within(welcome).getByRole('link', { name: 'Get started' }));
    await waitFor(() => expect(path()).toBe('/profile/hanako.sato/begin/theme'));
  });

  it('continue where the creator left off, based on the account', async () => {
    mockCreator({ ...OTHER_THEME, linkages: 1 });
    const { user, path } = await openPage(STUDIO);
    const list = await notice();
    await waitFor(() => expect(list).toHaveTextContent('2 of 3 done'));
    expect(steps(list).map(([name]) => name)).toEqual([
      'Pick a theme (done)',
      'Link your accounts (done)',
      '3Add your first link',
    ]);
    await user.click(within(list).getByRole('link', { name: 'Continue where you left off' }));
    await waitFor(() => expect(path()).toBe('/profile/hanako.sato/begin/link'));
  });

  it('stay until they are done, and can be folded on this device for this account', async () => {
    setCookie('onboarding', '1');
    mockCreator();
    const first = await openPage(STUDIO);
    const welcome = await screen.findByRole('region', { name: /^Welcome\./ });
    const fold = within(welcome).getByRole('button', { name: 'Collapse checklist', expanded: true });
    await first.user.click(fold);
    expect(within(welcome).queryByRole('list')).not.toBeInTheDocument();
    expect(welcome).toHaveTextContent('0 of 3 done');
    expect(within(welcome).getByRole('link', { name: 'Get started' })).toBeVisible();
    expect(readCookie('onboarding')).toBeNull();
    expect(fold).toHaveFocus();
    expect(screen.getByRole('note')).toBeInTheDocument();
    first.unmount();
    const next = await openPage(STUDIO);
    expect(await screen.findByRole('note')).toBeInTheDocument();
    const folded = await notice();
    expect(within(folded).queryByRole('list')).not.toBeInTheDocument();
    await next.user.click(within(folded).getByRole('button', { name: 'Show checklist', expanded: false }));
    expect(steps(within(folded).getByRole('list'))).toHaveLength(3);
  });

  it('can be folded without storage, until the next page', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    mockCreator();
    const { user } = await openPage(STUDIO);
    const list = await notice();
    await user.click(within(list).getByRole('button', { name: 'Collapse checklist' }));
    expect(within(list).queryByRole('list')).not.toBeInTheDocument();
    full.mockRestore();
  });

  it('disappear when all are completed, and hints appear on the next visit', async () => {
    mockCreator({ ...OTHER_THEME, linkages: 1 });
    takesLinks();
    const { user, unmount } = await openPage(STUDIO);
    await waitFor(async () => expect(await notice()).toHaveTextContent('2 of 3 done'));
    await user.click(await screen.findByRole('button', { name: 'Add your first link' }));
    await user.type(await screen.findByLabelText('Title', { exact: true }), 'My shop');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(shown()).not.toBeInTheDocument());
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
    unmount();
    await openPage(STUDIO);
    expect(await screen.findByRole('note')).toBeInTheDocument();
    expect(shown()).not.toBeInTheDocument();
  });

  it('are not shown until their state has loaded, nor are hints', async () => {
    mockCreator({ ...OTHER_THEME, linkages: 1 });
    const changes = takesChanges(OTHER_THEME.account);
    const { answer, release } = answersLater(aLinkList(someLinks(2)));
    onCall('get', '/links/accounts/hanako.sato', answer);
    const { unmount } = await openPage(STUDIO);
    await screen.findByRole('heading', { name: 'Edit your page' });
    expect(shown()).not.toBeInTheDocument();
    release();
    // Hints that appear late would shift the page.
    await waitFor(() => expect(changes.at(-1)?.body).toEqual({ doneSteps: ['theme', 'accounts', 'link'] }));
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
    unmount();
    await openPage(STUDIO);
    expect(await screen.findByRole('note')).toBeInTheDocument();
    expect(shown()).not.toBeInTheDocument();
  });

  it('stay done when the link is gone', async () => {
    mockCreator({ account: anOwnAccount({ doneSteps: ['theme', 'accounts', 'link'] }) });
    await openPage(STUDIO);
    expect(await screen.findByRole('note')).toBeInTheDocument();
    expect(shown()).not.toBeInTheDocument();
  });

  it('are asked to be remembered once, even if that fails', async () => {
    mockCreator({ account: aNewAccount({ themeId: 2 }) });
    const calls = onCall('patch', '/accounts/me', refuses(500));
    await openPage(STUDIO);
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ doneSteps: ['theme'] }]));
    await waitFor(async () => expect(await notice()).toHaveTextContent('1 of 3 done'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('stay open if their state cannot be loaded', async () => {
    mockCreator();
    onCall('get', '/oauth/linkages/accounts/me', refuses(500));
    onCall('get', '/links/accounts/hanako.sato', refuses(500));
    await openPage(STUDIO);
    const list = await notice();
    expect(list).toHaveTextContent('0 of 3 done');
    expect(within(list).getByRole('link', { name: 'Get started' })).toHaveAttribute(
      'href',
      '/profile/hanako.sato/begin/theme',
    );
  });
});
