import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { aNews } from '../src/testing/news';
import { signedInContext } from '../e2e/support/creators';
import { WORDS } from '../e2e/support/words';
import { judge } from './verdict';

/** The length of a text, in bytes. */
const LONG = 200_000;

/** The nesting depth of a text. */
const DEEP = 10_000;

/** The limit for a text from click to paint, in milliseconds of CPU time. */
const LONGEST_MS = 1000;

const filled = (words: string) => words.repeat(Math.floor(LONG / Buffer.byteLength(words)));
const nested = (open: string, close = '') => `${open.repeat(DEEP)}deep${close.repeat(DEEP)}`;

/** Long texts, deeply nested texts, and texts that are known to make Markdown parsers backtrack or rescan. */
const TEXTS: Record<string, string> = {
  'ordinary words': filled('**A line** of [many](/help), with `code`.\n\n'),
  'one long line': filled('花のある暮らし '),
  'a long table': `| a | b | c |\n| --- | --- | --- |\n${filled('| [the day](/help) | **what happened** | in some more words |\n')}`,
  'quotes in quotes': nested('> '),
  'lists in lists': nested('- '),
  'lists in quotes in lists': nested('> - '),
  'emphasis in emphasis': nested('*a ', ' a*'),
  'brackets in brackets': nested('[', ']'),
  'images in images': nested('![', '](/a.png)'),
  'anchors in anchors': nested('<a href=/a>', '</a>'),
  'brackets that nothing closes': filled('['),
  'emphasis that nothing closes': filled('*a **b _c '),
  'anchors that nothing closes': filled('<a href="'),
  'links that nothing closes': filled('[a](<b '),
  'code that nothing closes': Array.from({ length: 600 }, (_none, index) => '`'.repeat(index + 1)).join(' '),
  'entities that are none': filled('&#x'),
  'rows of underscores': filled('_a__'),
};

type Opened = Pick<ReturnType<typeof aNews>, 'contentId' | 'title'>;

/** The CPU time of the page so far, in milliseconds: in total, and for scripts alone. */
async function workOf(session: CDPSession): Promise<{ whole: number; script: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) =>
    (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000;
  return { whole: value('TaskDuration'), script: value('ScriptDuration') };
}

/** Opens an article from the list and waits for its paint. Title and text appear together. */
function open(page: Page, { contentId, title }: Opened): Promise<void> {
  return page.evaluate(
    ([id, name]) =>
      new Promise<void>((resolve, reject) => {
        const link = document.querySelector<HTMLAnchorElement>(`a[href$="/news/${id}"]`);
        if (link === null) {
          reject(new Error(`No link to ${id}`));
          return;
        }
        const painted = new MessageChannel();
        painted.port1.onmessage = () => resolve();
        const look = () => {
          if (document.querySelector('article h1')?.textContent === name) painted.port2.postMessage(null);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
        link.click();
      }),
    [contentId, title] as const,
  );
}

test('the longest and the most deeply nested news articles', async ({ browser, baseURL }) => {
  const texts = Object.entries(TEXTS).map(([title, text], index) =>
    aNews({
      contentId: `n-${String(index)}`,
      title,
      content: text,
    }),
  );
  const short = aNews({ contentId: 'n-short', title: 'a few words' });
  const news = [short, ...texts];
  const { context } = await signedInContext(browser, baseURL ?? '');
  const page = await context.newPage();
  await page.route(/\/api\/news(?:\?.*)?$/, (route) =>
    route.fulfill({ json: { results: news, total: news.length, nextOffset: null } }),
  );
  await page.route(/\/api\/news\/n-\w+$/, (route) =>
    route.fulfill({ json: news.find(({ contentId }) => route.request().url().endsWith(`/${contentId}`)) }),
  );
  await page.route(/\/api\/news\/n-\w+\/history$/, (route) => route.fulfill({ status: 204 }));
  const entries = page.getByRole('main').getByRole('listitem');
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const measure = async (opened: Opened) => {
    const before = await workOf(session);
    await open(page, opened);
    const after = await workOf(session);
    await page.getByRole('link', { name: WORDS.en.news.back }).click();
    await expect(entries).toHaveCount(news.length);
    return { whole: after.whole - before.whole, script: after.script - before.script };
  };
  await page.goto(`${baseURL ?? ''}/en/news`);
  await expect(entries).toHaveCount(news.length);
  // The first article loads chunks and texts.
  await measure(short);

  console.log(`News of up to ${String(LONG)} bytes, CPU time from click to paint`);
  const missed: string[] = [];
  for (const { contentId, title } of texts) {
    const { whole, script } = await measure({ contentId, title });
    const held = whole <= LONGEST_MS;
    console.log(
      `  ${judge({ bench: 'markdown', row: title, value: whole, unit: ' ms', sense: 'atMost', bar: LONGEST_MS })} ${title}: ${whole.toFixed(0)} ms, at most ${LONGEST_MS} ms (scripts ${script.toFixed(0)} ms)`,
    );
    if (!held) missed.push(title);
  }
  expect(missed).toEqual([]);
  await context.close();
});
