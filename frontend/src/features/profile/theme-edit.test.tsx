import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, type HttpResponseResolver } from 'msw';
import { type Language } from '@hitohira/backend/rules';
import { type OwnAccount } from '../../api/generated/model/ownAccount';
import { hasUnsavedInput } from '../../hooks/useUnsavedWarning';
import { anOwnAccount, aTheme } from '../../testing/accounts';
import { answers, answersLater, onCall, refuses } from '../../testing/api-server';
import { aLinkList, someLinks } from '../../testing/links';
import { openPage, signIn } from '../../testing/render-app';
import { someThemes } from '../../testing/themes';

const EDIT = '/profile/hanako.sato/edit';
const HERE = '/profile/edit/theme';

/** An account with the first theme. */
const anAccount = () => anOwnAccount({ theme: someThemes().results[0] ?? aTheme() });

interface Circumstances {
  account?: OwnAccount;
  /** The response for the themes. */
  themes?: HttpResponseResolver;
  language?: Language;
}

async function openThemes(circumstances: Circumstances = {}) {
  const { account = anAccount(), themes = answers(someThemes()), language = 'en' } = circumstances;
  signIn();
  onCall('get', '/accounts/me', answers(account));
  onCall('get', '/themes', themes);
  return openPage(HERE, { language });
}

/** The server stores the theme. */
function takesTheThemes() {
  return onCall('patch', '/accounts/me', async ({ request }) => {
    const { themeId } = (await request.json()) as { themeId: number };
    const theme = someThemes().results.find((each) => each.themeId === themeId) ?? aTheme();
    const account = anOwnAccount({ themeId, theme });
    onCall('get', '/accounts/me', answers(account));
    return HttpResponse.json(account);
  });
}

const theme = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) });
const apply = () => screen.getByRole('button', { name: 'Apply theme' });
const groundIn = (preview: HTMLElement) =>
  preview.querySelector<HTMLElement>('[data-cards]')?.style.getPropertyValue('--day-ground');
const preview = () => screen.getByRole('group', { name: 'Preview' });

