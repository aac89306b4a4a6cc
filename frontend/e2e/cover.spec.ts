import { type Locator } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { message } from './support/messages';
import { aPhoto, type Corners, cornersOf } from './support/photos';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

/** The visible part of the photo: red and green above, blue and white below. */
const SEEN: Corners = ['#f00', '#0f0', '#00f', '#fff'];

/** Waits for the cover of a page or preview and returns its URL. */
async function coverIn(part: Locator): Promise<string> {
  const image = part.locator('img').first();
  await expect(image).toHaveAttribute('src', /^\/media\/[0-9a-f]+-\d+\.webp$/);
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  return (await image.getAttribute('src')) ?? '';
}

const language: Language = 'en';

test(`a creator gives their page a cover and a header in ${language}`, async ({
  browser,
  baseURL,
  signIn,
}) => {
  const words = WORDS[language];
  const { cover, header, trim } = words.pictures;
  const { creator, page } = await signIn();
  const address = `/${language}/profile/${creator.displayId}`;
  await page.goto(`${address}/edit`);
  const place = page.getByRole('region', { name: cover.title, exact: true });
  const input = place.locator('input[type="file"]');
  await expect(input).toBeAttached();
  const preview = page.getByRole('group', { name: words.studio.preview.label });
  const dialog = page.getByRole('dialog', { name: cover.trim });
  const stage = dialog.getByRole('group', { name: trim.stage });

  await test.step('the artwork of the theme is shown at first', async () => {
    await expect(place.locator('img')).toHaveCount(0);
    await expect(preview.locator('img')).toHaveCount(0);
  });

  await test.step('a photo is cropped in a frame of eight by three', async () => {
    const buffer = await aPhoto(page, [1600, 1200], SEEN);
    await input.setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer });
    await expect(stage).toBeVisible();
    const box = (await stage.boundingBox())!;
    expect(box.width / box.height).toBeCloseTo(8 / 3, 1);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await dialog.getByRole('button', { name: cover.use }).click();
    await expect(message(page, words.messages.SAVE_SUCCESS)).toBeVisible();
    await expect(dialog).toBeHidden();
    const shown = await coverIn(preview);
    expect(await coverIn(place)).toBe(shown);
    expect(await cornersOf(page, shown)).toEqual(SEEN);
    const natural = await preview
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
    expect(natural).toBeCloseTo(8 / 3, 1);
    await expectAccessible(page);
  });

  await test.step('the arrangement is chosen by keyboard, and the preview follows', async () => {
    await place.getByRole('radio', { name: header.names.portrait }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(place.getByRole('radio', { name: header.names.compact })).toBeChecked();
    await expect(preview.locator('[data-header="compact"]')).toBeVisible();
    await expectNoSidewaysScrolling(page);
  });

  await test.step('the public page shows both at once, also without JavaScript', async () => {
    const shown = await coverIn(preview);
    const visitor = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      javaScriptEnabled: false,
    });
    const visit = await visitor.newPage();
    const drawings: string[] = [];
    visit.on('request', (request) => {
      if (request.url().includes('/theme-covers/')) drawings.push(request.url());
    });
    await visit.goto(address);
    await expect(visit.locator('article img').first()).toHaveAttribute('src', shown);
    await expect(visit.locator('[data-header="compact"]')).toBeVisible();
    await visit.waitForLoadState('networkidle');
    expect(drawings).toEqual([]);
    await visitor.close();
  });

  await test.step('without the cover, the artwork is shown again', async () => {
    await page.reload();
    await expect(place.getByRole('radio', { name: header.names.compact })).toBeChecked();
    await place
      .getByRole('button', { name: words.studio.edit.menu.replace('{{name}}', cover.title) })
      .click();
    await page.getByRole('menuitem', { name: cover.remove }).click();
    const question = page.getByRole('alertdialog', { name: cover.removal.question });
    await question.getByRole('button', { name: words.pictures.removal.confirm }).click();
    await expect(question).toBeHidden();
    await expect(preview.locator('img')).toHaveCount(0);
    await expect(place.locator('img')).toHaveCount(0);
    await expect(input).toBeFocused();
  });
});
