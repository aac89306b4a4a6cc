import { type BrowserContext, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { type Creator, signedInContext } from './support/creators';
import { dragWithFinger, dragWithMouse, expectAtRest, nextFrames } from './support/dragging';
import { addLink } from './support/links';
import { message } from './support/messages';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

type Block = 'content' | 'link' | 'item';

/** The own page answers that there is an item, in front of the real answers about everything else. */
async function haveAnItem(page: Page): Promise<void> {
  const url = '/og.png';
  const picture = {
    url,
    width: 1200,
    height: 630,
    sources: [{ url, width: 1200 }],
    preview: url,
    placeholder: '#faf6ef',
  };
  const item = {
    itemId: 1,
    majorMallFlag: true,
    image: url,
    name: '花ばさみ',
    url: null,
    imageUrl: url,
    picture,
    contentId: 1,
    destinations: [
      { mall: 'rakuten', url: 'https://search.rakuten.co.jp/search/mall/hasami/', sponsored: false },
    ],
  };
  await page.route('**/api/items/accounts/**', (route) =>
    route.fulfill({ json: { results: [item], total: 1, nextOffset: null } }),
  );
}

/** The edit page as somebody works with it. */
function editPage(page: Page, language: Language) {
  const { blocks, common, linkEditor, ordering } = WORDS[language];
  const menus = { content: blocks.contents.menu, link: linkEditor.menu, item: blocks.items.menu };
  const list = page.getByRole('list', { name: blocks.order.title });
  const handle = (block: Block) =>
    list.getByRole('button', { name: ordering.handle.replace('{{name}}', blocks.names[block]), exact: true });
  const section = (block: Block) => page.getByRole('region', { name: blocks.names[block], exact: true });
  const menu = (block: Block) => page.getByRole('button', { name: menus[block], exact: true });
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true });

  return {
    list,
    handle,
    section,
    menu,
    item,
    /** What is told of a block as it is moved in the list of them. */
    told: (words: string, block: Block, position: number, total: number) =>
      page.getByText(
        words
          .replace('{{name}}', blocks.names[block])
          .replace('{{position}}', String(position))
          .replace('{{total}}', String(total)),
        { exact: true },
      ),
    message: (code: keyof typeof common.messages, block?: Block) =>
      message(
        page,
        common.messages[code].replace('{{block}}', block === undefined ? '' : blocks.names[block]),
      ),
    undo: page.getByRole('button', { name: common.messageActions.undo, exact: true }),
    /** Expects the blocks in this order, in the list of them and down the page. */
    expectOrder: async (...order: Block[]) => {
      const entries = list.getByRole('listitem');
      await expect(entries).toHaveCount(order.length);
      for (const [index, block] of order.entries()) {
        await expect(entries.nth(index)).toContainText(blocks.names[block]);
      }
      await expectAtRest(list);
      const shown = async () => {
        const tops = await Promise.all(
          order.map(async (block) => ({ block, top: (await section(block).boundingBox())?.y ?? 0 })),
        );
        return tops.sort((one, other) => one.top - other.top).map(({ block }) => block);
      };
      await expect.poll(shown).toEqual(order);
    },
    /** Opens a menu and takes one of its actions, with nothing but the keyboard. */
    chooseByKeyboard: async (block: Block, action: string) => {
      await menu(block).focus();
      await page.keyboard.press('Enter');
      const wanted = item(action);
      await expect(wanted).toBeVisible();
      while (!(await wanted.evaluate((element) => element === document.activeElement))) {
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
    },
  };
}

async function openEditPage(page: Page, language: Language, { displayId }: Creator): Promise<void> {
  await page.goto(`/${language}/profile/${displayId}/edit`);
  await expect(page.getByRole('list', { name: WORDS[language].blocks.order.title })).toBeVisible();
}

/** What a visitor's program reads of the page. */
async function seen(context: BrowserContext, { displayId }: Creator) {
  const answer = await context.request.get(`/api/accounts/${displayId}`);
  const { blockOrders, headlines, introduction } = (await answer.json()) as {
    blockOrders: { name: Block; show: boolean }[];
    headlines: { type: string; text: string | null }[];
    introduction: string | null;
  };
  return {
    blocks: blockOrders.map(({ name, show }) => (show ? name : `-${name}`)),
    headlines: headlines.flatMap(({ type, text }) => (text === null ? [] : [`${type} ${text}`])),
    introduction,
  };
}

async function actionsIn(menu: Locator): Promise<string[]> {
  const actions = menu.getByRole('menuitem');
  await expect(actions.first()).toBeVisible();
  return actions.allTextContents();
}

