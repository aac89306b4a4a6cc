import { LIMITS } from '@hitohira/backend/rules';
import { postVideos } from './support/contents';
import { signedInContext } from './support/creators';
import { recommendItems } from './support/items';
import { expect, test } from './support/test';
import { type Language } from './support/words';

const BATCH = LIMITS.items.lookUpPage;
const KEPT = BATCH + 8;

const language: Language = 'en';

test(`favorites are loaded in batches while scrolling in ${language}`, async ({
  browser,
  baseURL,
  watched,
}) => {
  const origin = baseURL ?? '';
  const {
    context: creator,
    creator: { displayId },
  } = await signedInContext(browser, origin);
  const [content = 0] = await postVideos(creator.request, origin, ['花しごと']);
  const names = Array.from({ length: KEPT }, (_none, index) => `No. ${String(index + 1)}`);
  for (let first = 0; first < KEPT; first += LIMITS.items.perCall)
    await recommendItems(creator.request, origin, content, names.slice(first, first + LIMITS.items.perCall));
  const answer = await creator.request.get(`/api/items/accounts/${displayId}`);
  const { results } = (await answer.json()) as { results: { itemId: number }[] };
  await creator.close();

  const favoriteItems = results.map(({ itemId }) => itemId).join(',');
  const visitor = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'favoriteItems', value: favoriteItems }] }],
    },
  });
  watched(visitor);
  const page = await visitor.newPage();
  const reads: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/items') reads.push(request.url());
  });
  await page.goto(`/${language}/favorite/items`);
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries).toHaveCount(BATCH);
  await page.waitForLoadState('networkidle');
  expect(reads).toHaveLength(1);

  await page.keyboard.press('End');
  await expect(entries).toHaveCount(KEPT);
  expect(reads).toHaveLength(2);
  await visitor.close();
});
