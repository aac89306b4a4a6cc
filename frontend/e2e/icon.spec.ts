import { type Locator } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { atRest } from './support/dragging';
import { message } from './support/messages';
import { aPhoto, type Corners, cornersOf } from './support/photos';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

/** The visible part of the photo: red and green above, blue and white below. */
const SEEN: Corners = ['#f00', '#0f0', '#00f', '#fff'];
const SEEN_TURNED_RIGHT: Corners = ['#00f', '#f00', '#fff', '#0f0'];

const PATCHES = /\/api\/accounts\/me$/;

/** Waits for the icon in a part of the page and returns its URL. */
async function iconIn(part: Locator): Promise<string> {
  const image = part.locator('img').first();
  await expect(image).toHaveAttribute('src', /^\/media\/[0-9a-f]+-\d+\.webp$/);
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  return (await image.getAttribute('src')) ?? '';
}

/** Drops a file on a part of the page. Padding is added in the browser, since large files take long to transfer. */
async function dropFile(place: Locator, start: Buffer, size = start.length): Promise<void> {
  const dataTransfer = await place.page().evaluateHandle(
    ({ base64, size }) => {
      const transfer = new DataTransfer();
      const bytes = new Uint8Array(size);
      bytes.set(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)));
      transfer.items.add(new File([bytes], 'photo.jpg', { type: 'image/jpeg' }));
      return transfer;
    },
    { base64: start.toString('base64'), size },
  );
  await place.dispatchEvent('drop', { dataTransfer });
}

const language: Language = 'ja';

test(`a creator uses a photo as icon in ${language}`, async ({ browser, baseURL, signIn }) => {
  const words = WORDS[language];
  const { creator, page } = await signIn();
  await page.goto(`/${language}/profile/${creator.displayId}/edit`);
  const place = page.getByRole('region', { name: words.pictures.icon.title });
  const input = place.locator('input[type="file"]');
  await expect(input).toBeAttached();
  const preview = page.getByRole('group', { name: words.studio.preview.label });
  const dialog = page.getByRole('dialog', { name: words.pictures.icon.trim });
  const stage = dialog.getByRole('group', { name: words.pictures.trim.stage });
  const save = dialog.getByRole('button', { name: words.pictures.icon.use });
  const photo = {
    name: 'IMG_0001.jpg',
    mimeType: 'image/jpeg',
    buffer: await aPhoto(page, [600, 400], SEEN),
  };

  await test.step('invalid and oversized files are rejected before the upload', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') sent.push(request.url());
    });
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');
    await input.setInputFiles({ name: 'icon.jpg', mimeType: 'image/jpeg', buffer: gif });
    await expect(message(page, words.messages.FAILED_TO_READ_FILE)).toBeVisible();
    await expect(place.getByText(words.errors.codes.unsupportedImage)).toBeVisible();
    await dropFile(place, photo.buffer, 15_728_641);
    await expect(place.getByText(words.errors.codes.fileSizeOver)).toBeVisible();
    await input.setInputFiles({ ...photo, buffer: photo.buffer.subarray(0, 40) });
    await expect(place.getByText(words.errors.codes.unreadableFile)).toBeVisible();
    expect(sent).toEqual([]);
  });

  await test.step('unchanged: upright and centered', async () => {
    await input.setInputFiles(photo);
    await expect(stage).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    const answered = page.waitForResponse(PATCHES);
    await save.click();
    await expect(message(page, words.messages.SAVE_SUCCESS)).toBeVisible();
    expect((await answered).status()).toBe(200);
    await expect(dialog).toBeHidden();
    expect(await cornersOf(page, await iconIn(preview))).toEqual(SEEN);
  });

  await test.step('dropped, zoomed, moved and rotated by keyboard and mouse', async () => {
    await dropFile(place, photo.buffer);
    const shown = dialog.locator('img');
    const transform = () => shown.evaluate((image) => image.style.transform);
    // The picture is positioned once it has loaded.
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const untouched = await atRest(page, transform);
    await stage.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(transform).not.toBe(untouched);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(transform).toBe(untouched);
    const zoom = dialog.getByRole('slider', { name: words.pictures.trim.zoom });
    await page.keyboard.press('+');
    await expect.poll(() => zoom.inputValue()).toMatch(/^1\.1/);
    await stage.hover();
    await page.mouse.wheel(0, -100);
    await expect.poll(async () => Number(await zoom.inputValue())).toBeGreaterThan(1.11);
    const zoomed = await atRest(page, transform);
    const box = (await stage.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 10, y, { steps: 3 });
    await page.mouse.up();
    await expect.poll(transform).not.toBe(zoomed);
    await dialog.getByRole('button', { name: words.pictures.trim.reset }).click();
    await expect.poll(transform).toBe(untouched);
    await dialog.getByRole('button', { name: words.pictures.trim.turnRight }).click();
    await save.click();
    await expect(dialog).toBeHidden();
    const turned = await iconIn(preview);
    expect(await cornersOf(page, turned)).toEqual(SEEN_TURNED_RIGHT);
  });

  await test.step('the public page shows it at once, also without JavaScript', async () => {
    const icon = await iconIn(preview);
    const visitor = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      javaScriptEnabled: false,
    });
    const visit = await visitor.newPage();
    await visit.goto(`/${language}/profile/${creator.displayId}`);
    await expect(visit.locator('article img').first()).toHaveAttribute('src', icon);
    await visitor.close();
    await page.goto(`/${language}/profile/${creator.displayId}`);
    expect(await iconIn(page.locator('article'))).toBe(icon);
    await page.getByRole('link', { name: words.profile.edit }).click();
  });

  await test.step('removed', async () => {
    await place
      .getByRole('button', {
        name: words.studio.edit.menu.replace('{{name}}', words.pictures.icon.title),
      })
      .click();
    await page.getByRole('menuitem', { name: words.pictures.icon.remove }).click();
    const question = page.getByRole('alertdialog', { name: words.pictures.icon.removal.question });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: words.pictures.removal.confirm }).click();
    await expect(question).toBeHidden();
    await expect(preview.locator('img')).toHaveCount(0);
    await expect(input).toBeFocused();
  });
});
