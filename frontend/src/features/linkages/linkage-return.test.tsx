import { screen, waitFor, within } from '@testing-library/react';
import { type LinkageProvider } from '../../api/generated/model/linkageProvider';
import { readSignedInHint } from '../../config/cookies';
import { readDraft } from '../../config/drafts';
import { anOwnAccount } from '../../testing/accounts';
import { answers, answersLater, onCall, refuses } from '../../testing/api-server';
import { anOwnLinkage, linkageList } from '../../testing/provider-posts';
import { openPage, signIn } from '../../testing/render-app';

const { accountId } = anOwnAccount();

const HOME = '/profile/hanako.sato/edit';
const CALL = '/oauth/linkages/providers';

async function comeBack(provider: LinkageProvider, answer = 'code=abc&state=def') {
  signIn();
  onCall('get', '/accounts/me', answers(anOwnAccount()));
  return openPage(`/profile/linkage/${provider}?${answer}`);
}

const completion = () => screen.findByRole('dialog', { name: 'Linked' });
const question = () => screen.findByRole('dialog', { name: 'Your TikTok ID' });
const idField = () => screen.getByLabelText('TikTok ID', { exact: true });

describe('the return from a service', () => {
  it.each(['youtube', 'instagram', 'x'] as const)(
    'sends the code once, and confirms the linked account on the own page: %s',
    async (providerName) => {
      const { answer, release } = answersLater(
        linkageList(
          anOwnLinkage({ linkageId: 1, providerName, snsAccountName: 'One' }),
          anOwnLinkage({ linkageId: 2, providerName, snsAccountName: 'Two' }),
        ),
      );
      const calls = onCall('post', `${CALL}/${providerName}`, answer);
      const page = await comeBack(providerName);
      expect(screen.getByText('This takes a moment.')).toBeInTheDocument();
      release();
      const dialog = await completion();
      expect(page.path()).toBe(HOME);
      expect(calls.map(({ body }) => body)).toEqual([{ code: 'abc', state: 'def' }]);
      expect(
        within(within(dialog).getByRole('list', { name: 'Newly linked accounts' }))
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent.slice(0, 'One'.length)),
      ).toEqual(['One', 'Two']);
      const terms = within(dialog).getByRole('list', { name: 'Terms of the services' });
      expect(within(terms).getAllByRole('link')).not.toHaveLength(0);
      await page.user.click(within(dialog).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      // Another account can be linked.
      expect(screen.getByRole('region', { name: 'Linked accounts' })).toHaveFocus();
      // The back button does not send the code again.
      expect(page.router.state.historyAction).toBe('REPLACE');
      expect(calls).toHaveLength(1);
    },
  );

  it('continues with posts of the service', async () => {
    const linkage = anOwnLinkage({ providerName: 'youtube' });
    onCall('post', `${CALL}/youtube`, answers(linkageList(linkage)));
    onCall('get', '/oauth/linkages/accounts/me', answers(linkageList(linkage)));
    const { user } = await comeBack('youtube');
    await user.click(await screen.findByRole('button', { name: 'Add posts from YouTube' }));
    expect(await screen.findByRole('dialog', { name: 'Add a YouTube video' })).toBeInTheDocument();
  });

  it('offers no posts of a service without posts', async () => {
    onCall('post', `${CALL}/x`, answers(linkageList(anOwnLinkage({ providerName: 'x' }))));
    await comeBack('x');
    expect(within(await completion()).queryByRole('button', { name: /^Add posts/ })).not.toBeInTheDocument();
  });

  it.each([
    [403, 'We could not link the account.'],
    [404, 'Something went wrong. Please try again later.'],
    [500, 'Something went wrong. Please try again later.'],
  ])('returns to the studio with a message when linking fails: %i', async (status, words) => {
    onCall('post', `${CALL}/youtube`, refuses(status));
    const { path } = await comeBack('youtube');
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(path()).toBe(HOME);
  });

  it.each([
    ['youtube', 'E0103', 'No YouTube channel', /Create one on YouTube/],
    ['instagram', 'E0104', 'Personal accounts cannot be linked', /Switch it as follows/],
  ] as const)('returns to the studio with instructions: %s %s', async (provider, code, title, words) => {
    onCall('post', `${CALL}/${provider}`, refuses(403, code));
    const begun = onCall('get', `${CALL}/${provider}/redirect`, refuses(500));
    const { user, path } = await comeBack(provider);
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(dialog).toHaveAccessibleDescription(words);
    expect(path()).toBe(HOME);
    await user.click(within(dialog).getByRole('button', { name: 'Link again' }));
    await waitFor(() => expect(begun).toHaveLength(1));
  });

  it('reports that nothing was linked when the user cancelled at the service', async () => {
    const { path } = await comeBack('youtube', 'error=access_denied&state=def');
    expect(await screen.findByText(/Linking was cancelled\./)).toBeInTheDocument();
    expect(path()).toBe(HOME);
  });

  it.each([
    ['youtube', 'YouTube'],
    ['tiktok', 'TikTok'],
  ] as const)('returns to the studio and reports the limit: %s', async (provider, service) => {
    onCall('post', `${CALL}/${provider}`, refuses(400, 'limitReached'));
    const { user, path, router } = await comeBack(provider);
    if (provider === 'tiktok') {
      await question();
      await user.type(idField(), 'hana');
      await user.click(screen.getByRole('button', { name: 'Link' }));
    }
    const dialog = await screen.findByRole('dialog', { name: `${service} was not linked` });
    expect(dialog).toHaveTextContent(/You can link up to 20 accounts/);
    expect(path()).toBe(HOME);
    expect(router.state.historyAction).toBe('REPLACE');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole('region', { name: 'Linked accounts' })).toHaveFocus();
  });

  it('redirects to the login when the session has expired, without the code in the URL', async () => {
    onCall('post', `${CALL}/youtube`, refuses(401));
    const { path, router } = await comeBack('youtube');
    await screen.findByRole('heading', { name: 'Log in' });
    expect(path()).toBe('/login?back=%2Fprofile%2Fhanako.sato%2Fedit&unauthorized=1');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(screen.getByText('Please log in.')).toBeInTheDocument();
    expect(readSignedInHint()).toBe(false);
  });
});

