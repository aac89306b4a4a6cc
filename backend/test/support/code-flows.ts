import { type Test } from 'supertest';
import { beginSignUp, signUp, signUpInput } from './sign-up.js';
import { type Browser, type TestApp } from './test-app.js';
import { clearThrottles } from './throttles.js';
import { Account } from '../../src/modules/accounts/account.entity.js';
import { Flow, type FlowPurpose } from '../../src/security/flows/flow.entity.js';
import { Not } from 'typeorm';

/** A flow that waits for a code: its browser, the address of the code, and the effect of the right code. */
interface BegunCodeFlow {
  browser: Browser;
  /** The address to which the code is mailed. */
  email: string;
  /** The number of the newest mail to that address. */
  mails: number;
  /** The number of mails that used the same budget as `ask`. */
  budgeted: number;
  /** Requests a code, again or in another browser. */
  ask: (browser?: Browser) => Test;
  /** Enters a code. */
  check: (code: string, browser?: Browser) => Test;
  /** Counts the effects of the right code. */
  effects: () => Promise<number>;
}

/** One of the flows with a mailed code. */
export interface CodeFlow {
  name: string;
  /** The cookie that binds the flow to its browser. */
  cookie: string;
  purpose: FlowPurpose;
  /** The status of the answer to the right code. */
  success: 200 | 204;
  begin: (testApp: TestApp) => Promise<BegunCodeFlow>;
}

/** Resets the minute limit for mails of every address. */
export async function aMinutePasses(testApp: TestApp): Promise<void> {
  await clearThrottles(testApp, 'MAIL_MINUTE');
}

const NEW_PASSWORD = 'Fresh-Petal-77';

const SIGN_UP: CodeFlow = {
  name: 'a sign-up',
  cookie: 'signUpToken',
  purpose: 'sign-up',
  success: 200,
  async begin(testApp) {
    const { browser, input } = await beginSignUp(testApp);
    return {
      browser,
      email: input.email,
      mails: 1,
      budgeted: 1,
      ask: (other = browser) => other.post('/api/accounts').send(input),
      check: (code, other = browser) => other.post('/api/accounts/check-code').send({ code }),
      effects: () => testApp.repository(Account).countBy({ email: input.email }),
    };
  },
};

const RESET: CodeFlow = {
  name: 'a password reset',
  cookie: 'resetPasswordToken',
  purpose: 'reset-password',
  success: 204,
  async begin(testApp) {
    const { input } = await signUp(testApp);
    const browser = testApp.browser();
    const ask = (other = browser) => other.post('/api/auth/forgot-password').send({ email: input.email });
    await ask().expect(204);
    return {
      browser,
      email: input.email,
      mails: 2,
      budgeted: 2,
      ask,
      check: (code, other = browser) => other.post('/api/auth/forgot-password/check-code').send({ code }),
      effects: () => testApp.repository(Flow).countBy({ purpose: 'set-password', emailKey: input.email }),
    };
  },
};

const CHANGE: CodeFlow = {
  name: 'a password change',
  cookie: 'changePasswordToken',
  purpose: 'change-password',
  success: 200,
  async begin(testApp) {
    const { browser, input, account } = await signUp(testApp);
    const ask = (other = browser) => other.patch('/api/accounts/password').send({ password: NEW_PASSWORD });
    await ask().expect(204);
    const accounts = testApp.repository(Account);
    const { id, passwordHash } = await accounts.findOneByOrFail({ id: account.accountId });
    return {
      browser,
      email: input.email,
      mails: 2,
      budgeted: 1,
      ask,
      check: (code, other = browser) =>
        other.patch('/api/accounts/password/check-code').send({ code, password: NEW_PASSWORD }),
      effects: () => accounts.countBy({ id, passwordHash: Not(passwordHash!) }),
    };
  },
};

const UPDATE_EMAIL: CodeFlow = {
  name: 'a change of address',
  cookie: 'updateEmailToken',
  purpose: 'update-email',
  success: 200,
  async begin(testApp) {
    const { browser } = await signUp(testApp);
    const { email } = signUpInput();
    const ask = (other = browser) => other.patch('/api/accounts/email').send({ email });
    await ask().expect(204);
    return {
      browser,
      email,
      mails: 1,
      budgeted: 1,
      ask,
      check: (code, other = browser) => other.patch('/api/accounts/email/check-code').send({ code, email }),
      effects: () => testApp.repository(Account).countBy({ email }),
    };
  },
};

/** Every flow with a mailed code. */
export const CODE_FLOWS: CodeFlow[] = [SIGN_UP, RESET, CHANGE, UPDATE_EMAIL];
