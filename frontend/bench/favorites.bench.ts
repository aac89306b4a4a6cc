import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { WORDS } from '../e2e/support/words';
import { judge } from './verdict';

/** As many as a device keeps. */
const KEPT = 500;

/** The longest that an interaction may take while somebody scrolls, in milliseconds. */
const LONGEST_MS = 50;

/** How much the memory may have grown after the list has been gone through again and again. */
const MOST_GROWN = 1.1;

/** What the browser tells of an interaction, in milliseconds since the document began. */
interface Interaction {
  began: number;
  duration: number;
  waited: number;
  handled: number;
}

const ROUNDS = 4;
const WHEEL_PX = 600;

const IDS = Array.from({ length: KEPT }, (_none, index) => index + 1);

/** Answers with the entries of the demo creator, again and again under other ids: their pictures are real. */
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

/** What the page keeps, without what is only not yet thrown away. */
interface Kept {
  /** In bytes. */
  heap: number;
  /** Nodes of the document, and of what is held beside it. */
  nodes: number;
  listeners: number;
}

async function keptBy(session: CDPSession): Promise<Kept> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') };
}

/**
 * Turns the wheel until nothing moves any more, and presses a key on the way, as somebody who reads does.
 *
 * @returns how often a key was pressed
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
  test(`${KEPT} favourite ${kind}`, async ({ page, baseURL }) => {
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
    // The browser finds the mouse over the page during its hydration, which the bar says nothing of: it would
    // count as seven interactions. What they took is told apart.
    const scrolledFrom = await page.evaluate(() => performance.now());
    // What comes later than somebody scrolls is waited for.
    let pressed = 0;
    while ((await entries.count()) < KEPT) pressed += await scroll(page, 1);
    await expect(page.getByRole('button', { name: WORDS.en.favorites.more })).toHaveCount(0);
    const read = await keptBy(session);
    for (let round = 0; round < ROUNDS; round += 1) {
      pressed += await scroll(page, -1);
      pressed += await scroll(page, 1);
    }
    const later = await keptBy(session);
    const all = await page.evaluate(() => Reflect.get(window, 'interactions') as Interaction[]);
    const interactions = all.filter(({ began }) => began >= scrolledFrom);
    const onArrival = Math.max(
      0,
      ...all.filter(({ began }) => began < scrolledFrom).map(({ duration }) => duration),
    );
    // The observer is told of those that took a frame or longer; the browser counts all of them.
    const counted = await page.evaluate(() => performance.eventCounts.get('keydown') ?? 0);

    const sorted = interactions.toSorted((one, other) => other.duration - one.duration);
    const { duration: longest, waited, handled } = sorted[0] ?? { duration: 0, waited: 0, handled: 0 };
    const over = sorted.filter(({ duration }) => duration > LONGEST_MS).length;
    const grown = later.heap / read.heap;
    const of = { bench: 'favorites' };
    console.log(`${KEPT} favourite ${kind}, scrolled through ${ROUNDS + 1} times`);
    console.log(
      `  ${judge({ ...of, row: `${kind}: interactions counted`, value: counted, unit: '', sense: 'atLeast', bar: pressed })} ${String(counted)} interactions counted, at least ${String(pressed)}`,
    );
    console.log(
      `  ${judge({ ...of, row: `${kind}: longest interaction`, value: longest, unit: ' ms', sense: 'atMost', bar: LONGEST_MS })} longest interaction ${longest.toFixed(0)} ms, at most ${LONGEST_MS} ms: waited ${waited.toFixed(0)} ms for the page, handled in ${handled.toFixed(0)} ms, the rest until it was painted (${String(over)} over the bar, ${String(sorted.length)} of a frame or longer); while the page came ${onArrival.toFixed(0)} ms`,
    );
    console.log(
      `  ${judge({ ...of, row: `${kind}: memory, in times of when all was read`, value: grown, unit: '', sense: 'atMost', bar: MOST_GROWN })} memory ${grown.toFixed(2)} times what it was once all was read (${(read.heap / 1_000_000).toFixed(1)} MB), at most ${MOST_GROWN}; nodes ${String(read.nodes)}, then ${String(later.nodes)}; listeners ${String(read.listeners)}, then ${String(later.listeners)}`,
    );
    expect(pressed).toBeGreaterThan(0);
    expect(counted).toBeGreaterThanOrEqual(pressed);
    expect(longest).toBeLessThanOrEqual(LONGEST_MS);
    expect(grown).toBeLessThanOrEqual(MOST_GROWN);
  });
}
