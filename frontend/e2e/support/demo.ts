import { type Browser, type BrowserContext } from '@playwright/test';

/** The creator that `npm start` brings along, as its banner says: the one who has a page with something of everything. */
export const DEMO = {
  displayId: 'hanako',
  email: 'hanako@hitohira.example',
  password: 'Hana-no-Ichimai7',
} as const;

/** A browser in which the demo creator is signed in, without walking through the screens. */
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
