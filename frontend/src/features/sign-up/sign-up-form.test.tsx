import { LIMITS } from '@hitohira/backend/rules';
import { screen, waitFor } from '@testing-library/react';
import { answersNothing, answersLater, onCall, refuses } from '../../testing/api-server';
import { openPage } from '../../testing/render-app';

const { jest } = import.meta;

type User = Awaited<ReturnType<typeof openPage>>['user'];

const field = (label: string) => screen.getByLabelText(label, { exact: true });
const submit = () => screen.getByRole('button', { name: 'Send code' });
const agree = () => screen.getByRole('checkbox', { name: /I agree to the terms/ });

const VALID = {
  'E-mail address': 'hanako@example.com',
  Password: 'Petal-2026-sky',
  'Confirm password': 'Petal-2026-sky',
  'Display ID': 'hanako.sato',
  'Display name': '佐藤 花子',
};

/** An e-mail address of a given length, with the longest local part. */
function anAddress(length: number): string {
  const domain = `${`${'d'.repeat(60)}.`.repeat(3)}${'e'.repeat(length)}`;
  return `${'a'.repeat(64)}@${domain}`.slice(0, length);
}

const aPassword = (length: number) => `Aa1${'b'.repeat(length - 3)}`;

async function fillIn(user: User, values: Partial<typeof VALID> = {}) {
  for (const [label, value] of Object.entries({ ...VALID, ...values })) {
    await user.click(field(label));
    await user.paste(value);
  }
  await user.click(agree());
}

const everythingIsFree = () => onCall('post', '/accounts/create-validation', answersNothing());

