import { type Page } from '@playwright/test';
import { PAGE_SCRIPTS_ID } from '../src/server/start-script';
import { DEMO } from './support/demo';
import { expect, test } from './support/test';
import { type ThemeList } from '../src/api/generated/model/themeList';

const profile = `/profile/${DEMO.displayId}`;

/** Pages of both fronts. */
const PAGES = [
  profile,
  `${profile}?contents=all`,
  `${profile}/contents/1`,
  '/faq',
  '/maintenance',
  '/nowhere',
  '/login',
  '/signup/form',
  '/contact',
];

/** Adds the style sheet that the page's scripts load, where they add it. */
async function addStyleSheet(page: Page): Promise<void> {
  const address = await page.evaluate((id) => {
    const scripts = document.getElementById(id) as HTMLTemplateElement;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = scripts.content.querySelector<HTMLLinkElement>('[as=style]')!.href;
    document.head.insertBefore(link, document.querySelector('style[data-emotion]'));
    return link.href;
  }, PAGE_SCRIPTS_ID);
  const countRules = () =>
    page.evaluate(
      (href) => [...document.styleSheets].find((sheet) => sheet.href === href)?.cssRules.length,
      address,
    );
  await expect.poll(countRules).toBeGreaterThan(100);
}

/** Remembers how everything on the page is styled. Returns a function that lists what is styled differently since. */
async function rememberStyles(page: Page): Promise<() => Promise<string[]>> {
  const styles = await page.evaluateHandle(() => {
    // What is generated before and after an element, too. Custom properties that nothing reads may be missing.
    const read = () =>
      [...document.querySelectorAll('body, body *')].flatMap((element) =>
        [null, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const isGenerated = pseudo !== null && style.content !== 'none' && style.content !== 'normal';
          const names =
            pseudo === null || isGenerated
              ? [...style].filter((name) => !name.startsWith('--'))
              : ['content'];
          return {
            what: `${element.tagName}.${element.className}${pseudo ?? ''}`,
            values: new Map(names.map((name) => [name, style.getPropertyValue(name)])),
          };
        }),
      );
    return { read, before: read() };
  });
  return () =>
    styles.evaluate(({ read, before }) =>
      read().flatMap(({ what, values }, index) =>
        [...values]
          .filter(([name, value]) => before[index]?.values.get(name) !== value)
          .map(([name, value]) => `${what} ${name}: ${value}`),
      ),
    );
}

for (const colorScheme of ['light', 'dark'] as const) {
  // Dark, the landing page is also compared in every theme.
  const isSlow = colorScheme === 'dark';
  const tag = isSlow ? '@slow' : [];

  test(
    `the first paint has all its styles, ${colorScheme}`,
    { tag },
    async ({ browser, baseURL, request }) => {
      const { results: themes } = (await (await request.get('/api/themes')).json()) as ThemeList;
      const context = await browser.newContext({
        ...(baseURL ? { baseURL } : {}),
        viewport: { width: 390, height: 844 },
        reducedMotion: 'reduce',
        javaScriptEnabled: false,
      });
      const page = await context.newPage();
      for (const address of [...PAGES, ...(isSlow ? themes.map(({ name }) => `/?theme=${name}`) : [])]) {
        await page.goto(`/ja${address}`);
        await page.evaluate(
          (scheme) => document.documentElement.setAttribute('data-color-scheme', scheme),
          colorScheme,
        );
        const changes = await rememberStyles(page);
        await addStyleSheet(page);
        expect(await changes(), address).toEqual([]);
      }
      await context.close();
    },
  );
}