describe('the choice of a theme', () => {
  it('offers all themes by kind in one group, with the current one selected and marked', async () => {
    await openThemes();
    const choice = within(screen.getByRole('radiogroup', { name: 'Theme' }));
    expect(within(choice.getByRole('group', { name: 'Paper' })).getAllByRole('radio')).toHaveLength(2);
    expect(within(choice.getByRole('group', { name: 'Night' })).getAllByRole('radio')).toHaveLength(1);
    expect(new Set(choice.getAllByRole('radio').map((radio) => radio.getAttribute('name'))).size).toBe(1);
    expect(theme('Plain paper')).toBeChecked();
    expect(theme('Plain paper')).toHaveAccessibleName(expect.stringMatching(/^Plain paper ?In use$/));
    expect(theme('Starry sky')).toHaveAccessibleName('Starry sky');
  });

  it('draws thumbnails with the page’s own components and the creator’s name', async () => {
    await openThemes();
    const grounds = screen
      .getAllByRole('radio')
      .map((radio) => groundIn(radio.closest('label') ?? document.body));
    expect(grounds).toEqual(someThemes().results.map(({ tokens }) => tokens.background));
    expect(theme('Ink').closest('label')).toHaveTextContent('佐藤 花子');
  });

  it('previews the page in the chosen theme', async () => {
    const { user } = await openThemes();
    await waitFor(() => expect(preview()).toHaveTextContent('京都で陶芸をしています。'));
    await waitFor(() => expect(groundIn(preview())).toBe('#faf6ef'));
    expect(screen.getByText('Current theme: “Plain paper”.')).toBeInTheDocument();
    await user.click(theme('Starry sky'));
    expect(theme('Starry sky')).toBeChecked();
    await waitFor(() => expect(groundIn(preview())).toBe('#0d1330'));
    expect(screen.getByText(/^Previewing “Starry sky”/)).toBeInTheDocument();
  });

  it('previews the page with its categories and visible blocks', async () => {
    onCall('get', '/links/accounts/hanako.sato', answers(aLinkList(someLinks(2))));
    const { unmount } = await openThemes();
    expect(await within(preview()).findByText('Link 1')).toBeInTheDocument();
    await waitFor(() => expect(preview()).toHaveTextContent('#花・ガーデニング#写真'));
    unmount();
    const blockOrders = anAccount().blockOrders.map((block) => ({ ...block, show: block.name !== 'link' }));
    await openThemes({ account: { ...anAccount(), blockOrders } });
    await waitFor(() => expect(preview()).toHaveTextContent('#花・ガーデニング'));
    expect(within(preview()).queryByText('Link 1')).not.toBeInTheDocument();
  });

  it('works by keyboard, with arrow keys across all kinds', async () => {
    const { user } = await openThemes();
    act(() => theme('Plain paper').focus());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(theme('Starry sky')).toBeChecked();
    expect(theme('Starry sky')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(theme('Ink')).toBeChecked();
  });

  it('has nothing to apply or lose while the current theme is chosen', async () => {
    const { user } = await openThemes();
    const calls = takesTheThemes();
    expect(apply()).toBeDisabled();
    await user.click(theme('Ink'));
    expect(apply()).toBeEnabled();
    expect(hasUnsavedInput()).toBe(true);
    await user.click(theme('Plain paper'));
    expect(apply()).toBeDisabled();
    await user.click(apply());
    expect(hasUnsavedInput()).toBe(false);
    expect(calls).toHaveLength(0);
  });

  it('works when the current theme is no longer offered', async () => {
    const account = anOwnAccount({ themeId: 99, theme: { ...aTheme(), themeId: 99, displayName: 'Gone' } });
    await openThemes({ account });
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    expect(screen.getByText('Current theme: “Gone”.')).toBeInTheDocument();
    expect(apply()).toBeDisabled();
  });

  it.each([
    ['en', 'Apply theme', 'Theme “Starry sky” applied.'],
    ['ja', 'テーマを適用する', 'テーマ「Starry sky」を適用しました。'],
  ] as const)(
    'is applied with a message and returns to the edit page, in %s',
    async (language, button, message) => {
      const { user, path } = await openThemes({ language });
      const calls = takesTheThemes();
      await user.click(theme('Starry sky'));
      await user.click(screen.getByRole('button', { name: button }));
      expect(await screen.findByText(message)).toBeInTheDocument();
      await waitFor(() => expect(path()).toBe(EDIT));
      expect(calls.map(({ body }) => body)).toEqual([{ themeId: 3 }]);
      await screen.findByRole('heading', { level: 1, name: /^(?:Edit your page|ページの編集)$/ });
      expect(hasUnsavedInput()).toBe(false);
      await waitFor(() =>
        expect(groundIn(screen.getByRole('group', { name: /^(?:Preview|プレビュー)$/ }))).toBe('#0d1330'),
      );
    },
  );

  it('is applied once, and cannot be changed meanwhile', async () => {
    const { user, path } = await openThemes();
    const { release, answer } = answersLater(
      anOwnAccount({ themeId: 3, theme: someThemes().results[2] ?? aTheme() }),
    );
    const calls = onCall('patch', '/accounts/me', answer);
    await user.click(theme('Starry sky'));
    await user.click(apply());
    const applying = await screen.findByRole('button', { name: 'Applying' });
    await user.click(applying);
    await user.click(theme('Ink'));
    expect(theme('Starry sky')).toBeChecked();
    release();
    await waitFor(() => expect(path()).toBe(EDIT));
    expect(calls.map(({ body }) => body)).toEqual([{ themeId: 3 }]);
  });

  it('is applied once, even when clicked again before the first render', async () => {
    const { user, path } = await openThemes();
    const calls = takesTheThemes();
    await user.click(theme('Starry sky'));
    const button = apply();
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(path()).toBe(EDIT));
    expect(calls).toHaveLength(1);
  });

  it.each([400, 403, 404, 429, 500, 503])('stays, with a message, when it fails: %d', async (status) => {
    const { user, path } = await openThemes();
    onCall('patch', '/accounts/me', refuses(status));
    await user.click(theme('Starry sky'));
    await user.click(apply());
    expect(await screen.findByText('We could not apply the theme.')).toBeInTheDocument();
    expect(path()).toBe(HERE);
    expect(theme('Starry sky')).toBeChecked();
    expect(hasUnsavedInput()).toBe(true);
    takesTheThemes();
    await user.click(apply());
    await waitFor(() => expect(path()).toBe(EDIT));
  });

  it('redirects to the login and back when the session has expired', async () => {
    const { user, path } = await openThemes();
    onCall('patch', '/accounts/me', refuses(401));
    onCall('get', '/accounts/me', refuses(401));
    await user.click(theme('Starry sky'));
    await user.click(apply());
    await waitFor(() => expect(path()).toBe(`/login?back=${encodeURIComponent(HERE)}&unauthorized=1`));
  });

  it('asks before it is left without applying', async () => {
    const { user, path } = await openThemes();
    await user.click(theme('Starry sky'));
    await user.click(screen.getByRole('link', { name: 'Back to editing' }));
    const question = () => screen.findByRole('alertdialog', { name: 'Leave this page?' });
    await user.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
    expect(path()).toBe(HERE);
    expect(theme('Starry sky')).toBeChecked();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('link', { name: 'Back to editing' }));
    await user.click(within(await question()).getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(path()).toBe(EDIT));
    await screen.findByRole('heading', { level: 1, name: 'Edit your page' });
    await waitFor(() => expect(groundIn(preview())).toBe('#faf6ef'));
  });

  it('has a full-screen preview on a phone, from which it is applied', async () => {
    const { user, path } = await openThemes();
    takesTheThemes();
    await user.click(theme('Starry sky'));
    await user.click(screen.getByRole('button', { name: 'Show preview' }));
    const dialog = await screen.findByRole('dialog', { name: 'Starry sky' });
    await waitFor(() =>
      expect(groundIn(within(dialog).getByRole('group', { name: 'Preview' }))).toBe('#0d1330'),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Back to themes' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Show preview' }));
    const again = within(await screen.findByRole('dialog', { name: 'Starry sky' }));
    await user.click(again.getByRole('button', { name: 'Apply theme' }));
    await waitFor(() => expect(path()).toBe(EDIT));
  });
});

