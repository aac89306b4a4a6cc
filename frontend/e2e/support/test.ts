import { type BrowserContext, type Page, test as base } from '@playwright/test';
import { slowDown } from './slow-machine';
import { loadUntilHydrated } from './hydration';

/** What a test expects to go wrong: the addresses of calls that may be refused. */
interface Watch {
  mayFail: RegExp[];
}

/** Collects everything a page complains of: its console, its exceptions, refused and failed requests. */
function watchPage(page: Page, watch: Watch, complaints: string[]): void {
  const forgiven = (url: string) => watch.mayFail.some((pattern) => pattern.test(url));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || forgiven(message.location().url)) return;
    complaints.push(`console ${message.type()} on ${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception on ${page.url()}: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A request that a navigation cut short failed for nobody.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    complaints.push(
      `request failed on ${page.url()}: ${request.url()} ${request.failure()?.errorText ?? ''}`,
    );
  });
  page.on('response', (response) => {
    if (response.status() < 400 || forgiven(response.url())) return;
    complaints.push(`${String(response.status())} on ${page.url()}: ${response.url()}`);
  });
}

/**
 * Every page of every test is watched: a console error, a violation of the content security policy, a failed request or
 * a hydration warning fails the test, unless it says before what may be refused. Each load ends once scripts have taken
 * the page over.
 */
export const test = base.extend<{ watch: Watch; watched: (context: BrowserContext) => void }>({
  watch: async ({}, use) => {
    await use({ mayFail: [] });
  },
  watched: async ({ watch }, use) => {
    const complaints: string[] = [];
    await use((context) =>
      context.on('page', (page) => {
        watchPage(page, watch, complaints);
        loadUntilHydrated(page);
        slowDown(page);
      }),
    );
    base.expect(complaints).toEqual([]);
  },
  context: async ({ context, watched }, use) => {
    watched(context);
    await use(context);
  },
});

export { expect } from '@playwright/test';