describe('signing up by e-mail', () => {
  it('sends normalized values and continues with the code', async () => {
    everythingIsFree();
    const calls = onCall('post', '/accounts', answersNothing());
    const { user, path } = await openPage('/signup/form');
    await fillIn(user, { 'E-mail address': ' hanako@example.com ', 'Display ID': ' ｈａｎａｋｏ.sato ' });
    expect(await screen.findByText('This display ID is available.')).toBeInTheDocument();
    await user.click(submit());
    await screen.findByRole('heading', { name: 'Enter your code' });
    expect(path()).toBe('/signup/check-code');
    expect(calls.map(({ body }) => body)).toEqual([
      {
        email: 'hanako@example.com',
        password: 'Petal-2026-sky',
        displayId: 'hanako.sato',
        displayName: '佐藤 花子',
      },
    ]);
  });

  it('supports password managers and phone keyboards', async () => {
    await openPage('/signup/form');
    expect(field('E-mail address')).toHaveAttribute('autocomplete', 'email');
    expect(field('E-mail address')).toHaveAttribute('inputmode', 'email');
    expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
    expect(field('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
    expect(field('Display ID')).toHaveAttribute('autocapitalize', 'none');
    expect(field('Display name')).toHaveAttribute('autocomplete', 'nickname');
  });

  it('shows missing fields and sends nothing', async () => {
    const { user } = await openPage('/signup/form');
    await user.click(submit());
    expect(await screen.findByText('Enter your e-mail address.')).toBeInTheDocument();
    expect(field('E-mail address')).toHaveAccessibleDescription('Enter your e-mail address.');
    expect(field('Password')).toHaveAccessibleDescription(/Enter a password\./);
    expect(field('Confirm password')).toHaveAccessibleDescription('Enter the password again.');
    expect(field('Display ID')).toHaveAccessibleDescription(/Enter a display ID\./);
    expect(field('Display name')).toHaveAccessibleDescription(/Enter a display name\./);
    expect(agree()).toHaveAccessibleDescription('You need to agree to continue.');
    expect(field('E-mail address')).toHaveFocus();
  });

  it.each([
    ['E-mail address', 'hanako', 'Enter an e-mail address such as name@example.com.'],
    ['Password', 'short1A', 'Use 8 to 128 characters.'],
    ['Password', 'longenough', 'Use at least three of uppercase'],
    ['Password', 'Has space 1', 'no spaces.'],
    ['Display ID', '.dot', 'starting and ending with a letter or digit.'],
    ['Display ID', 'x'.repeat(31), 'Use up to 30 characters.'],
    ['Display name', 'x'.repeat(31), 'Use up to 30 characters.'],
  ])('validates %s on blur: %s', async (label, value, words) => {
    const { user } = await openPage('/signup/form');
    await user.click(field(label));
    await user.paste(value);
    await user.tab();
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(words)));
    expect(field(label)).toBeInvalid();
  });

  it.each<[keyof typeof VALID, [string, string | null][]]>([
    [
      'E-mail address',
      [
        [anAddress(LIMITS.email.max - 1), null],
        [anAddress(LIMITS.email.max + 1), 'Use up to 256 characters.'],
        [anAddress(LIMITS.email.max), null],
        ['はな@example.com', 'Enter an e-mail address such as name@example.com.'],
        ['ｈａｎａ@example.com', null],
      ],
    ],
    [
      'Password',
      [
        [aPassword(LIMITS.password.min), null],
        [aPassword(LIMITS.password.min - 1), 'Use 8 to 128 characters.'],
        [aPassword(LIMITS.password.min + 1), null],
        [aPassword(LIMITS.password.max + 1), 'Use 8 to 128 characters.'],
        [aPassword(LIMITS.password.max), null],
        ['abcdefg1', 'Use at least three of uppercase'],
        [aPassword(LIMITS.password.max - 1), null],
        ['Abcd\u3000efg1', 'no spaces.'],
        [`${'ひ'.repeat(64)}Aa1`, null],
      ],
    ],
    [
      'Display ID',
      [
        ['x'.repeat(LIMITS.displayId.max - 1), null],
        ['x'.repeat(LIMITS.displayId.max + 1), 'Use up to 30 characters.'],
        ['x'.repeat(LIMITS.displayId.max), null],
        ['x-', 'starting and ending with a letter or digit.'],
        ['ｘ', null],
      ],
    ],
    [
      'Display name',
      [
        ['花'.repeat(LIMITS.displayName.max - 1), null],
        ['🌸'.repeat(LIMITS.displayName.max + 1), 'Use up to 30 characters.'],
        ['🌸'.repeat(LIMITS.displayName.max), null],
        ['\u200b', 'Enter a display name.'],
      ],
    ],
  ])('validates %s like the server, at its limits and beyond', async (label, cases) => {
    everythingIsFree();
    const { user } = await openPage('/signup/form');
    for (const [value, mistake] of cases) {
      await user.clear(field(label));
      await user.click(field(label));
      await user.paste(value);
      await user.tab();
      await waitFor(() =>
        expect([value, field(label).getAttribute('aria-invalid')]).toEqual([value, String(mistake !== null)]),
      );
      if (mistake !== null)
        expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(mistake));
    }
  });

  it('validates the confirmation again when the password changes', async () => {
    const { user } = await openPage('/signup/form');
    await user.type(field('Password'), 'Petal-2026-sky');
    await user.type(field('Confirm password'), 'Petal-2026-skies');
    await user.tab();
    const words = 'The passwords do not match.';
    expect(await screen.findByText(words)).toBeInTheDocument();
    await user.clear(field('Password'));
    await user.type(field('Password'), 'Petal-2026-skies');
    await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
    await user.type(field('Password'), '!');
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('ignores a second submit and shows its progress', async () => {
    everythingIsFree();
    const { answer, release } = answersLater();
    const calls = onCall('post', '/accounts', answer);
    const { user } = await openPage('/signup/form');
    await fillIn(user);
    await screen.findByText('This display ID is available.');
    await user.click(submit());
    const busy = await screen.findByRole('button', { name: 'Sending' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await user.click(busy);
    release();
    await screen.findByRole('heading', { name: 'Enter your code' });
    expect(calls).toHaveLength(1);
  });

  it('shows server errors at their fields and keeps the input', async () => {
    everythingIsFree();
    onCall('post', '/accounts', refuses(400, 'commonPassword', 'password'));
    const { user } = await openPage('/signup/form');
    await fillIn(user);
    await screen.findByText('This display ID is available.');
    await user.click(submit());
    expect(
      await screen.findByText('This password is too common. Please choose another.'),
    ).toBeInTheDocument();
    expect(field('Password')).toBeInvalid();
    expect(field('Password')).toHaveFocus();
    expect(field('Display name')).toHaveValue('佐藤 花子');
  });

  it('reports a display ID that was taken meanwhile', async () => {
    everythingIsFree();
    onCall('post', '/accounts', refuses(400, 'E0203', 'displayId'));
    const { user } = await openPage('/signup/form');
    await fillIn(user);
    await screen.findByText('This display ID is available.');
    await user.click(submit());
    expect(await screen.findByText('This display ID is already taken.')).toBeInTheDocument();
    expect(field('Display ID')).toHaveAccessibleDescription(/already taken\. Please try another\./);
  });

  it.each([
    [429, /Too many attempts/],
    [500, /Something went wrong/],
  ])('explains a %i', async (status, words) => {
    everythingIsFree();
    onCall('post', '/accounts', refuses(status));
    const { user } = await openPage('/signup/form');
    await fillIn(user);
    await screen.findByText('This display ID is available.');
    await user.click(submit());
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});

describe('the draft of the form', () => {
  const notice = () => screen.queryByText('Your draft has been restored.');

  it('is restored after a reload without the passwords, and can be discarded', async () => {
    everythingIsFree();
    const first = await openPage('/signup/form');
    expect(notice()).not.toBeInTheDocument();
    await fillIn(first.user);
    first.unmount();
    expect(JSON.stringify(window.sessionStorage)).not.toContain('Petal-2026-sky');

    const { user } = await openPage('/signup/form');
    await waitFor(() => expect(notice()).toBeInTheDocument());
    expect(field('E-mail address')).toHaveValue('hanako@example.com');
    expect(field('Display ID')).toHaveValue('hanako.sato');
    expect(field('Display name')).toHaveValue('佐藤 花子');
    expect(field('Password')).toHaveValue('');
    expect(field('Confirm password')).toHaveValue('');
    expect(agree()).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field('E-mail address')).toHaveValue('');
    expect(notice()).not.toBeInTheDocument();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('is restored when starting over, with the availability of the display ID', async () => {
    const checks = everythingIsFree();
    onCall('post', '/accounts', answersNothing());
    const { user } = await openPage('/signup/form');
    await fillIn(user);
    await user.click(submit());
    await screen.findByRole('heading', { name: 'Enter your code' });
    expect(JSON.stringify(window.sessionStorage)).not.toContain('Petal-2026-sky');

    await user.click(screen.getByRole('link', { name: 'Start over' }));
    await waitFor(() => expect(field('E-mail address')).toHaveValue('hanako@example.com'));
    expect(field('Display ID')).toHaveValue('hanako.sato');
    expect(field('Display name')).toHaveValue('佐藤 花子');
    expect(field('Password')).toHaveValue('');
    await screen.findByText('This display ID is available.');
    expect(checks.at(-1)?.body).toEqual({ displayId: 'hanako.sato' });
  });

  it('prompts before leaving', async () => {
    const { user, path } = await openPage('/signup/form');
    await user.type(field('Display name'), '花');
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(path()).toBe('/signup/form');
    expect(field('Display name')).toHaveValue('花');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await screen.findByRole('heading', { name: 'Log in' });
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('works in browsers without storage', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user } = await openPage('/signup/form');
    await user.type(field('Display name'), '花');
    expect(field('Display name')).toHaveValue('花');
    full.mockRestore();
  });

  it('ignores malformed data', async () => {
    window.sessionStorage.setItem('draft:signUp:visitor', '{"email":7}');
    await openPage('/signup/form');
    expect(field('E-mail address')).toHaveValue('');
    expect(notice()).not.toBeInTheDocument();
  });
});

describe('the availability of a display ID', () => {
  it('is checked once, after typing stops', async () => {
    const calls = everythingIsFree();
    const { user } = await openPage('/signup/form');
    await user.type(field('Display ID'), 'hanako');
    expect(screen.getByText('Checking availability')).toBeInTheDocument();
    expect(await screen.findByText('This display ID is available.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ displayId: 'hanako' }]);
  });

  it('is not checked once the form is submitting', async () => {
    const checks = everythingIsFree();
    const accepted = answersNothing();
    let askedBefore = 0;
    onCall('post', '/accounts', () => {
      askedBefore = checks.length;
      return accepted();
    });
    const { user } = await openPage('/signup/form');
    await fillIn(user);
    await user.click(submit());
    await screen.findByRole('heading', { name: 'Enter your code' });
    // A slow machine may check while the form is filled in, but not afterwards.
    expect(checks).toHaveLength(askedBefore);
  });

  it('is not checked for an invalid one', async () => {
    const { user } = await openPage('/signup/form');
    await user.type(field('Display ID'), '-no');
    await user.tab();
    expect(await screen.findByText(/starting and ending with a letter or digit/)).toBeInTheDocument();
    expect(screen.queryByText('Checking availability')).not.toBeInTheDocument();
  });

  it('prevents submitting a taken one', async () => {
    onCall('post', '/accounts/create-validation', refuses(400, 'E0203', 'displayId'));
    const { user } = await openPage('/signup/form');
    await fillIn(user);
    expect(await screen.findByText(/already taken\. Please try another\./)).toBeInTheDocument();
    expect(field('Display ID')).toBeInvalid();
    await user.click(submit());
    await waitFor(() => expect(field('Display ID')).toHaveFocus());
  });

  it('does not prevent submitting while unknown', async () => {
    onCall('post', '/accounts/create-validation', refuses(429));
    const { user } = await openPage('/signup/form');
    await user.type(field('Display ID'), 'hanako');
    expect(
      await screen.findByText('We could not check this right now. You can still continue.'),
    ).toBeInTheDocument();
    expect(field('Display ID')).toBeValid();
  });
});

describe('the sign-up methods', () => {
  it('link to the form', async () => {
    const { user, path } = await openPage('/signup');
    await user.click(screen.getByRole('link', { name: 'Sign up with e-mail' }));
    await screen.findByRole('heading', { name: 'Sign up with e-mail' });
    expect(path()).toBe('/signup/form');
  });
});