describe('themes that cannot be loaded', () => {
  it.each([
    [400, 'Something went wrong'],
    [403, 'Something went wrong'],
    [429, 'Too many requests'],
    [500, 'Something went wrong'],
  ])('show the error page with the server’s status: %d', async (status, heading) => {
    await openThemes({ themes: refuses(status) });
    expect(await screen.findByText(`Error ${String(status)}`)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to editing' })).toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('show the error pages for 404 and 503', async () => {
    const { unmount } = await openThemes({ themes: refuses(404) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
    unmount();
    await openThemes({ themes: refuses(503) });
    expect(await screen.findByText('Error 503')).toBeInTheDocument();
  });

  it('show the error page for 500 without a response', async () => {
    await openThemes({ themes: () => HttpResponse.error() });
    expect(await screen.findByText('Error 500')).toBeInTheDocument();
  });

  it('show a placeholder while loading', async () => {
    const { release, answer } = answersLater(someThemes());
    signIn();
    onCall('get', '/accounts/me', answers(anAccount()));
    onCall('get', '/themes', answer);
    const { user } = await openPage(EDIT);
    await user.click(screen.getByRole('link', { name: 'Choose a theme' }));
    expect(await screen.findByText('Loading themes')).toBeInTheDocument();
    release();
    expect(await screen.findAllByRole('radio')).toHaveLength(3);
  });
});
