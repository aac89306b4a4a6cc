import { type BrowserContext, type Page, test as base } from '@playwright/test';
import { type Creator, signedInContext } from './creators';
import { slowDown } from './slow-machine';
import { loadUntilHydrated } from './hydration';

/** The URLs of calls that a test expects to fail. */
interface Watch {
  mayFail: RegExp[];
}

/** Collects console errors, exceptions and failed requests of a page. */
function watchPage(page: Page, watch: Watch, complaints: string[]): void {
  const forgiven = (url: string) => watch.mayFail.some((pattern) => pattern.test(url));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || forgiven(message.location().url)) return;
    complaints.push(`console ${message.type()} on ${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception on ${page.url()}: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Aborted by a navigation.
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
 * Fails a test on console errors, policy violations, failed requests and hydration warnings of its pages, unless they are
 * listed in `watch.mayFail`. Page loads wait for hydration.
 */
export const test = base.extend<{
  watch: Watch;
  watched: (context: BrowserContext) => void;
  /** Signs up a creator through the API, and opens a page of theirs. */
  signIn: (
    overrides?: Partial<Creator>,
  ) => Promise<{ context: BrowserContext; creator: Creator; page: Page }>;
}>({
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
  signIn: async ({ browser, baseURL, watched }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (overrides) => {
      const { context, creator } = await signedInContext(browser, baseURL ?? '', overrides);
      contexts.push(context);
      watched(context);
      return { context, creator, page: await context.newPage() };
    });
    for (const context of contexts) await context.close();
  },
  context: async ({ context, watched }, use) => {
    watched(context);
    await use(context);
  },
});

export { expect } from '@playwright/test';
