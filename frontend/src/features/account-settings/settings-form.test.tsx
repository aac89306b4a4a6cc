import { LIMITS } from '@hitohira/backend/rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { readDraft } from '../../config/drafts';
import { anOwnAccount } from '../../testing/accounts';
import { answers, answersNothing, answersLater, onCall, refuses } from '../../testing/api-server';
import { openPage, signIn } from '../../testing/render-app';
import { mockSettingsCalls } from '../../testing/settings';
import { type OwnAccount } from '../../api/own-account';

const ACCOUNT = anOwnAccount({ linkswitchPid: '892690966', mylinkPid: '892559858', mylinkSid: '3764408' });

async function openSettings(overrides: Partial<OwnAccount> = {}, former: readonly string[] = []) {
  signIn();
  onCall('get', '/accounts/me', answers({ ...ACCOUNT, ...overrides }));
  mockSettingsCalls();
  if (former.length > 0) {
    const results = former.map((displayId) => ({ displayId, closedUntil: '2027-04-30T03:00:00.000Z' }));
    onCall('get', '/accounts/me/former-display-ids', answers({ results, total: results.length }));
  }
  onCall('post', '/accounts/edit-validation', answersNothing());
  const page = await openPage('/settings/account');
  const field = (label: string) => screen.getByLabelText(label, { exact: true });
  return {
    ...page,
    field,
    optout: () => screen.getByRole('switch', { name: 'Do not convert links into affiliate links' }),
    searchable: () => screen.getByRole('switch', { name: 'Let search engines show your page' }),
    save: () => page.user.click(screen.getByRole('button', { name: 'Save changes' })),
    enter: async (label: string, value: string) => {
      await page.user.clear(field(label));
      if (value !== '') {
        await page.user.click(field(label));
        await page.user.paste(value);
      }
    },
  };
}

/** Mocks a server that accepts everything. */
const savesEverything = () =>
  onCall('patch', '/accounts/me', async ({ request }) => {
    const changes = (await request.json()) as Partial<OwnAccount>;
    return HttpResponse.json({ ...ACCOUNT, ...changes });
  });

const saved = () => screen.findByText('Saved.');

