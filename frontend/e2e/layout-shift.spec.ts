import { DEMO, demoContext } from './support/demo';
import { watchLayoutShift } from './support/layout-shift';
import { expect, test } from './support/test';

/** The limits for the layout shift of a page load (https://web.dev/articles/cls): none on public pages. */
const MAX_SHIFT = { public: 0, application: 0.02 };

/** The time in which parts that load late appear. */
const SETTLED_MS = 1000;

const profile = `/profile/${DEMO.displayId}`;

const SCREENS: [kind: keyof typeof MAX_SHIFT, address: string][] = [
  ['public', profile],
  ['public', `${profile}?links=all`],
  ['public', `${profile}?contents=all`],
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
  ['application', '/settings/account'],
  ['application', '/settings/email'],
  ['application', '/settings/change-password'],
  ['application', '/settings/delete-account'],
  ['application', '/insights'],
  ['application', '/news'],
  ['application', '/favorite/contents'],
  ['application', '/favorite/items'],
  ['application', '/contact'],
];

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`no screen moves while it loads, ${width} pixels wide`, async ({ browser, baseURL, watched }) => {
    const context = await demoContext(browser, baseURL ?? '');
    watched(context);
    const page = await context.newPage();
    await page.setViewportSize({ width, height });
    const readShifts = await watchLayoutShift(page);
    for (const [kind, address] of SCREENS) {
      const response = await page.goto(`/ja${address}`);
      expect(response?.status(), address).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(SETTLED_MS);
      const shifts = await readShifts();
      const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
      expect.soft(sum, `${address}: ${shifts.join(' | ')}`).toBeLessThanOrEqual(MAX_SHIFT[kind]);
    }
    await context.close();
  });
}
