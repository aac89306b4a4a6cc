import { expect, type Locator, type Page } from '@playwright/test';

/** Reads something of a page once it stays as it is: what was moved a moment ago, or scrolled to, is still on its way. */
export async function atRest<Value>(page: Page, read: () => Promise<Value>): Promise<Value> {
  let before = await read();
  for (;;) {
    await nextFrames(page);
    const now = await read();
    if (JSON.stringify(now) === JSON.stringify(before)) return now;
    before = now;
  }
}

/** Where a drag begins and where it ends, both in sight. */
async function wayOf(from: Locator, to: Locator): Promise<Record<'start' | 'end', { x: number; y: number }>> {
  // Bringing the one into sight moves the other.
  await from.scrollIntoViewIfNeeded();
  await to.scrollIntoViewIfNeeded();
  return atRest(from.page(), async () => ({ start: await middleOf(from), end: await middleOf(to) }));
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Waits until a list lies still: what was dropped glides to its place first. */
export async function expectAtRest(list: Locator): Promise<void> {
  await expect.poll(() => list.evaluate((shown) => shown.getAnimations({ subtree: true }).length)).toBe(0);
}

/** What lifts an entry listens for the next key a moment later: nobody is as fast as a test. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}

/** Drags with a mouse, as people do: by way of places between, and lets go once it has arrived. */
export async function dragWithMouse(page: Page, from: Locator, to: Locator, arrived: Locator): Promise<void> {
  const { start, end } = await wayOf(from, to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x, start.y + 8);
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await expect(arrived).toBeAttached();
  await page.mouse.up();
}

/** Drags with a finger: the browser makes of it what it makes of a finger on glass. */
export async function dragWithFinger(
  page: Page,
  from: Locator,
  to: Locator,
  arrived: Locator,
): Promise<void> {
  const { start, end } = await wayOf(from, to);
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