test('a creator arranges three blocks, and heads them', async ({ browser, baseURL, watched }) => {
  const language = 'ja';
  const { blocks, ordering, errors } = WORDS[language];
  const { moves, announcements } = ordering;
  const { context, creator } = await signedInContext(browser, baseURL ?? '');
  watched(context);
  await addLink(context.request, baseURL ?? '', 'text', [{ title: '花の店' }]);
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 900 });
  await haveAnItem(page);
  await openEditPage(page, language, creator);
  const { list, handle, menu, item, told, message, undo, section, expectOrder, chooseByKeyboard } = editPage(
    page,
    language,
  );

  await test.step('the first, the middle one and the last offer where they can go', async () => {
    await expectOrder('content', 'link', 'item');
    await expectAccessible(page);
    const ways = async (block: Block) => {
      await menu(block).click();
      const actions = await actionsIn(page.getByRole('menu'));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
      return actions.filter((name) =>
        [blocks.actions.headline, ...Object.values(moves)].includes(name as never),
      );
    };
    expect(await ways('content')).toEqual([blocks.actions.headline, moves.down, moves.bottom]);
    expect(await ways('link')).toEqual([blocks.actions.headline, moves.up, moves.down]);
    expect(await ways('item')).toEqual([blocks.actions.headline, moves.top, moves.up]);
  });

  await test.step('moves them from their menus, by keyboard, and takes it back', async () => {
    await chooseByKeyboard('content', moves.bottom);
    // It is marked for a moment, and told of for as long as nobody points at what is told.
    await expect(section('content')).toHaveAttribute('data-moved', 'true');
    await expect(message('BLOCK_ORDER_MOVE_BOTTOM')).toBeVisible();
    await undo.hover();
    await expectOrder('link', 'item', 'content');
    await expect(menu('content')).toBeFocused();
    expect((await seen(context, creator)).blocks).toEqual(['link', 'item', 'content']);
    await undo.click();
    await expect(message('BLOCK_ORDER_MOVE_TOP')).toBeVisible();
    await expectOrder('content', 'link', 'item');
    expect((await seen(context, creator)).blocks).toEqual(['content', 'link', 'item']);
    await chooseByKeyboard('link', moves.up);
    await expect(message('BLOCK_ORDER_MOVE_UP')).toBeVisible();
    await expectOrder('link', 'content', 'item');
    await chooseByKeyboard('link', moves.down);
    await expect(message('BLOCK_ORDER_MOVE_DOWN')).toBeVisible();
    await expectOrder('content', 'link', 'item');
    await expect(section('link')).toHaveAttribute('data-moved', 'false');
  });

  await test.step('moves and hides nothing while a move is being saved', async () => {
    const answer = Promise.withResolvers<undefined>();
    await page.route('**/api/blocks/*/orders', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await chooseByKeyboard('content', moves.down);
    await expectOrder('link', 'content', 'item');
    await expect(handle('content')).toHaveAttribute('aria-disabled', 'true');
    await menu('content').click();
    for (const name of [moves.up, moves.down, blocks.actions.hide]) await expect(item(name)).toBeDisabled();
    await page.keyboard.press('Escape');
    answer.resolve(undefined);
    await expect(message('BLOCK_ORDER_MOVE_DOWN')).toBeVisible();
    await expect(handle('content')).toHaveAttribute('aria-disabled', 'false');
    await page.unrouteAll({ behavior: 'wait' });
    await haveAnItem(page);
    await chooseByKeyboard('content', moves.up);
    await expect(message('BLOCK_ORDER_MOVE_UP')).toBeVisible();
    await expectOrder('content', 'link', 'item');
  });

  await test.step('moves them with the mouse, a finger and the handle’s keys', async () => {
    await dragWithMouse(page, handle('item'), handle('content'), told(announcements.over, 'item', 1, 3));
    await expect(message('BLOCK_ORDER_MOVE_TOP')).toBeVisible();
    await expectOrder('item', 'content', 'link');
    await dragWithFinger(page, handle('item'), handle('content'), told(announcements.over, 'item', 2, 3));
    await expect(message('BLOCK_ORDER_MOVE_DOWN')).toBeVisible();
    await expectOrder('content', 'item', 'link');
    await handle('link').focus();
    await page.keyboard.press('Space');
    await expect(told(announcements.lifted, 'link', 3, 3)).toBeAttached();
    await nextFrames(page);
    await page.keyboard.press('ArrowUp');
    await expect(told(announcements.over, 'link', 2, 3)).toBeAttached();
    await page.keyboard.press('Space');
    await expect(message('BLOCK_ORDER_MOVE_UP')).toBeVisible();
    await expectOrder('content', 'link', 'item');
    await expect(handle('link')).toBeFocused();
  });

  await test.step('hides one, and the page and its preview are without it', async () => {
    const shownLink = page
      .getByRole('group', { name: WORDS[language].studio.preview.label })
      .getByText('花の店');
    await expect(shownLink).toBeVisible();
    await menu('link').click();
    await item(blocks.actions.hide).click();
    await expect(message('BLOCK_HIDE', 'link')).toBeVisible();
    await expect(section('link').getByText(blocks.hidden)).toBeVisible();
    await expect(shownLink).toBeHidden();
    const publicPage = async () =>
      (await context.request.get(`/${language}/profile/${creator.displayId}`)).text();
    expect(await publicPage()).not.toContain('花の店');
    await expectAccessible(page);
    await menu('link').click();
    await item(blocks.actions.show).click();
    await expect(message('BLOCK_SHOW', 'link')).toBeVisible();
    await expect(shownLink).toBeVisible();
    expect(await publicPage()).toContain('花の店');
  });

  await test.step('words their headlines', async () => {
    const field = page.getByRole('textbox', { name: blocks.headline.label, exact: true });
    const save = page.getByRole('button', { name: blocks.headline.save, exact: true });
    for (const [block, type, code] of [
      ['content', 'POST', 'APPLY_HEADLINE_POST'],
      ['link', 'LINK', 'APPLY_HEADLINE_LINK'],
      ['item', 'RECOMMEND_PROFILE', 'APPLY_HEADLINE_RECOMMEND_PROFILE'],
    ] as const) {
      await chooseByKeyboard(block, blocks.actions.headline);
      const dialog = page.getByRole('dialog', { name: blocks.headline.titles[type] });
      await expect(field).toBeFocused();
      if (block === 'content') {
        await field.fill('花'.repeat(16));
        await save.click();
        await expect(dialog.getByText(errors.profile.headline.invalidLength)).toBeVisible();
        await expectAccessible(page);
        await field.fill('');
        await save.click();
        await expect(dialog.getByText(errors.profile.headline.required)).toBeVisible();
      }
      if (block !== 'item') await field.fill(`花のこと ${type}`);
      await page.keyboard.press('Enter');
      await expect(message(code)).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(menu(block)).toBeFocused();
    }
    await expect(list.getByText('花のこと LINK')).toBeVisible();
    // The one that was left as it was is not the creator's.
    expect((await seen(context, creator)).headlines).toEqual(['POST 花のこと POST', 'LINK 花のこと LINK']);
  });
  await context.close();
});

