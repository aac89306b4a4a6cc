import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type Page } from '@playwright/test';
import type * as ServerEntry from '../src/entry-server';
import { STORAGE_KEYS } from '../src/config/storage-keys';
import { aPublicAccount, aTheme } from '../src/testing/accounts';
import { HOSTILE_TEXTS } from '../src/testing/hostile-texts';
import { aLink, aLinkDetail, aLinkList } from '../src/testing/links';
import { aNews } from '../src/testing/news';
import { OPEN_REDIRECTS } from '../src/testing/open-redirects';
import { aContent, aContentTile, aFirstPage, aLinkage, anItem } from '../src/testing/page-contents';
import { aContentPage, aProfile, aRenderInput } from '../src/testing/render-on-server';
import { signedInContext } from './support/creators';
import { expect, test } from './support/test';
import { WORDS } from './support/words';

const DIST = path.resolve(import.meta.dirname, '../dist');

/** The number of texts per test, since page loads take long on a slow machine. */
const PER_TEST = 30;

const PARTS = Array.from({ length: Math.ceil(HOSTILE_TEXTS.length / PER_TEST) }, (_none, part) => ({
  part: part + 1,
  texts: HOSTILE_TEXTS.slice(part * PER_TEST, (part + 1) * PER_TEST),
}));

/** Records dialogs and requests to other origins, the signs that a text was executed. */
function watchForExecution(page: Page, origin: string): string[] {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`a dialog on ${page.url()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) seen.push(`asked for ${url.href}`);
  });
  return seen;
}

/** Returns what only injected text can add to a page: event handlers, script URLs and foreign elements. */
function injected(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ours = new Set(['http:', 'https:', 'mailto:']);
    const never =
      'iframe,object,embed,applet,base,marquee,math,xss,x,foreignObject,image,keygen,plaintext,xmp,listing,meta[http-equiv]';
    const found = [...document.querySelectorAll(never)].map(({ outerHTML }) => outerHTML);
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) found.push(`${element.tagName} ${name}=${value}`);
        if ((name === 'href' || name === 'action' || name === 'formaction') && value !== '') {
          if (!ours.has(new URL(value, document.baseURI).protocol)) found.push(`${name}=${value}`);
        }
      }
    }
    for (const script of document.scripts) {
      if (script.src !== '' && new URL(script.src).origin !== location.origin) found.push(script.outerHTML);
      if (script.text.includes('alert(1)') && !script.type.includes('json')) found.push(script.outerHTML);
    }
    return found;
  });
}

/** Loads the server's renderer. Its documents have no content security policy, which would hide injected scripts. */
async function loadRenderer() {
  const entry = (await import(
    pathToFileURL(path.join(DIST, 'server/entry-server.js')).href
  )) as typeof ServerEntry;
  return entry.default.loadRenderer(path.join(DIST, 'client'));
}

/** A creator whose single fields all contain one text, and whose lists contain many. */
function hostileProfile(text: string, many: readonly string[]) {
  const account = aPublicAccount({
    displayName: text,
    introduction: text,
    categoryNames: [text],
    headlines: aPublicAccount().headlines.map(({ type }) => ({ type, text })),
    theme: { ...aTheme(), displayName: text, categoryDisplayName: text },
  });
  const links = many.map((each, index) =>
    aLink({
      linkId: index + 1,
      details: [aLinkDetail({ title: each, text: each, url: `javascript:alert(1)//${each}` })],
    }),
  );
  const contents = many.map((title, index) => aContentTile({ contentId: index + 1, title }));
  const items = many.map((name, index) => anItem({ itemId: index + 1, name }));
  return {
    profile: aProfile({
      account,
      linkages: { results: [aLinkage({ snsAccountName: text, providerDisplayName: text })], total: 1 },
      links: aLinkList(links, 0, links.length),
      contents: aFirstPage(contents, contents.length),
      items: aFirstPage(items, items.length),
    }),
    content: aContentPage({
      account,
      content: aContent({ title: text, description: text, text, hashTags: [...many] }),
      items: aFirstPage(items, items.length),
      contents: aFirstPage(contents, contents.length),
    }),
  };
}

