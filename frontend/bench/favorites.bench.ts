import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { WORDS } from '../e2e/support/words';
import { judge } from './verdict';

/** The limit of favorites on a device. */
const COUNT = 500;

/** The limit for an interaction while scrolling, in milliseconds. */
const MAX_INTERACTION_MS = 50;

/** The limit for memory after scrolling through the whole list repeatedly, relative to before. */
const MAX_GROWTH = 1.1;

/** An interaction as the browser reports it, in milliseconds; `began` counts from the start of the document. */
interface Interaction {
  began: number;
  duration: number;
  waited: number;
  handled: number;
}

const ROUNDS = 4;
const WHEEL_PX = 600;

const IDS = Array.from({ length: COUNT }, (_none, index) => index + 1);

/** Responds with the demo creator's entries, repeated under other ids, because their pictures are real. */
async function answer(page: Page, baseURL: string): Promise<void> {
  const read = async (list: string) => {
    const response = await page.request.get(`${baseURL}/api/${list}/accounts/hanako`);
    return ((await response.json()) as { results: object[] }).results;
  };
  const contents = await read('contents');
  const items = await read('items');
  const reply = (entries: readonly object[], name: string) => (url: URL) => {
    const ids = url.searchParams.getAll(`${name}s`).map(Number);
    const results = ids.map((id) => ({ ...entries[id % entries.length], [name]: id }));
    return { results, total: ids.length, nextOffset: null };
  };
  const replies = { contents: reply(contents, 'contentId'), items: reply(items, 'itemId') };
  for (const [list, make] of Object.entries(replies)) {
    await page.route(
      (url) => url.pathname === `/api/${list}`,
      (route) => route.fulfill({ json: make(new URL(route.request().url())) }),
    );
  }
}

/** What the page still holds after garbage collection. */
interface Retained {
  /** In bytes. */
  heap: number;
  /** Nodes of the document, and detached nodes that are still held. */
  nodes: number;
  listeners: number;
}

async function readRetained(session: CDPSession): Promise<Retained> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') };
}

/**
 * Scrolls to the end of the page by wheel, and presses a key after each turn, as readers do.
 *
 * @returns the number of key presses
 */
async function scroll(page: Page, direction: 1 | -1): Promise<number> {
  let pressed = 0;
  let still = 0;
  let before = -1;
  while (still < 5) {
    await page.mouse.wheel(0, direction * WHEEL_PX);
    await page.keyboard.press('Shift');
    pressed += 1;
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const now = await page.evaluate(() => window.scrollY);
    still = now === before ? still + 1 : 0;
    before = now;
  }
  return pressed;
}

for (const kind of ['contents', 'items'] as const) {
  test(`${COUNT} favorite ${kind}`, async ({ page, baseURL }) => {
    const origin = baseURL ?? '';
    await page.setViewportSize({ width: 390, height: 844 });
    await answer(page, origin);
    await page.addInitScript(
      ([contents, items]) => {
        window.localStorage.setItem('favoriteContents', contents);
        window.localStorage.setItem('favoriteItems', items);
        const seen: Interaction[] = [];
        Object.assign(window, { interactions: seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as PerformanceEventTiming[]) {
            const waited = entry.processingStart - entry.startTime;
            seen.push({
              began: entry.startTime,
              duration: entry.duration,
              waited,
              handled: entry.processingEnd - entry.processingStart,
            });
          }
        }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
      },
      [IDS.join(','), IDS.join(',')] as const,
    );
    await page.goto(`${origin}/en/favorite/${kind}`);
    const entries = page.getByRole('main').getByRole('listitem');
    await entries.first().waitFor();
    await page.mouse.move(195, 400);

    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    // During hydration the browser reports the mouse over the page as seven interactions. The bar is about
    // scrolling, so they are printed separately.
    const scrolledFrom = await page.evaluate(() => performance.now());
    // Scrolls until all batches have arrived.
    let pressed = 0;
    while ((await entries.count()) < COUNT) pressed += await scroll(page, 1);
    await expect(page.getByRole('button', { name: WORDS.en.favorites.more })).toHaveCount(0);
    const read = await readRetained(session);
    for (let round = 0; round < ROUNDS; round += 1) {
      pressed += await scroll(page, -1);
      pressed += await scroll(page, 1);
    }
    const later = await readRetained(session);
    const all = await page.evaluate(() => Reflect.get(window, 'interactions') as Interaction[]);
    const interactions = all.filter(({ began }) => began >= scrolledFrom);
    const onArrival = Math.max(
      0,
      ...all.filter(({ began }) => began < scrolledFrom).map(({ duration }) => duration),
    );
    // The observer only sees interactions of a frame or longer; the event counts include all of them.
    const counted = await page.evaluate(() => performance.eventCounts.get('keydown') ?? 0);

    const sorted = interactions.toSorted((one, other) => other.duration - one.duration);
    const { duration: longest, waited, handled } = sorted[0] ?? { duration: 0, waited: 0, handled: 0 };
    const over = sorted.filter(({ duration }) => duration > MAX_INTERACTION_MS).length;
    const grown = later.heap / read.heap;
    const of = { bench: 'favorites' };
    console.log(`${COUNT} favorite ${kind}, scrolled through ${ROUNDS + 1} times`);
    console.log(
      `  ${judge({ ...of, row: `${kind}: interactions counted`, value: counted, unit: '', sense: 'atLeast', bar: pressed })} ${String(counted)} interactions counted, at least ${String(pressed)}`,
    );
    console.log(
      `  ${judge({ ...of, row: `${kind}: longest interaction`, value: longest, unit: ' ms', sense: 'atMost', bar: MAX_INTERACTION_MS })} longest interaction ${longest.toFixed(0)} ms, at most ${MAX_INTERACTION_MS} ms: ${waited.toFixed(0)} ms until it was handled, ${handled.toFixed(0)} ms in handlers, the rest until the paint (${String(over)} over the bar, ${String(sorted.length)} of a frame or longer); ${onArrival.toFixed(0)} ms during the page load`,
    );
    console.log(
      `  ${judge({ ...of, row: `${kind}: memory, in times of when all was read`, value: grown, unit: '', sense: 'atMost', bar: MAX_GROWTH })} memory ${grown.toFixed(2)} times its size once the whole list was loaded (${(read.heap / 1_000_000).toFixed(1)} MB), at most ${MAX_GROWTH}; nodes ${String(read.nodes)}, then ${String(later.nodes)}; listeners ${String(read.listeners)}, then ${String(later.listeners)}`,
    );
    expect(pressed).toBeGreaterThan(0);
    expect(counted).toBeGreaterThanOrEqual(pressed);
    expect(longest).toBeLessThanOrEqual(MAX_INTERACTION_MS);
    expect(grown).toBeLessThanOrEqual(MAX_GROWTH);
  });
}
