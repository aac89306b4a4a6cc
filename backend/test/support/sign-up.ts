import { type SignUpInput } from '../../src/modules/accounts/sign-up.service.js';
import { type OwnAccountResponse } from '../../src/modules/accounts/dto/own-account.response.js';
import { type Browser, type TestApp } from './test-app.js';

/** The parts of a test app that a sign-up needs. */
type Signable = Pick<TestApp, 'browser' | 'mail'>;

let made = 0;

/** A password that satisfies every rule. */
export const PASSWORD = 'Petal-2026-sky';

/** The input of a sign-up, for a different person with every call. */
export function signUpInput(overrides: Partial<SignUpInput> = {}): SignUpInput {
  made += 1;
  return {
    displayId: `creator.${made}`,
    displayName: `Creator ${made}`,
    email: `person${made}@example.com`,
    password: PASSWORD,
    ...overrides,
  };
}

/** A sign-up whose code has been mailed but not entered. */
export interface PendingSignUp {
  browser: Browser;
  input: SignUpInput;
  code: string;
}

/** Begins a sign-up, and returns the mailed code. */
export async function beginSignUp(
  testApp: Signable,
  overrides: Partial<SignUpInput> = {},
): Promise<PendingSignUp> {
  const browser = testApp.browser();
  const input = signUpInput(overrides);
  await browser.post('/api/accounts').send(input).expect(204);
  return { browser, input, code: await testApp.mail.code(input.email) };
}

/** A new account that is signed in. */
export interface SignedUp extends PendingSignUp {
  account: OwnAccountResponse;
}

/** Completes a sign-up with the mailed code. */
export async function signUp(testApp: Signable, overrides: Partial<SignUpInput> = {}): Promise<SignedUp> {
  const pending = await beginSignUp(testApp, overrides);
  const answer = await pending.browser
    .post('/api/accounts/check-code')
    .send({ code: pending.code })
    .expect(200);
  return { ...pending, account: answer.body as OwnAccountResponse };
}
