import { type LinkTypeName } from '../src/api/generated/model/linkTypeName';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { signedInContext } from './support/creators';
import { watchLayoutShift } from './support/layout-shift';
import { addLink, type NewDetail } from './support/links';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

const RED = [173, 31, 61] as const;
const BLUE = [47, 93, 138] as const;
const GREEN = [63, 107, 74] as const;
const BROWN = [168, 70, 42] as const;

const LONG_WORD = 'Donaudampfschifffahrtskapitaen';

const language: Language = 'en';

test(`visitors can see all links of a page in ${language}, with and without JavaScript`, async ({
  browser,
  baseURL,
  watched,
}) => {
  const words = WORDS[language].profile;
  const { context, creator } = await signedInContext(browser, baseURL ?? '');
  const add = (type: LinkTypeName, details: readonly NewDetail[]) =>
    addLink(context.request, baseURL ?? '', type, details);
  const address = `/${language}/profile/${creator.displayId}`;
  const url = 'https://example.com/';

  // New links are added at the top. Each title is the final position.
  for (let number = 25; number >= 6; number -= 1)
    await add('text', [{ title: `No. ${String(number)}`, url }]);
  await add(
    'image_4',
    [RED, BLUE, GREEN, BROWN].map((color, index) => ({ title: `四 ${String(index)}`, url, color })),
  );
  await add(
    'image_3',
    [RED, BLUE, GREEN].map((color, index) => ({ title: `三 ${String(index)}`, url, color })),
  );
  await add('image_text', [
    { title: 'مرحبا بكم', text: '季節の花を👩‍👩‍👧と。\n毎週金曜日に。', url, color: GREEN },
  ]);
  await add('text', [{ title: LONG_WORD, text: 'x'.repeat(200) }]);
  await add('image_1', [{ title: '今月の花束', url, color: RED }]);

  await test.step('without JavaScript a link leads to all of them', async () => {
    const visitor = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      javaScriptEnabled: false,
    });
    const visit = await visitor.newPage();
    await visit.goto(address);
    const block = visit.getByRole('region', { name: words.headlines.LINK });
    await expect(block.getByText('No. 20', { exact: true })).toBeVisible();
    await expect(block.getByText('No. 21', { exact: true })).toHaveCount(0);
    await block.getByRole('link', { name: words.showMore.replace('{{left}}', '5') }).click();
    await expect(visit).toHaveURL(new RegExp(`${address}\\?links=all#link-21$`));
    await expect(block.getByText('No. 25', { exact: true })).toBeVisible();
    await expect(block.getByText('No. 21', { exact: true })).toBeInViewport();
    await visitor.close();
  });

  const visitor = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    viewport: { width: 390, height: 844 },
  });
  watched(visitor);
  const visit = await visitor.newPage();
  const block = visit.getByRole('region', { name: words.headlines.LINK });

  await test.step('on a phone the page does not shift, and all links are large enough', async () => {
    const layoutShift = await watchLayoutShift(visit);
    await visit.goto(address);
    await expect(block.getByRole('link', { name: '今月の花束' })).toHaveAttribute('rel', 'noopener ugc');
    expect(await layoutShift()).toEqual([]);
    const heights = await block
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    const pictures = block.locator('img');
    await expect(pictures).toHaveCount(9);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    await expectAccessible(visit);
    await expectNoSidewaysScrolling(visit);
  });

  await test.step('the others are loaded in place', async () => {
    await block.getByRole('button', { name: words.showMore.replace('{{left}}', '5') }).click();
    await expect(block.getByText('No. 25', { exact: true })).toBeVisible();
    await expect(block.getByRole('button')).toHaveCount(0);
    await expect(visit).toHaveURL(new RegExp(`${address}$`));
    await expectAccessible(visit);
  });

  await test.step('new links appear at once', async () => {
    await add('text', [{ title: '新着', url }]);
    await visit.goto(address);
    await expect(block.getByRole('link').first()).toHaveText('新着');
  });
  await visitor.close();
  await context.close();
});