describe('the account settings', () => {
  it('show the saved values', async () => {
    const { field, optout, searchable } = await openSettings({ optout: '1', mylinkSid: null });
    expect(field('Display ID')).toHaveValue('hanako.sato');
    expect(field('Display name')).toHaveValue('佐藤 花子');
    expect(field('LinkSwitch PID')).toHaveValue('892690966');
    expect(field('MyLink PID')).toHaveValue('892559858');
    expect(field('MyLink SID')).toHaveValue('');
    expect(optout()).toBeChecked();
    expect(searchable()).toBeChecked();
  });

  it.each([
    ['Display ID', ' Ｈanako.2 ', { displayId: 'Hanako.2' }],
    ['Display name', ' 花子 ', { displayName: '花子' }],
    ['LinkSwitch PID', '１２３', { linkswitchPid: '123' }],
    ['MyLink PID', '', { mylinkPid: '-1' }],
    ['MyLink SID', ' ', { mylinkSid: '-1' }],
    ['LinkSwitch PID', '', { linkswitchPid: '-1' }],
  ])('send only %s, normalized: %j', async (label, value, sent) => {
    const calls = savesEverything();
    const { enter, save } = await openSettings();
    await enter(label, value);
    await save();
    expect(await saved()).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([sent]);
  });

  it('offer the display ID of a deleted account, which is saved like any other', async () => {
    const calls = savesEverything();
    const { user, field, save } = await openSettings({}, ['Hana.Old', 'hanako.sato']);
    const offer = await screen.findByRole('region', { name: 'You can restore your former display ID' });
    expect(offer).toHaveTextContent('“@Hana.Old” from your deleted account is reserved for you until');
    expect(within(offer).getAllByRole('button')).toHaveLength(1);
    await user.click(within(offer).getByRole('button', { name: 'Enter @Hana.Old' }));
    expect(field('Display ID')).toHaveValue('Hana.Old');
    expect(field('Display ID')).toHaveFocus();
    await save();
    expect(await saved()).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ displayId: 'Hana.Old' }]);
  });

  it('show no former display IDs if there are none', async () => {
    await openSettings();
    expect(screen.queryByRole('region', { name: /former display ID/ })).not.toBeInTheDocument();
  });

  it('send only the switch if it was changed', async () => {
    const calls = savesEverything();
    const { user, optout, save } = await openSettings();
    expect(optout()).toHaveAccessibleDescription(/not converted/);
    await user.click(optout());
    await save();
    expect(await saved()).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ optout: '1' }]);
  });

  it('send only the changed switch for search engines', async () => {
    const calls = savesEverything();
    const { user, searchable, save } = await openSettings();
    expect(searchable()).toHaveAccessibleDescription(/can still open your page/);
    await user.click(searchable());
    await save();
    expect(await saved()).toBeInTheDocument();
    expect(searchable()).not.toBeChecked();
    await user.click(searchable());
    await save();
    await waitFor(() =>
      expect(calls.map(({ body }) => body)).toEqual([{ searchable: false }, { searchable: true }]),
    );
  });

  it('offer time zones in the words of the page', async () => {
    savesEverything();
    const { user } = await openSettings();
    const field = screen.getByRole('combobox', { name: 'Time zone' });
    expect(screen.getByRole('button', { name: 'Open the list of time zones' })).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, 'zzzz');
    expect(screen.getByRole('button', { name: 'Close the list of time zones' })).toBeInTheDocument();
    expect(screen.getByText('No matching time zones')).toBeInTheDocument();
  });

  it('send nothing without changes, including empty ids that stay empty', async () => {
    const calls = savesEverything();
    const { enter, save } = await openSettings({ mylinkSid: null });
    await enter('Display name', '花');
    await enter('Display name', '佐藤 花子');
    await save();
    expect(await saved()).toBeInTheDocument();
    expect(calls).toHaveLength(0);
  });

  it('show the values as saved', async () => {
    const calls = savesEverything();
    const { enter, save, field } = await openSettings();
    await enter('Display ID', 'ｈana');
    await save();
    await saved();
    expect(field('Display ID')).toHaveValue('hana');
    expect(screen.getByText('hitohira.example/profile/hana')).toBeInTheDocument();
    await enter('MyLink PID', '7');
    await save();
    await waitFor(() =>
      expect(calls.map(({ body }) => body)).toEqual([{ displayId: 'hana' }, { mylinkPid: '7' }]),
    );
  });

  it('keep input typed during the save', async () => {
    const { answer, release } = answersLater({ ...ACCOUNT, displayName: '花子' });
    onCall('patch', '/accounts/me', answer);
    const { user, enter, save, field } = await openSettings();
    await enter('Display name', '花子');
    await save();
    const busy = await screen.findByRole('button', { name: 'Saving' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await enter('MyLink SID', '9');
    await user.click(busy);
    release();
    await saved();
    expect(field('MyLink SID')).toHaveValue('9');
    const calls = savesEverything();
    await save();
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ mylinkSid: '9' }]));
  });

  it('are not sent while a field is invalid', async () => {
    const calls = savesEverything();
    const { enter, save, field } = await openSettings();
    await enter('Display ID', '');
    await enter('Display name', ' ');
    await enter('MyLink PID', '12a');
    await save();
    expect(await screen.findByText('Enter a display ID.')).toBeInTheDocument();
    expect(field('Display ID')).toHaveFocus();
    expect(field('Display name')).toHaveAccessibleDescription(/Enter a display name\./);
    expect(field('MyLink PID')).toHaveAccessibleDescription(/Use digits only\./);
    expect(calls).toHaveLength(0);
  });
});

describe('the rules of the account settings', () => {
  const digits = LIMITS.numericId.max;

  const numericId: [string, string | null][] = [
    ['9'.repeat(digits - 1), null],
    ['9'.repeat(digits + 1), 'Use up to 20 digits.'],
    ['9'.repeat(digits), null],
    ['-1', 'Use digits only.'],
    ['', null],
  ];

  it.each<[string, [string, string | null][]]>([
    [
      'Display ID',
      [
        ['x'.repeat(LIMITS.displayId.max - 1), null],
        ['x'.repeat(LIMITS.displayId.max + 1), 'Use up to 30 characters.'],
        ['x'.repeat(LIMITS.displayId.max), null],
        ['.hana', 'starting and ending with a letter or digit.'],
        ['x', null],
        ['hana-', 'starting and ending with a letter or digit.'],
        ['a-b_c.d9', null],
        ['花子', 'Use letters, digits'],
      ],
    ],
    [
      'Display name',
      [
        ['花'.repeat(LIMITS.displayName.max - 1), null],
        ['花'.repeat(LIMITS.displayName.max + 1), 'Use up to 30 characters.'],
        // Characters, not code units.
        ['𠮷'.repeat(LIMITS.displayName.max), null],
      ],
    ],
    ['LinkSwitch PID', numericId],
    ['MyLink PID', numericId],
    ['MyLink SID', numericId],
  ])('validate %s like the server, at its limits and beyond', async (label, cases) => {
    const { user, enter, field } = await openSettings();
    for (const [value, mistake] of cases) {
      await enter(label, value);
      await user.tab();
      await waitFor(() =>
        expect([value, field(label).getAttribute('aria-invalid')]).toEqual([value, String(mistake !== null)]),
      );
      if (mistake !== null)
        expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(mistake));
    }
  });
});

