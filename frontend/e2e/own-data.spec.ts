import { readFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { aPng } from './support/pictures';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

const language: Language = 'ja';
const { data } = WORDS[language].settings;

const COUNT = 120;

/** A saved page of a link service with 120 links, each with its own embedded picture. */
const PAGE =
  Buffer.from(`<!doctype html><html><head><link rel="canonical" href="https://service.example/hanako"></head>
  <body><nav><a href="https://service.example/">Service</a></nav>
  ${Array.from({ length: COUNT }, (_none, index) => {
    const picture = aPng({ width: 400, height: 400, color: [200, 100, index] }).toString('base64');
    return `<a href="https://shop.example/${index + 1}"><img src="data:image/png;base64,${picture}">Shop ${index + 1}</a>`;
  }).join('\n')}</body></html>`);

/** The section of the settings for own data. */
function dataOn(page: Page) {
  const section = page.getByRole('region', { name: data.title, exact: true });
  const button = (name: string) => section.getByRole('button', { name, exact: true });
  return {
    section,
    choose: section.getByLabel(data.import.choose),
    confirm: button(data.import.confirm),
    close: button(data.import.close),
    cancel: button(data.import.cancel),
    cancelled: section.getByText(data.import.cancelled, { exact: true }).first(),
    /** The progress bar while links are being added. */
    progress: section.getByRole('progressbar', {
      name: new RegExp(data.import.progress.links.replace('{{steps}}', '100').replace('{{done}}', '\\d+')),
    }),
    /** The list of left-out entries, whatever their number. */
    wasLeftOut: section.getByRole('list', {
      name: new RegExp(data.wasLeftOut.replace('{{count}}', '\\d+')),
    }),
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

test(
  `a creator imports 120 links and transfers the page to another account in ${language}`,
  { tag: '@slow' },
  async ({ signIn }) => {
    const first = await signIn();
    const settings = dataOn(first.page);
    await settings.open();
    const saved = asFile('links.html', 'text/html', PAGE);

    await test.step('a saved page is read without adding anything yet', async () => {
      await settings.choose.setInputFiles(saved);
      await expect(settings.links(100)).toBeVisible();
      await expect(settings.leftOut(20).getByRole('listitem')).toHaveCount(20);
      await expectAccessible(first.page);
      await expectNoSidewaysScrolling(first.page, [390, 1280]);
    });

    await test.step('it is confirmed by keyboard, and a hundred links are added', async () => {
      await settings.confirm.focus();
      await first.page.keyboard.press('Enter');
      await expect(settings.progress).toBeVisible();
      await expect(settings.done).toBeVisible({ timeout: 60_000 });
      await expect(settings.links(100)).toBeVisible();
      await expect(settings.leftOut(20, true)).toBeVisible();
      await settings.close.click();
      await expect(settings.choose).toBeAttached();
      const links = first.page.getByRole('link', { name: /Shop \d+$/ });
      await first.page.goto(`/${language}/profile/${first.creator.displayId}`);
      await expect(links.first()).toHaveAccessibleName(/Shop 1$/);
      await expect(links.first().locator('img')).toBeVisible();
      await settings.open();
    });

    await test.step('another import is stopped, and all links that it did not add are listed', async () => {
      const third = await signIn({ displayName: '三人目' });
      const stopping = dataOn(third.page);
      await stopping.open();
      await stopping.choose.setInputFiles(saved);
      await stopping.confirm.click();
      await expect(stopping.progress).toBeVisible();
      await stopping.cancel.click();
      await expect(stopping.cancelled).toBeVisible();
      const names = stopping.wasLeftOut.getByRole('listitem');
      await expect(names.filter({ hasText: `Shop ${COUNT}` })).toBeVisible();
      await expect(names.filter({ hasText: 'Shop 100' })).toContainText(data.reasons.cancelled);
      const { made, leftOutTotal } = await third.page.evaluate(async () => {
        const answer = (await (await fetch('/api/accounts/me/import')).json()) as {
          import: { made: { links: number }; leftOutTotal: number };
        };
        return answer.import;
      });
      expect(made.links).toBeLessThan(100);
      expect(made.links + leftOutTotal).toBe(COUNT);
      await expect(stopping.leftOut(COUNT - made.links, true)).toBeVisible();
    });

    const archive = await test.step('an archive is made and downloaded', async () => {
      await settings.make.click();
      await expect(settings.download).toBeVisible({ timeout: 60_000 });
      const [download] = await Promise.all([first.page.waitForEvent('download'), settings.download.click()]);
      expect(download.suggestedFilename()).toBe('hitohira.zip');
      return readFile(await download.path());
    });

    await test.step('another account imports it', async () => {
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
  },
);
