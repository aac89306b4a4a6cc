import { type Page } from '@playwright/test';
import { DEMO, demoContext } from './support/demo';
import { watchLayoutShift } from './support/layout-shift';
import { expect, test } from './support/test';
import { type Language } from './support/words';

/** The limits for the layout shift of a page load (https://web.dev/articles/cls): none on public pages. */
const MAX_SHIFT = { public: 0, application: 0.02 };

/** The time in which parts that load late appear. */
const SETTLED_MS = 1000;

type Screen = [kind: keyof typeof MAX_SHIFT, address: string, status?: number];

const profile = `/profile/${DEMO.displayId}`;

/** The screens of creators. */
const OWN_SCREENS: Screen[] = [
  ['public', profile],
  ['public', `${profile}?links=all`],
  ['public', `${profile}?contents=all`],
  ['public', `${profile}?items=all`],
  ['public', `${profile}/contents/1`],
  ['public', '/faq'],
  ['public', '/terms'],
  ['application', `${profile}/edit`],
  ['application', `${profile}/begin/theme`],
  ['application', `${profile}/begin/accounts`],
  ['application', `${profile}/begin/link`],
  // Again, with the hints after the first steps.
  ['application', `${profile}/edit`],
  ['application', `${profile}/contents/1/edit`],
  ['application', '/profile/edit/theme'],
  ['application', '/profile/edit/links-order'],
  ['application', '/profile/edit/contents-order'],
  // Back from a service, with a code that it does not know.
  ['application', '/profile/linkage/youtube?code=unknown&state=unknown'],
  ['application', '/settings/account'],
  ['application', '/settings/email'],
  ['application', '/settings/change-password'],
  ['application', '/settings/delete-account'],
  ['application', '/unsubscribe'],
  ['application', '/insights'],
  ['application', '/news'],
  ['application', '/news/welcome'],
  ['application', '/favorite/contents'],
  ['application', '/favorite/items'],
  ['application', '/contact'],
];

/** The screens of visitors. */
const VISITED_SCREENS: Screen[] = [
  ['public', '/'],
  ['public', profile],
  ['public', `${profile}/contents/1`],
  ['public', '/help'],
  ['public', '/privacy'],
  ['public', '/external-transmission'],
  ['public', '/takedown'],
  ['public', '/maintenance'],
  ['public', '/profile/nobody.at.all', 404],
  ['public', '/login'],
  ['public', '/signup'],
  ['public', '/signup/form'],
  ['public', '/reset-password'],
  ['public', '/contact'],
  ['public', '/restore'],
  ['public', '/undo-email'],
  ['public', '/allow-codes'],
  ['application', '/login/line?code=unknown&state=unknown'],
  ['application', '/favorite/contents'],
  ['application', '/favorite/items'],
];

/** Opens each screen, and expects that nothing moves until it has settled. */
async function expectStill(page: Page, language: Language, screens: readonly Screen[]): Promise<void> {
  const readShifts = await watchLayoutShift(page);
  for (const [kind, address, status = 200] of screens) {
    const response = await page.goto(`/${language}${address}`);
    expect(response?.status(), address).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLED_MS);
    const shifts = await readShifts();
    const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
    expect.soft(sum, `${address}: ${shifts.join(' | ')}`).toBeLessThanOrEqual(MAX_SHIFT[kind]);
  }
}

for (const [language, width, height] of [
  ['ja', 390, 844],
  ['ja', 1280, 800],
  ['en', 390, 844],
] as const) {
  const tag = language === 'en' ? '@slow' : [];

  test(
    `no screen of a creator moves while it loads, ${width} pixels wide, in ${language}`,
    { tag },
    async ({ browser, baseURL, watch, watched }) => {
      watch.mayFail.push(/\/api\/oauth\//);
      const context = await demoContext(browser, baseURL ?? '');
      watched(context);
      const page = await context.newPage();
      await page.setViewportSize({ width, height });
      await expectStill(page, language, OWN_SCREENS);
      await context.close();
    },
  );

  test(
    `no screen of a visitor moves while it loads, ${width} pixels wide, in ${language}`,
    { tag },
    async ({ page, watch }) => {
      watch.mayFail.push(/nobody\.at\.all/, /\/api\/oauth\//);
      await page.setViewportSize({ width, height });
      await expectStill(page, language, VISITED_SCREENS);
    },
  );
}