for (const { part, texts } of PARTS)
  test(
    `user text is always shown as text (${String(part)} of ${String(PARTS.length)})`,
    { tag: '@slow' },
    async ({ browser, baseURL }) => {
      const publicUrl = baseURL ?? '';
      expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(120);
      const renderer = await loadRenderer();
      // Does not watch for browser errors, which missing pictures cause.
      const context = await browser.newContext({ baseURL: publicUrl });
      const page = await context.newPage();
      const seen = watchForExecution(page, new URL(publicUrl).origin);
      await page.route('**/media/**', (route) => route.fulfill({ status: 404 }));
      let html = '';
      await page.route(/\/en\/profile\/hanako\.sato(?:\/contents\/1)?$/, (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
      );
      for (const [index, text] of texts.entries()) {
        // Tries all texts in lists once; their entries do not depend on the other fields.
        const { profile, content } = hostileProfile(text, part === 1 && index === 0 ? HOSTILE_TEXTS : [text]);
        for (const [address, data] of [
          ['/en/profile/hanako.sato', profile],
          ['/en/profile/hanako.sato/contents/1', content],
        ] as const) {
          const input = aRenderInput({
            path: address,
            language: 'en',
            settings: { ...aRenderInput().settings, publicUrl },
          });
          html = (await renderer.render(input, data)).html;
          // Hydrated pages make this call.
          const hydrated = page.waitForRequest(/\/api\/emergencies$/);
          await page.goto(address);
          await hydrated;
          expect(await injected(page), text).toEqual([]);
          expect(seen, text).toEqual([]);
        }
      }
      await context.close();
    },
  );

test('reports, messages and notices are shown as text', { tag: '@slow' }, async ({ browser, baseURL }) => {
  const publicUrl = baseURL ?? '';
  const { emergency } = WORDS.en.common;
  const { profile: words, report, contact } = WORDS.en;
  const context = await browser.newContext({ baseURL: publicUrl });
  const page = await context.newPage();
  const seen = watchForExecution(page, new URL(publicUrl).origin);
  await page.route('**/media/**', (route) => route.fulfill({ status: 404 }));
  const notices = HOSTILE_TEXTS.map((title, index) => ({ emergencyId: index + 1, title, url: null }));
  await page.route('**/api/emergencies', (route) =>
    route.fulfill({ json: { results: notices, total: notices.length } }),
  );

  await test.step('a report, below notices', async () => {
    const renderer = await loadRenderer();
    const { html } = await renderer.render(
      aRenderInput({
        path: '/en/profile/hanako.sato',
        language: 'en',
        settings: { ...aRenderInput().settings, publicUrl },
      }),
      hostileProfile(HOSTILE_TEXTS[0] ?? '', HOSTILE_TEXTS).profile,
    );
    await page.route(/\/en\/profile\/hanako\.sato$/, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
    );
    await page.goto('/en/profile/hanako.sato');
    const band = page.getByRole('complementary', { name: emergency.label });
    await expect(band.getByRole('listitem')).toHaveCount(notices.length);
    await page.getByRole('link', { name: words.report }).click();
    const about = page.getByRole('dialog').getByRole('combobox', { name: report.about });
    // An empty choice, the page itself, and its contents, items and links.
    await expect(about.getByRole('option')).toHaveCount(2 + 3 * HOSTILE_TEXTS.length);
    expect(await injected(page)).toEqual([]);
  });

  await test.step('the confirmation step', async () => {
    const notes = {
      contactType: 'OTHER',
      name: HOSTILE_TEXTS[0] ?? '',
      email: HOSTILE_TEXTS[1] ?? '',
      content: HOSTILE_TEXTS.join('\n'),
    };
    await page.addInitScript(([key, flow]) => window.sessionStorage.setItem(key, flow), [
      `${STORAGE_KEYS.flow}contact`,
      JSON.stringify({ step: 'confirm', notes, startedAt: Date.now() }),
    ] as const);
    await page.goto('/en/contact/confirm');
    await expect(page.getByRole('heading', { level: 1, name: contact.confirm.heading })).toBeVisible();
    for (const text of [notes.name, notes.email])
      await expect(page.getByText(text, { exact: true })).not.toHaveCount(0);
    expect(await injected(page)).toEqual([]);
  });

  expect(seen).toEqual([]);
  await context.close();
});

/** Opens the news list with mocked results. */
async function openNews(browser: Browser, origin: string, results: ReturnType<typeof aNews>[]) {
  const { context } = await signedInContext(browser, origin);
  const page = await context.newPage();
  const seen = watchForExecution(page, new URL(origin).origin);
  await page.route(/\/api\/news(?:\?.*)?$/, (route) =>
    route.fulfill({ json: { results, total: results.length, nextOffset: null } }),
  );
  await page.route(/\/api\/news\/n-\d+$/, (route) =>
    route.fulfill({ json: results.find(({ contentId }) => route.request().url().endsWith(`/${contentId}`)) }),
  );
  await page.route(/\/api\/news\/n-\d+\/history$/, (route) => route.fulfill({ status: 204 }));
  await page.goto('/en/news');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(results.length);
  return { context, page, seen };
}

test('news contain only Markdown and anchors', { tag: '@slow' }, async ({ browser, baseURL }) => {
  const ways: ((text: string) => string)[] = [
    (text) => text,
    (text) => `[words](${text})`,
    (text) => `[words](<${text}>)`,
    (text) => `![words](${text})`,
    (text) => `<a href="${text}">words</a>`,
    (text) => `<a href='${text}' class='${text}'>words</a>`,
    (text) => `[words]: ${text}`,
    (text) => `> - | ${text} | **${text}** |`,
  ];
  const news = ways.map((way, index) =>
    aNews({
      contentId: `n-${String(index)}`,
      title: HOSTILE_TEXTS[index] ?? '',
      content: HOSTILE_TEXTS.map(way).join('\n\n'),
    }),
  );
  const { context, page, seen } = await openNews(browser, baseURL ?? '', news);
  expect(await injected(page)).toEqual([]);
  for (const { contentId, title } of news) {
    await page.locator(`a[href$="/news/${contentId}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const made = await page.locator('article').evaluate((article) => {
      const names = new Set<string>();
      for (const element of article.querySelectorAll('article > div *')) {
        const attributes = [...element.attributes].map(({ name }) => name).filter((name) => name !== 'title');
        names.add(`${element.localName} ${attributes.sort().join(' ')}`.trim());
        const source = element.getAttribute('src');
        if (source !== null)
          names.add(
            `from ${new URL(source, location.href).origin === location.origin || /^data:image\/(?:gif|png|jpeg|webp)/.test(source) ? 'here' : source}`,
          );
      }
      return [...names];
    });
    const allowed =
      /^(?:from here|img alt loading src|a(?: class)?(?: href)?(?: rel target)?|p|em|strong|s|code(?: class)?|pre|blockquote|ul|ol|li|h[1-6]|hr|br)$/;
    expect(made.filter((name) => !allowed.test(name))).toEqual([]);
    expect(await injected(page)).toEqual([]);
    expect(seen).toEqual([]);
    await page.getByRole('link', { name: WORDS.en.news.back }).click();
    await expect(page.getByRole('heading', { level: 1, name: WORDS.en.news.heading })).toBeVisible();
  }
  await context.close();
});

test(
  'a text of 200,000 characters and one with 10,000 levels are shown',
  { tag: '@slow' },
  async ({ browser, baseURL }) => {
    const quotes = `${'> '.repeat(10_000)}x`;
    const emphasis = `${'*a '.repeat(10_000)}${' a*'.repeat(10_000)}`;
    const long = '**A line** of [many](/help), with `code`.\n\n'.repeat(4650).slice(0, 199_980);
    const news = [quotes, emphasis, long].map((text, index) =>
      aNews({
        contentId: `n-${String(index)}`,
        title: `Long ${String(index)}`,
        content: `${text}\n\nThe end.`,
      }),
    );
    const { context, page, seen } = await openNews(browser, baseURL ?? '', news);
    for (const { contentId } of news) {
      await page.locator(`a[href$="/news/${contentId}"]`).click();
      await expect(page.getByText('The end.')).toBeAttached();
      await page.getByRole('link', { name: WORDS.en.news.back }).click();
      await expect(page.getByRole('heading', { level: 1, name: WORDS.en.news.heading })).toBeVisible();
    }
    expect(seen).toEqual([]);
    await context.close();
  },
);

test('the login redirects only within the site', { tag: '@slow' }, async ({ browser, baseURL }) => {
  const { context } = await signedInContext(browser, baseURL ?? '');
  const page = await context.newPage();
  const seen = watchForExecution(page, new URL(baseURL ?? '').origin);
  for (const address of OPEN_REDIRECTS) {
    await page.goto(`/en/login?back=${encodeURIComponent(address)}`);
    await expect(page.getByRole('heading', { level: 1, name: WORDS.en.studio.edit.heading })).toBeVisible();
    expect(new URL(page.url()).origin, address).toBe(new URL(baseURL ?? '').origin);
  }
  expect(seen).toEqual([]);
  await context.close();
});
