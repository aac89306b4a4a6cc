import { screen, waitFor } from '@testing-library/react';
import { enterStep, type FlowName, FLOWS, stepPath } from '../../config/flows';
import { anOwnAccount } from '../../testing/accounts';
import { answers, onCall } from '../../testing/api-server';
import { openPage, signIn } from '../../testing/render-app';
import { mockSettingsCalls } from '../../testing/settings';

const ILLEGAL = 'That page cannot be opened directly. Please start here.';

const STEPS = Object.entries(FLOWS).flatMap(([name, { steps }]) =>
  Object.entries(steps).map(([step, address]) => [name as FlowName, step as never, address] as const),
);

/** Waits until all redirects have finished. */
async function settled(): Promise<void> {
  await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument());
}

/** Puts a user into a flow: signed in for some flows, signed out for the sign-up. */
function standInFlow(name: FlowName) {
  if (name === 'signUp') return;
  signIn();
  onCall('get', '/accounts/me', answers(anOwnAccount()));
  mockSettingsCalls();
  onCall('get', '/withdraw-reasons', answers({ results: [], total: 0 }));
}

describe('no direct access', () => {
  it.each(STEPS)(
    '%s: %s (%s) leads to the start without a flow, and says why',
    async (name, _step, address) => {
      standInFlow(name);
      const { path } = await openPage(address);
      await waitFor(() => expect(path()).toBe(FLOWS[name].start));
      expect(await screen.findByText(ILLEGAL)).toBeInTheDocument();
    },
  );

  it.each(STEPS)('%s: %s (%s) opens at its own step', async (name, step, address) => {
    standInFlow(name);
    enterStep(name, step, { email: 'hanako@example.com' });
    const { path } = await openPage(address);
    await settled();
    expect(path()).toBe(address);
    expect(screen.queryByText(ILLEGAL)).not.toBeInTheDocument();
  });

  it.each(STEPS)('%s: going back or forward from %s stays on the current step', async (name, step) => {
    standInFlow(name);
    for (const [other, , address] of STEPS.filter(([flow]) => flow === name)) {
      expect(other).toBe(name);
      enterStep(name, step, { email: 'hanako@example.com' });
      const { path, unmount } = await openPage(address);
      await waitFor(() => expect(path()).toBe(stepPath(name, step)));
      expect(screen.queryByText(ILLEGAL)).not.toBeInTheDocument();
      unmount();
    }
  });

  it('shows its message once, not on every later page', async () => {
    const { path, goTo } = await openPage('/signup/complete');
    await screen.findByText(ILLEGAL);
    await goTo('/signup');
    await waitFor(() => expect(path()).toBe('/signup'));
    await goTo('/signup/form');
    await screen.findByRole('heading', { name: 'Sign up with e-mail' });
    expect(screen.getAllByText(ILLEGAL)).toHaveLength(1);
  });

  it('redirects to the start of an expired flow', async () => {
    const startedAt = Date.now() - 61 * 60 * 1000;
    window.sessionStorage.setItem(
      'flow:signUp',
      JSON.stringify({ step: 'code', notes: { email: 'a@b.example' }, startedAt }),
    );
    const { path } = await openPage('/signup/check-code');
    await waitFor(() => expect(path()).toBe('/signup/form'));
  });
});

describe('the guards of single steps', () => {
  beforeEach(() => standInFlow('changePassword'));

  it.each([
    ['reset-password-check-code', 'resetPassword', 'setting', '/reset-password/check-code'],
    ['reset-password-input', 'resetPassword', 'code', '/reset-password/setting'],
    ['change-password-check-code', 'changePassword', 'form', '/settings/change-password/check-code'],
  ] as const)('%s: redirects to the current step of the flow', async (_guard, name, step, address) => {
    enterStep(name, step as never);
    const { path } = await openPage(address);
    await waitFor(() => expect(path()).toBe(stepPath(name, step as never)));
    await settled();
    expect(screen.queryByText(ILLEGAL)).not.toBeInTheDocument();
  });
});
