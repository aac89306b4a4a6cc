import { type Browser, type BrowserContext } from '@playwright/test';

/** The demo creator of `npm start`, whose page has entries of every kind. */
export const DEMO = {
  displayId: 'hanako',
  email: 'hanako@hitohira.example',
  password: 'Hana-no-Ichimai7',
} as const;

/** A browser context in which the demo creator is signed in, through the API. */
export async function demoContext(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin });
  const { email, password } = DEMO;
  const answer = await context.request.post('/api/auth/login', {
    data: { email, password },
    headers: { Origin: origin },
  });
  if (!answer.ok()) throw new Error(`The demo creator could not log in: ${await answer.text()}`);
  return context;
}
