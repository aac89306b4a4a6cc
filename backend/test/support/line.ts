import { type OwnAccountResponse } from '../../src/modules/accounts/dto/own-account.response.js';
import { signUpInput } from './sign-up.js';
import { type Browser, type TestApp } from './test-app.js';
import { type LinePerson, type TestSandbox, type ProviderCallback } from './test-sandbox.js';

/** The address of the endpoints for LINE login. */
export const LINE = '/api/oauth/social-login/providers/line';

/** Sends a browser to the sandbox's LINE, and returns the parameters of the callback. */
export async function goToLine(
  browser: Browser,
  sandbox: TestSandbox,
  choice: LinePerson | 'deny',
  from = 'login',
): Promise<ProviderCallback> {
  const answer = await browser.get(`${LINE}/redirect/`).query({ from }).expect(200);
  return sandbox.consent((answer.body as { authUrl: string }).authUrl, choice);
}

/** A new account that has signed up with LINE and is signed in. */
export interface SignedUpWithLine {
  browser: Browser;
  person: LinePerson;
  account: OwnAccountResponse;
}

/** Signs up with LINE, by default as a new person. */
export async function signUpWithLine(
  testApp: TestApp,
  sandbox: TestSandbox,
  who?: LinePerson,
): Promise<SignedUpWithLine> {
  const browser = testApp.browser();
  const person = who ?? (await sandbox.newPerson());
  const { code } = await goToLine(browser, sandbox, person, 'signup');
  const user = await browser.get(`${LINE}/user`).query({ code, unique: 1 }).expect(200);
  const { userId, authToken } = user.body as { userId: string; authToken: string };
  const { displayId, displayName } = signUpInput();
  const answer = await browser
    .post(`${LINE}/accounts`)
    .send({ displayId, displayName, userId, authToken })
    .expect(201);
  return { browser, person, account: answer.body as OwnAccountResponse };
}
