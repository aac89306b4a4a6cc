import { PASSWORD } from './sign-up.js';
import { type Browser, type TestApp } from './test-app.js';

/** Logs in to an account with another browser. */
export async function logIn(testApp: TestApp, email: string, password = PASSWORD): Promise<Browser> {
  const browser = testApp.browser();
  await browser.post('/api/auth/login').send({ email, password }).expect(200);
  return browser;
}
