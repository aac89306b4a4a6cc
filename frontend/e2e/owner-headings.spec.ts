import { type APIRequestContext, type Page } from '@playwright/test';
import { type Theme } from '../src/api/generated/model/theme';
import { expectNoSidewaysScrolling } from './support/accessibility';
import { postVideos } from './support/contents';
import { signedInContext } from './support/creators';
import { recommendItems } from './support/items';
import { expect, test } from './support/test';
import { WORDS } from './support/words';

/** A headline of the maximum length. */
const LONGEST = '春夏秋冬の花あしらいと焼き菓子';

/** The widths of the narrowest phones and of common ones. */
const WIDTHS = [320, 390];

/** The headings whose text overlaps the owner's actions beside them. */
function overlapping(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main section h2')].flatMap((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      const words = [...range.getClientRects()];
      const controls = [...(heading.parentElement?.querySelectorAll('a, button') ?? [])];
      const isHit = controls.some((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return words.some(
          (line) => line.right > left && line.left < right && line.bottom > top && line.top < bottom,
        );
      });
      return isHit ? [heading.textContent] : [];
    }),
  );
}

async function change(request: APIRequestContext, origin: string, path: string, data: object): Promise<void> {
  const answer = await request.patch(path, { data, headers: { Origin: origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The first theme with each style of headings. */
function oneOfEachStyle(themes: readonly Theme[]): Theme[] {
  return [...new Map(themes.toReversed().map((theme) => [theme.tokens.headingStyle, theme])).values()];
}

for (const { where, choose, tag } of [
  { where: 'a theme of each style', choose: oneOfEachStyle, tag: [] },
  { where: 'every theme', choose: (themes: readonly Theme[]) => themes, tag: ['@slow'] },
])
  test(
    `the longest headline wraps beside the owner’s actions, in ${where}`,
    { tag },
    async ({ browser, baseURL, watched }) => {
      const { content: words, profile } = WORDS.ja;
      const origin = baseURL ?? '';
      const { context, creator } = await signedInContext(browser, origin);
      watched(context);
      const { request } = context;
      const [, second = 0] = await postVideos(request, origin, ['いちばん目の花', '二番目の花']);
      await recommendItems(request, origin, second, ['花ばさみ']);
      for (const type of ['POST', 'LINK', 'RECOMMEND_PROFILE', 'RECOMMEND_CONTENT', 'OTHER_POST'])
        await change(request, origin, '/api/headlines', { type, text: LONGEST });

      const { results: themes } = (await (await request.get('/api/themes')).json()) as { results: Theme[] };
      const page = await context.newPage();
      const own = `/ja/profile/${creator.displayId}`;
      for (const { themeId, displayName } of choose(themes)) {
        await test.step(displayName, async () => {
          await change(request, origin, '/api/accounts/me', { themeId });
          for (const [address, side, count] of [
            [own, page.getByRole('button', { name: new RegExp(`^${LONGEST}.*${profile.owner.add}$`) }), 2],
            [
              `${own}/contents/${String(second)}`,
              page.getByRole('button', { name: words.editHeadline.replace('{{heading}}', LONGEST) }),
              2,
            ],
          ] as const) {
            await page.goto(address);
            await expect(side).toHaveCount(count);
            for (const width of WIDTHS) {
              await page.setViewportSize({ width, height: 844 });
              expect(await overlapping(page), `${address} at ${String(width)}`).toEqual([]);
              await expectNoSidewaysScrolling(page);
            }
          }
        });
      }
      await context.close();
    },
  );
