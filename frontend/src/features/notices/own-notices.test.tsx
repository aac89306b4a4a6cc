import { screen, waitFor, within } from '@testing-library/react';
import { type Language } from '@hitohira/backend/rules';
import { type Notice } from '../../api/generated/model/notice';
import { profileEditPath } from '../../config/paths';
import { anOwnAccount } from '../../testing/accounts';
import { answers, answersNothing, onCall, refuses } from '../../testing/api-server';
import { openPage, signIn } from '../../testing/render-app';

function aNotice(overrides: Partial<Notice> = {}): Notice {
  return {
    noticeId: 1,
    kind: 'CONTENT_REMOVED',
    subject: 'A vase in autumn',
    provider: null,
    reason: null,
    reference: null,
    dueAt: null,
    createdAt: '2026-11-20T03:00:00.000Z',
    ...overrides,
  };
}

async function openStudio(notices: readonly Notice[], language: Language = 'en') {
  signIn();
  const account = anOwnAccount();
  onCall('get', '/accounts/me', answers(account));
  onCall('get', '/notices', answers({ results: notices, total: notices.length }));
  return openPage(profileEditPath(account.displayId), { language });
}

const TITLE = { en: 'Please take note', ja: 'ご確認ください' };
const sheet = (language: Language = 'en') => screen.findByRole('region', { name: TITLE[language] });

describe('the notices of the studio', () => {
  it('show the moderation action, its reason and how to respond', async () => {
    await openStudio([aNotice({ reason: 'The picture is\nsomebody else’s.', reference: 31 })]);
    const notice = await sheet();
    expect(notice).toHaveTextContent('We removed your post “A vase in autumn”.');
    expect(notice).toHaveTextContent('Reason: The picture is somebody else’s.');
    expect(notice).toHaveTextContent('Reference 31');
    expect(within(notice).getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  });

  it.each([
    ['en', 'Your YouTube account “花の庭” is', 'Unless you link it again by December 8, 2026'],
    ['ja', 'YouTubeの「花の庭」との連携が切れました。', '2026年12月8日までに再連携しないと'],
  ] as const)(
    'show in %s that an account needs reconnecting, and the deadline',
    async (language, ...words) => {
      const due = { dueAt: '2026-12-08T03:00:00.000Z', subject: '花の庭', provider: 'youtube' } as const;
      await openStudio([aNotice({ kind: 'LINKAGE_ENDED', ...due })], language);
      for (const part of words) expect(await sheet(language)).toHaveTextContent(part);
      expect(within(await sheet(language)).queryByRole('link')).not.toBeInTheDocument();
    },
  );

  it('are dismissed one by one, and the focus stays in place', async () => {
    const { user } = await openStudio([
      aNotice(),
      aNotice({ noticeId: 2, kind: 'ACCOUNT_SUSPENDED', subject: null }),
    ]);
    const calls = onCall('delete', '/notices/:id', answersNothing());
    const buttons = within(await sheet()).getAllByRole('button', { name: 'Dismiss this notice' });
    expect(buttons[1]).toHaveAccessibleDescription('Your account was suspended. You can now use it again.');
    onCall('get', '/notices', answers({ results: [aNotice()], total: 1 }));
    await user.click(buttons[1]!);
    await waitFor(async () => expect(await sheet()).not.toHaveTextContent('suspended'));
    expect(calls).toHaveLength(1);
    onCall('get', '/notices', answers({ results: [], total: 0 }));
    await user.click(within(await sheet()).getByRole('button', { name: 'Dismiss this notice' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: TITLE.en })).not.toBeInTheDocument());
    expect(document.activeElement).not.toBe(document.body);
  });

  it('disappear when they are dismissed in another window', async () => {
    const { user } = await openStudio([aNotice()]);
    onCall('delete', '/notices/:id', refuses(404));
    const button = within(await sheet()).getByRole('button', { name: 'Dismiss this notice' });
    onCall('get', '/notices', answers({ results: [], total: 0 }));
    await user.click(button);
    await waitFor(() => expect(screen.queryByRole('region', { name: TITLE.en })).not.toBeInTheDocument());
  });

  it('stay, with a message, when the server is unavailable', async () => {
    const { user } = await openStudio([aNotice()]);
    onCall('delete', '/notices/:id', refuses(500));
    await user.click(within(await sheet()).getByRole('button', { name: 'Dismiss this notice' }));
    expect(await screen.findByText(/Something went wrong/)).toBeInTheDocument();
    expect(await sheet()).toHaveTextContent('A vase in autumn');
  });

  it('are not rendered when there are none', async () => {
    await openStudio([]);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: TITLE.en })).not.toBeInTheDocument();
  });
});
