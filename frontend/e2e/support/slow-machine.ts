import { type Page } from '@playwright/test';

/** How many times slower than it is the machine is to be for the pages: journeys have to hold on any. */
const { E2E_SLOWDOWN } = process.env;

/** Has a page run as on a slower machine, where the environment asks for one: `E2E_SLOWDOWN=4 npm test -- journeys`. */
export function slowDown(page: Page): void {
  if (E2E_SLOWDOWN === undefined) return;
  const slowed = async () => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(E2E_SLOWDOWN) });
  };
  // A page that is gone by then needs nothing.
  slowed().catch(() => undefined);
}
