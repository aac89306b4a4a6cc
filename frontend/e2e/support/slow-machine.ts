import { type Page } from '@playwright/test';

/** The factor by which pages are slowed down: journeys must pass on any machine. */
const { E2E_SLOWDOWN } = process.env;

/** Throttles a page: `E2E_SLOWDOWN=4 npm test -- journeys`. */
export function slowDown(page: Page): void {
  if (E2E_SLOWDOWN === undefined) return;
  const slowed = async () => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(E2E_SLOWDOWN) });
  };
  // The page may be closed already.
  slowed().catch(() => undefined);
}
