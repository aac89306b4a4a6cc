import { readFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

const language: Language = 'ja';
const { data } = WORDS[language].settings;

const PAGE = `<!doctype html><html><body><nav><a href="https://service.example/">Service</a></nav>
  ${Array.from({ length: 120 }, (_none, index) => `<a href="https://shop.example/${index + 1}">Shop ${index + 1}</a>`).join('\n')}
  </body></html>`;

/** The part of the settings about own data. */
function dataOn(page: Page) {
  const section = page.getByRole('region', { name: data.title, exact: true });
  const button = (name: string) => section.getByRole('button', { name, exact: true });
  return {
    section,
    choose: section.getByLabel(data.import.choose),
    confirm: button(data.import.confirm),
    close: button(data.import.close),
    make: button(data.export.make),
    download: section.getByRole('link', { name: data.export.download }),
    leftOut: (count: number, isOver = false) =>
      section.getByRole('list', {
        name: (isOver ? data.wasLeftOut : data.leftOut).replace('{{count}}', String(count)),
      }),
    links: (count: number) => section.getByText(data.counts.links.replace('{{count}}', String(count))),
    done: section.getByText(data.import.done, { exact: true }).first(),
    open: () => page.goto(`/${language}/settings/account`),
  };
}

const asFile = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

test(`a creator brings 120 links along and takes the page to another account in ${language}`, async ({
  signIn,
}) => {
  const first = await signIn();
  const settings = dataOn(first.page);
  await settings.open();

  await test.step('a saved page is read, and nothing is added yet', async () => {
    await settings.choose.setInputFiles(asFile('links.html', 'text/html', Buffer.from(PAGE)));
    await expect(settings.links(100)).toBeVisible();
    await expect(settings.leftOut(20).getByRole('listitem')).toHaveCount(20);
    await expectAccessible(first.page);
    await expectNoSidewaysScrolling(first.page, [390, 1280]);
  });

  await test.step('it is confirmed by keyboard, and a hundred links are made', async () => {
    await settings.confirm.focus();
    await first.page.keyboard.press('Enter');
    await expect(settings.done).toBeVisible({ timeout: 60_000 });
    await expect(settings.links(100)).toBeVisible();
    await expect(settings.leftOut(20, true)).toBeVisible();
    await settings.close.click();
    await expect(settings.choose).toBeAttached();
  });

  const archive = await test.step('an archive is made and downloaded', async () => {
    await settings.make.click();
    await expect(settings.download).toBeVisible({ timeout: 60_000 });
    const [download] = await Promise.all([first.page.waitForEvent('download'), settings.download.click()]);
    expect(download.suggestedFilename()).toBe('hitohira.zip');
    return readFile(await download.path());
  });

  await test.step('another account takes it in', async () => {
    const second = await signIn({ displayName: '二人目' });
    const others = dataOn(second.page);
    await others.open();
    await others.choose.setInputFiles(asFile('hitohira.zip', 'application/zip', archive));
    await expect(others.links(100)).toBeVisible();
    await others.confirm.click();
    await expect(others.done).toBeVisible({ timeout: 60_000 });
    await second.page.goto(`/${language}/profile/${second.creator.displayId}`);
    await expect(
      second.page.getByRole('heading', { name: first.creator.displayName, level: 1 }),
    ).toBeVisible();
    await expect(second.page.getByRole('link', { name: /Shop 1$/ }).first()).toBeVisible();
  });
});