test('a creator arranges two blocks and writes an introduction', async ({ browser, baseURL, watched }) => {
  const language = 'en';
  const { blocks, itemEditor, linkages, ordering, studio, errors } = WORDS[language];
  const { moves } = ordering;
  const { context, creator } = await signedInContext(browser, baseURL ?? '');
  watched(context);
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditPage(page, language, creator);
  const { menu, message, section, expectOrder, chooseByKeyboard } = editPage(page, language);

  await test.step('each block says what it is for, and leads nowhere that is not there', async () => {
    await expectOrder('content', 'link');
    for (const title of [blocks.contents, blocks.items].map(({ empty }) => empty.title)) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
    await expect(page.getByText(linkages.connect.first)).toBeVisible();
    await expect(section('content').getByRole('link')).toHaveCount(0);
    await expect(section('item').getByRole('button')).toHaveText([itemEditor.add]);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });

  await test.step('moves them, hides one and shows it again, by keyboard', async () => {
    await menu('content').press('Enter');
    expect((await actionsIn(page.getByRole('menu'))).slice(-3)).toEqual([
      blocks.actions.headline,
      moves.down,
      blocks.actions.hide,
    ]);
    await page.keyboard.press('Escape');
    await chooseByKeyboard('link', moves.up);
    await expect(message('BLOCK_ORDER_MOVE_UP')).toBeVisible();
    await expectOrder('link', 'content');
    await chooseByKeyboard('link', blocks.actions.hide);
    await expect(message('BLOCK_HIDE', 'link')).toBeVisible();
    expect((await seen(context, creator)).blocks).toEqual(['-link', 'content', 'item']);
    await chooseByKeyboard('link', blocks.actions.show);
    await expect(message('BLOCK_SHOW', 'link')).toBeVisible();
    expect((await seen(context, creator)).blocks).toEqual(['link', 'content', 'item']);
  });

  await test.step('writes an introduction, which is saved when it is left', async () => {
    const field = page.getByRole('textbox', { name: studio.edit.introduction, exact: true });
    await field.fill('花'.repeat(151));
    await page.keyboard.press('Tab');
    await expect(page.getByText(errors.profile.introduction.invalidLength)).toBeVisible();
    await field.fill('器の話。\n左京区の工房から。');
    await page.keyboard.press('Tab');
    await expect(message('SUCCESS_TO_PATCH_INTRODUCTION')).toBeVisible();
    const written = '器の話。\n左京区の工房から。';
    expect((await seen(context, creator)).introduction).toBe(written);
    await field.fill('');
    await page.keyboard.press('Tab');
    await expect(page.getByText(studio.edit.emptyNotSaved)).toBeVisible();
    expect((await seen(context, creator)).introduction).toBe(written);
    await page.getByRole('button', { name: studio.edit.clear, exact: true }).press('Enter');
    await expect(page.getByText(studio.edit.introductionEmpty)).toBeVisible();
    expect((await seen(context, creator)).introduction).toBeNull();
  });

  await test.step('finds everything as it was left', async () => {
    await page.reload();
    await expectOrder('link', 'content');
  });
  await context.close();
});
