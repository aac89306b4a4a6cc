import { expect, type Locator, type Page } from '@playwright/test';
import { nextFrames } from './frames';

/** Reads a value once it no longer changes: movements and scrolling take a moment. */
export async function atRest<Value>(page: Page, read: () => Promise<Value>): Promise<Value> {
  let before = await read();
  for (;;) {
    await nextFrames(page);
    const now = await read();
    if (JSON.stringify(now) === JSON.stringify(before)) return now;
    before = now;
  }
}

/** The start and the end of a drag, both in view. */
async function endpointsOf(
  from: Locator,
  to: Locator,
): Promise<Record<'start' | 'end', { x: number; y: number }>> {
  // Scrolling to one moves the other.
  await from.scrollIntoViewIfNeeded();
  await to.scrollIntoViewIfNeeded();
  return atRest(from.page(), async () => ({ start: await middleOf(from), end: await middleOf(to) }));
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Waits until a list no longer moves: dropped entries are animated. */
export async function expectAtRest(list: Locator): Promise<void> {
  await expect.poll(() => list.evaluate((shown) => shown.getAnimations({ subtree: true }).length)).toBe(0);
}

/** Drags with a mouse in several steps, and drops once the entry has arrived. */
export async function dragWithMouse(page: Page, from: Locator, to: Locator, arrived: Locator): Promise<void> {
  const { start, end } = await endpointsOf(from, to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x, start.y + 8);
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await expect(arrived).toBeAttached();
  await page.mouse.up();
}

/** Drags with a finger, by touch events. */
export async function dragWithFinger(
  page: Page,
  from: Locator,
  to: Locator,
  arrived: Locator,
): Promise<void> {
  const { start, end } = await endpointsOf(from, to);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
  for (let step = 1; step <= 8; step += 1) {
    const y = start.y + ((end.y - start.y) * step) / 8;
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: start.x, y }] });
  }
  await expect(arrived).toBeAttached();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