describe('the return from TikTok', () => {
  it('asks for the ID, with or without “@”', async () => {
    const calls = onCall(
      'post',
      `${CALL}/tiktok`,
      answers(linkageList(anOwnLinkage({ providerName: 'tiktok', snsAccountName: 'hana' }))),
    );
    const { user, path } = await comeBack('tiktok');
    await question();
    expect(calls).toHaveLength(0);
    await user.click(idField());
    await user.paste(' ＠hana.hana ');
    await user.click(screen.getByRole('button', { name: 'Link' }));
    expect(await completion()).toHaveTextContent('hana');
    expect(path()).toBe(HOME);
    expect(calls.map(({ body }) => body)).toEqual([{ code: 'abc', state: 'def', userId: 'hana.hana' }]);
    expect(readDraft({ name: 'linkage', accountId })).toEqual({});
  });

  it.each([
    ['', 'Enter the ID of your account.'],
    ['　 ', 'Enter the ID of your account.'],
    ['@', 'Enter the ID of your account.'],
    ['h'.repeat(192), 'Use up to 191 characters.'],
  ])('does not send an invalid ID: %j', async (typed, words) => {
    const { user } = await comeBack('tiktok');
    await question();
    await user.click(idField());
    await user.paste(typed);
    await user.click(screen.getByRole('button', { name: 'Link' }));
    await waitFor(() => expect(idField()).toHaveAccessibleDescription(expect.stringContaining(words)));
    expect(idField()).toHaveFocus();
  });

  it('accepts an ID of 191 characters', async () => {
    const calls = onCall(
      'post',
      `${CALL}/tiktok`,
      answers(linkageList(anOwnLinkage({ providerName: 'tiktok' }))),
    );
    const { user } = await comeBack('tiktok');
    await question();
    await user.click(idField());
    await user.paste(`@${'h'.repeat(191)}`);
    await user.click(screen.getByRole('button', { name: 'Link' }));
    await completion();
    expect(calls).toHaveLength(1);
  });

  it('shows a server error at the field', async () => {
    onCall('post', `${CALL}/tiktok`, refuses(400, 'invalidFormat', 'userId'));
    const { user } = await comeBack('tiktok');
    await question();
    await user.type(idField(), 'hana');
    await user.click(screen.getByRole('button', { name: 'Link' }));
    await waitFor(() => expect(idField()).toHaveAccessibleDescription(/format is not valid/));
  });

  it('keeps the input and shows the reason of a failure', async () => {
    onCall('post', `${CALL}/tiktok`, refuses(500));
    const { user } = await comeBack('tiktok');
    await question();
    await user.type(idField(), 'hana');
    await user.click(screen.getByRole('button', { name: 'Link' }));
    expect(await screen.findByText(/Something went wrong\./)).toBeInTheDocument();
    expect(idField()).toHaveValue('hana');
  });

  it('returns to the studio when the service refused, and restores the ID next time', async () => {
    onCall('post', `${CALL}/tiktok`, refuses(403));
    const { user, path, goTo } = await comeBack('tiktok');
    await question();
    await user.type(idField(), 'hana');
    await user.click(screen.getByRole('button', { name: 'Link' }));
    expect(await screen.findByText('We could not link the account.')).toBeInTheDocument();
    expect(path()).toBe(HOME);
    await screen.findByRole('heading', { name: 'Edit your page' });
    await goTo('/profile/linkage/tiktok?code=new&state=new');
    await question();
    expect(idField()).toHaveValue('hana');
  });

  it('redirects to the login when the session has expired, and keeps the ID', async () => {
    onCall('post', `${CALL}/tiktok`, refuses(401));
    const { user, path } = await comeBack('tiktok');
    await question();
    await user.type(idField(), 'hana');
    await user.click(screen.getByRole('button', { name: 'Link' }));
    await screen.findByRole('heading', { name: 'Log in' });
    expect(path()).toMatch(/^\/login\?/);
    expect(readDraft({ name: 'linkage', accountId })).toEqual({ userId: 'hana' });
  });

  it('returns to the studio without linking when cancelled', async () => {
    const { user, path } = await comeBack('tiktok');
    await question();
    await user.type(idField(), 'hana');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(path()).toBe(HOME));
    expect(window.sessionStorage).toHaveLength(0);
  });
});
