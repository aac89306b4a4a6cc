import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { postVideos } from './support/contents';
import { signedInContext } from './support/creators';
import { message } from './support/messages';
import { aPng } from './support/pictures';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

const PICTURE = {
  name: 'pot.png',
  mimeType: 'image/png',
  buffer: aPng({ width: 320, height: 320, color: [63, 107, 74] }),
};

const language: Language = 'ja';

test(`a creator adds items, and a visitor adds a favorite in ${language}`, async ({
  browser,
  baseURL,
  watched,
}) => {
  const { blocks, common, favorites, itemEditor: words, messages, profile } = WORDS[language];
  const origin = baseURL ?? '';
  const { context, creator } = await signedInContext(browser, origin);
  watched(context);
  const [first, second] = await postVideos(context.request, origin, ['いちばん目の花', '二番目の花']);
  const page = await context.newPage();
  const own = `/${language}/profile/${creator.displayId}`;
  const block = page.getByRole('region', { name: blocks.names.item, exact: true });

  await test.step('can add items on the own page while its posts are hidden', async () => {
    const orders = (show: boolean) => ({
      orders: ['content', 'link', 'item'].map((name, index) => ({
        name,
        order: index + 1,
        show: show || name !== 'content',
      })),
    });
    const { accountId } = (await (await context.request.get('/api/accounts/me')).json()) as {
      accountId: string;
    };
    const arrange = async (show: boolean) => {
      const answer = await context.request.put(`/api/blocks/${accountId}/orders`, {
        data: orders(show),
        headers: { Origin: origin },
      });
      expect(answer.ok()).toBe(true);
    };
    await arrange(false);
    await page.goto(own);
    await page.getByRole('button', { name: profile.owner.addItems }).click();
    const dialog = page.getByRole('dialog', { name: words.target.title });
    await expect(dialog.getByRole('button', { name: '二番目の花' })).toBeVisible();
    await arrange(true);
  });

  await test.step('adds two items to a content, with one of its pictures and an uploaded one', async () => {
    await page.goto(`${own}/edit`);
    await block.getByRole('button', { name: words.add, exact: true }).click();
    await page
      .getByRole('dialog', { name: words.target.title })
      .getByRole('button', { name: '二番目の花' })
      .click();
    const dialog = page.getByRole('dialog', { name: words.form.title, exact: true });
    await dialog.getByRole('textbox', { name: words.form.name }).fill('花瓶 ガラス');
    await dialog
      .getByRole('group', { name: words.picture.ofContent })
      .getByRole('button', { name: words.picture.choice.replace('{{number}}', '1') })
      .click();
    const another = words.form.another.replace('{{count}}', '1').replace('{{max}}', '12');
    await dialog.getByRole('button', { name: another }).click();
    const second = dialog.getByRole('group', { name: words.form.part.replace('{{number}}', '2') });
    await second.getByRole('radio', { name: words.form.address }).check({ force: true });
    await second.getByRole('textbox', { name: words.form.url }).fill('amzn.to/3abc');
    await second.locator('input[type="file"]').setInputFiles(PICTURE);
    await expect(second.getByRole('img')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await dialog.getByRole('button', { name: words.form.review }).click();
    const review = page.getByRole('dialog', { name: words.review.title });
    await expect(review.getByText('https://amzn.to/3abc')).toBeVisible();
    await expectAccessible(page);
    await review.getByRole('button', { name: words.review.add.replace('{{count}}', '2') }).click();
    await expect(message(page, messages.SUCCESS_TO_POST_ITEMS)).toBeVisible();
    await expect(block.getByRole('listitem')).toHaveCount(2);
  });

  await test.step('a visitor searches for one in a chosen mall, and adds it to the favorites', async () => {
    const visitor = await browser.newContext({ baseURL: origin });
    watched(visitor);
    const shop = await visitor.newPage();
    await visitor.route(/amazon|rakuten|yahoo/, (route) => route.fulfill({ body: 'a mall' }));
    await shop.goto(own);
    const shown = shop.getByRole('region', { name: profile.headlines.RECOMMEND_PROFILE });
    await expect(shown.getByText(profile.advertising)).toBeVisible();
    await expect(shown.getByRole('link', { name: profile.items.products.amazon })).toHaveAttribute(
      'rel',
      /sponsored/,
    );
    await shown.getByRole('link', { name: '花瓶 ガラス' }).click();
    const malls = shop.getByRole('dialog', { name: profile.malls.title });
    await expect(malls).toBeVisible();
    await expectAccessible(shop);
    const [mall] = await Promise.all([
      visitor.waitForEvent('page'),
      malls.getByRole('link', { name: profile.malls.names.rakuten }).click(),
    ]);
    expect(mall.url()).toBe(
      'https://search.rakuten.co.jp/search/mall/%E8%8A%B1%E7%93%B6%20%E3%82%AC%E3%83%A9%E3%82%B9/',
    );
    await mall.close();
    const chosen = profile.items.mall.replace('{{mall}}', profile.malls.names.rakuten);
    await expect(shown.getByRole('button', { name: chosen })).toBeVisible();

    await shown.getByRole('button', { name: profile.favorite.replace('{{name}}', '花瓶 ガラス') }).click();
    await expect(message(shop, common.messages.ADD_FAVORITE_ITEM)).toBeVisible();
    await shop.getByRole('link', { name: common.siteDocuments.favorites }).click();
    // The list that is not empty opens.
    await expect(shop).toHaveURL(/\/favorite\/items$/);
    await expect(shop.getByRole('heading', { level: 1, name: favorites.title })).toBeVisible();
    const kept = shop.getByRole('main').getByRole('listitem');
    await expect(kept).toHaveCount(1);
    await expectAccessible(shop);
    await expectNoSidewaysScrolling(shop);

    // Items removed in another window disappear here as well.
    const other = await visitor.newPage();
    await other.goto(shop.url());
    await other.getByRole('button', { name: profile.favorite.replace('{{name}}', '花瓶 ガラス') }).click();
    await expect(message(other, common.messages.DELETE_FAVORITE_ITEM)).toBeVisible();
    await expect(kept).toHaveCount(0);
    await expect(shop.getByRole('heading', { name: favorites.items.empty.title })).toBeVisible();
    await visitor.close();
  });

  await test.step('earns from visitors’ clicks, on no other page, until opting out', async () => {
    const updateAccount = async (data: object) => {
      const answer = await context.request.patch('/api/accounts/me', {
        data,
        headers: { Origin: origin },
      });
      expect(answer.ok()).toBe(true);
    };
    await updateAccount({ linkswitchPid: '892690966' });
    const localStorage = [{ name: 'favoriteContents', value: String(second) }];
    const visitor = await browser.newContext({
      baseURL: origin,
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    });
    watched(visitor);
    const asked: string[] = [];
    for (const each of [visitor, context]) {
      await each.route('https://aml.valuecommerce.com/**', (route) => {
        asked.push(route.request().url());
        return route.fulfill({
          contentType: 'text/javascript',
          body: 'window.earnsFor = window.vc_pid;',
        });
      });
    }
    const shop = await visitor.newPage();
    const earnsFor = () => shop.evaluate(() => Reflect.get(window, 'earnsFor') as unknown);
    const kept = shop.getByRole('main').getByRole('link', { name: '二番目の花' });
    const recommended = shop.getByRole('link', { name: '花瓶 ガラス' });
    const allowed = async (address: string) =>
      (await shop.goto(address))?.headers()['content-security-policy']?.includes('valuecommerce') ?? null;
    // This content has no items, so there is no label, and no script rewrites its links.
    expect(await allowed(`${own}/contents/${String(first)}`)).toBe(false);
    await expect(shop.getByRole('heading', { level: 1, name: 'いちばん目の花' })).toBeVisible();
    await expect(shop.getByText(profile.advertising)).toBeHidden();
    expect(await allowed(own)).toBe(true);
    await expect(shop.getByText(profile.advertising)).toBeVisible();
    await expect.poll(earnsFor).toBe('892690966');
    expect(asked.splice(0)).toHaveLength(1);
    // Opens the page from another document and leaves it for one.
    await shop.goto(`/${language}/favorite/contents`);
    await kept.click();
    await expect.poll(earnsFor).toBe('892690966');
    await expect(recommended).toHaveAttribute('rel', 'sponsored nofollow noopener');
    await shop.getByRole('link', { name: common.siteDocuments.favorites }).click();
    await expect(kept).toBeVisible();
    expect(await earnsFor()).toBeUndefined();
    expect(asked).toEqual(['https://aml.valuecommerce.com/vcdal.js']);

    // The creator's own clicks earn nothing.
    const mine = await context.newPage();
    await mine.goto(own);
    await expect(mine.getByRole('button', { name: profile.owner.add }).first()).toBeVisible();
    await mine.close();
    await updateAccount({ optout: '1' });
    await kept.click();
    await expect(recommended).toHaveAttribute('rel', 'noopener ugc');
    expect(asked).toHaveLength(1);
    await visitor.close();
  });

  await test.step('gives one a name and another picture, and the other an address', async () => {
    const opener = (name: string) =>
      block.getByRole('button', { name: words.edit.action.replace('{{name}}', name) });
    const dialog = page.getByRole('dialog', { name: words.edit.title });
    const named = profile.items.products.amazon;
    await opener(named).click();
    await expect(dialog.getByRole('textbox', { name: words.form.url })).toHaveValue('https://amzn.to/3abc');
    await dialog.getByRole('textbox', { name: words.form.itemName }).fill('花ばさみ（ステンレス）');
    await dialog
      .getByRole('group', { name: words.picture.ofContent })
      .getByRole('button', { name: words.picture.choice.replace('{{number}}', '1') })
      .click();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);

    // Leaving prompts for confirmation.
    await page.keyboard.press('Escape');
    const asked = page.getByRole('alertdialog', { name: words.edit.discard });
    await expect(asked).toBeVisible();
    await expectAccessible(page);
    await asked.getByRole('button', { name: words.discard.cancel }).click();
    await dialog.getByRole('button', { name: words.edit.save }).click();
    await expect(message(page, messages.SAVE_SUCCESS)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(opener('花ばさみ（ステンレス）')).toBeFocused();

    await opener('花瓶 ガラス').click();
    await dialog.getByRole('radio', { name: words.form.address }).check({ force: true });
    await dialog.getByRole('textbox', { name: words.form.url }).fill('example.com/vase');
    await dialog.getByRole('button', { name: words.edit.save }).click();
    await expect(block.getByText('https://example.com/vase')).toBeVisible();

    const visitor = await browser.newContext({ baseURL: origin });
    watched(visitor);
    const shop = await visitor.newPage();
    await shop.goto(own);
    const shown = shop.getByRole('region', { name: profile.headlines.RECOMMEND_PROFILE });
    const scissors = shown.getByRole('link', { name: '花ばさみ（ステンレス）' });
    await expect(scissors).toHaveAttribute('href', 'https://amzn.to/3abc');
    await expect(scissors).toContainText(profile.items.products.amazon);
    await expect(shown.getByRole('link', { name: '花瓶 ガラス' })).toHaveAttribute(
      'href',
      'https://example.com/vase',
    );
    await expectAccessible(shop);
    await visitor.close();
  });

  await test.step('deletes one', async () => {
    await block
      .getByRole('button', { name: words.row.menu.replace('{{name}}', '花ばさみ（ステンレス）') })
      .click();
    await page.getByRole('menuitem', { name: blocks.actions.delete }).click();
    const asked = page.getByRole('alertdialog', { name: words.deletion.title });
    await expect(asked).toBeVisible();
    await expectAccessible(page);
    await asked.getByRole('button', { name: words.deletion.confirm }).click();
    await expect(block.getByRole('listitem')).toHaveCount(1);
  });
  await context.close();
});