describe('the availability of a display ID', () => {
  it('is checked for the owner after typing stops, except for the current one', async () => {
    const { enter } = await openSettings();
    const checks = onCall('post', '/accounts/edit-validation', answersNothing());
    await enter('Display ID', 'HANAKO.sato');
    expect(screen.queryByText('Checking availability')).not.toBeInTheDocument();
    await enter('Display ID', 'hana');
    expect(await screen.findByText('This display ID is available.')).toBeInTheDocument();
    expect(checks.map(({ body }) => body)).toEqual([{ displayId: 'hana' }]);
  });

  it('prevents submitting a taken one', async () => {
    const calls = savesEverything();
    const { enter, save, field } = await openSettings();
    onCall('post', '/accounts/edit-validation', refuses(400, 'E0203', 'displayId'));
    await enter('Display ID', 'admin');
    expect(await screen.findByText(/already taken\. Please try another\./)).toBeInTheDocument();
    await save();
    await waitFor(() => expect(field('Display ID')).toHaveFocus());
    expect(calls).toHaveLength(0);
  });

  it('does not prevent submitting while unknown', async () => {
    const { enter, field } = await openSettings();
    onCall('post', '/accounts/edit-validation', refuses(429));
    await enter('Display ID', 'hana');
    expect(await screen.findByText('We could not check this right now. You can still save.')).toBeVisible();
    expect(field('Display ID')).toBeValid();
  });

  it('is checked by the server as well: taken meanwhile, or changed too often', async () => {
    const { enter, save, field } = await openSettings();
    expect(field('Display ID')).toHaveAccessibleDescription(/180 days.*5 times in 30 days/);
    onCall('patch', '/accounts/me', refuses(400, 'E0203', 'displayId'));
    await enter('Display ID', 'hana');
    await save();
    await waitFor(() => expect(field('Display ID')).toHaveAccessibleDescription(/already taken/));
    onCall('patch', '/accounts/me', refuses(429));
    await enter('Display ID', 'hanae');
    await save();
    expect(await screen.findByText(/Change it later, or restore the old one/)).toBeInTheDocument();
    expect(field('Display ID')).toHaveValue('hanae');
  });
});

describe('the draft of the settings', () => {
  const draft = () => readDraft({ name: 'accountSettings', accountId: ACCOUNT.accountId });
  const notice = () => screen.queryByText('Your draft has been restored.');

  it('survives an expired session', async () => {
    const { user, enter, optout, save, path } = await openSettings();
    onCall('patch', '/accounts/me', refuses(401));
    await enter('Display name', '花');
    await user.click(optout());
    await save();
    await screen.findByRole('heading', { name: 'Log in' });
    expect(path()).toBe('/login?back=%2Fsettings%2Faccount&unauthorized=1');
    const again = await openSettings();
    await waitFor(() => expect(notice()).toBeInTheDocument());
    expect(again.field('Display name')).toHaveValue('花');
    expect(again.optout()).toBeChecked();
  });

  it('is deleted after saving and starts again', async () => {
    savesEverything();
    const { enter, save } = await openSettings();
    await enter('Display name', '花');
    expect(draft()).toEqual({ displayName: '花' });
    await save();
    await saved();
    expect(draft()).toEqual({});
    await enter('MyLink PID', '5');
    expect(draft()).toEqual({ mylinkPid: '5' });
    expect(notice()).not.toBeInTheDocument();
  });

  it('prompts before leaving', async () => {
    const { user, enter, path } = await openSettings();
    await enter('Display name', '花');
    await user.click(screen.getByRole('link', { name: 'Delete my account' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(path()).toBe('/settings/account');
  });
});

describe('settings that fail to load', () => {
  it('offer a retry', async () => {
    const { queryClient, user } = await openSettings();
    onCall('get', '/accounts/me', refuses(500));
    await act(() => queryClient.resetQueries({ queryKey: ['/api/accounts/me'] }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    onCall('get', '/accounts/me', answers(ACCOUNT));
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Account settings' })).toBeInTheDocument();
  });
});
