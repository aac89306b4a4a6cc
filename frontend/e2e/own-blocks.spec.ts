import { type BrowserContext, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { postVideos } from './support/contents';
import { type Creator } from './support/creators';
import { dragWithFinger, dragWithMouse, expectAtRest } from './support/dragging';
import { nextFrames } from './support/frames';
import { recommendItems } from './support/items';
import { addLink } from './support/links';
import { message } from './support/messages';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

type Block = 'content' | 'link' | 'item';

/** Holds and counts the requests to an address until they are released. */
async function holdBack(page: Page, method: string, address: string) {
  const released = Promise.withResolvers<undefined>();
  const asked = { count: 0 };
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    asked.count += 1;
    await released.promise;
    await route.continue();
  });
  return { asked, release: () => released.resolve(undefined) };
}

/** Resolves once a block has been highlighted as moved and the highlight has gone. */
function wasMarked(block: Locator): Promise<void> {
  return block.evaluate(
    (section) =>
      new Promise<void>((done) => {
        const observer = new MutationObserver(() => {
          if (section.getAttribute('data-moved') === 'true') return;
          observer.disconnect();
          done();
        });
        observer.observe(section, { attributes: true, attributeFilter: ['data-moved'] });
      }),
  );
}

/** The edit page, as used by its owner. */
function editPage(page: Page, language: Language) {
  const { blocks, common, linkEditor, messages, ordering } = WORDS[language];
  const menus = { content: blocks.contents.menu, link: linkEditor.menu, item: blocks.items.menu };
  const list = page.getByRole('list', { name: blocks.order.title });
  const handle = (block: Block) =>
    list.getByRole('button', { name: ordering.handle.replace('{{name}}', blocks.names[block]), exact: true });
  const section = (block: Block) => page.getByRole('region', { name: blocks.names[block], exact: true });
  const menu = (block: Block) => page.getByRole('button', { name: menus[block], exact: true });
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
  /** The actions that are disabled until the arrangement is known and while it is being saved. */
  const arranging = {
    content: [blocks.contents.editLayout, blocks.contents.sort],
    link: [linkEditor.sort],
    item: [],
  };

  return {
    list,
    handle,
    section,
    menu,
    item,
    /** The announcement of a block that is moved in the list of blocks. */
    announced: (words: string, block: Block, position: number, total: number) =>
      page.getByText(
        words
          .replace('{{name}}', blocks.names[block])
          .replace('{{position}}', String(position))
          .replace('{{total}}', String(total)),
        { exact: true },
      ),
    message: (code: keyof typeof messages, block?: Block) =>
      message(page, messages[code].replace('{{block}}', block === undefined ? '' : blocks.names[block])),
    undo: page.getByRole('button', { name: common.messageActions.undo, exact: true }),
    /** Expects the order of the blocks, in their list and on the page. */
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
    /** Expects the actions that arrange a block to be enabled or disabled. */
    expectArranging: async (block: Block, possible: boolean) => {
      await menu(block).click();
      for (const name of [blocks.actions.hide, ...arranging[block]]) {
        await expect(item(name)).toBeEnabled({ enabled: possible });
      }
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
    },
    /** Chooses an action of a menu by keyboard alone. */
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

/** The page as the API returns it to visitors. */
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

test(
  'a creator arranges three blocks and changes their headlines',
  { tag: '@slow' },
  async ({ baseURL, signIn }) => {
    const language = 'ja';
    const { blocks, ordering, errors } = WORDS[language];
    const { moves, announcements } = ordering;
    const { context, creator, page } = await signIn();
    for (const title of ['花束', '花の店'])
      await addLink(context.request, baseURL ?? '', 'text', [{ title }]);
    const [video = 0] = await postVideos(context.request, baseURL ?? '', ['朝の市場', '花のいけ方']);
    await recommendItems(context.request, baseURL ?? '', video, ['花ばさみ']);
    await page.setViewportSize({ width: 1280, height: 900 });
    const items = await holdBack(page, 'GET', '**/api/items/accounts/**');
    await openEditPage(page, language, creator);
    const { list, handle, menu, item, announced, message, undo, section, ...edit } = editPage(page, language);
    const { expectOrder, expectArranging, chooseByKeyboard } = edit;

    await test.step('nothing can be arranged until the blocks are loaded', async () => {
      await expect(section('content').getByRole('listitem')).toHaveCount(2);
      await expect(section('link').getByRole('listitem')).toHaveCount(2);
      await expect(handle('content')).toHaveAttribute('aria-disabled', 'true');
      for (const block of ['content', 'link'] as const) await expectArranging(block, false);
      items.release();
      await expect(section('item').getByText('花ばさみ')).toBeVisible();
      await expect(handle('content')).toHaveAttribute('aria-disabled', 'false');
      for (const block of ['content', 'link'] as const) await expectArranging(block, true);
    });

    await test.step('the first, middle and last block offer their possible moves', async () => {
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

    await test.step('moves them by menu with the keyboard, and undoes it', async () => {
      await chooseByKeyboard('content', moves.bottom);
      // The message stays while it is hovered.
      await expect(message('BLOCK_ORDER_MOVE_BOTTOM')).toBeVisible();
      await undo.hover();
      await expectOrder('link', 'item', 'content');
      await expect(menu('content')).toBeFocused();
      expect((await seen(context, creator)).blocks).toEqual(['link', 'item', 'content']);
      await undo.press('Enter');
      await expect(message('BLOCK_ORDER_MOVE_TOP')).toBeVisible();
      await expectOrder('content', 'link', 'item');
      await expect(menu('content')).toBeFocused();
      expect((await seen(context, creator)).blocks).toEqual(['content', 'link', 'item']);
      // The button is at the end of the page, so keyboard users undo with the usual shortcut.
      await chooseByKeyboard('link', moves.up);
      await expect(message('BLOCK_ORDER_MOVE_UP')).toBeVisible();
      await page.keyboard.press('ControlOrMeta+z');
      await expect(message('BLOCK_ORDER_MOVE_DOWN')).toBeVisible();
      await expectOrder('content', 'link', 'item');
      await expect(menu('link')).toBeFocused();
      expect((await seen(context, creator)).blocks).toEqual(['content', 'link', 'item']);
    });

    await test.step('sees the moved block highlighted', async () => {
      const marked = wasMarked(section('item'));
      await chooseByKeyboard('item', moves.up);
      await expect(message('BLOCK_ORDER_MOVE_UP')).toBeVisible();
      // The duration is covered by a component test, since a busy machine would distort it here.
      await marked;
      await chooseByKeyboard('item', moves.down);
      await expect(message('BLOCK_ORDER_MOVE_DOWN')).toBeVisible();
      await expectOrder('content', 'link', 'item');
    });

    await test.step('cannot move or hide while a move is being saved', async () => {
      const orders = await holdBack(page, 'PUT', '**/api/blocks/*/orders');
      await chooseByKeyboard('content', moves.down);
      await expectOrder('link', 'content', 'item');
      await expect(handle('content')).toHaveAttribute('aria-disabled', 'true');
      for (const block of ['content', 'link'] as const) await expectArranging(block, false);
      await menu('content').click();
      for (const name of [moves.up, moves.down]) await expect(item(name)).toBeDisabled();
      await page.keyboard.press('Escape');
      orders.release();
      await expect(message('BLOCK_ORDER_MOVE_DOWN')).toBeVisible();
      await expect(handle('content')).toHaveAttribute('aria-disabled', 'false');
      for (const block of ['content', 'link'] as const) await expectArranging(block, true);
      expect(orders.asked.count).toBe(1);
      await chooseByKeyboard('content', moves.up);
      await expect(message('BLOCK_ORDER_MOVE_UP')).toBeVisible();
      await expectOrder('content', 'link', 'item');
    });

    await test.step('moves them by mouse, touch and the handle’s keys', async () => {
      await dragWithMouse(
        page,
        handle('item'),
        handle('content'),
        announced(announcements.over, 'item', 1, 3),
      );
      await expect(message('BLOCK_ORDER_MOVE_TOP')).toBeVisible();
      await expectOrder('item', 'content', 'link');
      await dragWithFinger(
        page,
        handle('item'),
        handle('content'),
        announced(announcements.over, 'item', 2, 3),
      );
      await expect(message('BLOCK_ORDER_MOVE_DOWN')).toBeVisible();
      await expectOrder('content', 'item', 'link');
      await handle('link').focus();
      await page.keyboard.press('Space');
      await expect(announced(announcements.lifted, 'link', 3, 3)).toBeAttached();
      await nextFrames(page);
      await page.keyboard.press('ArrowUp');
      await expect(announced(announcements.over, 'link', 2, 3)).toBeAttached();
      await nextFrames(page);
      await page.keyboard.press('Space');
      await expect(message('BLOCK_ORDER_MOVE_UP')).toBeVisible();
      await expectOrder('content', 'link', 'item');
      await expect(handle('link')).toBeFocused();
    });

    await test.step('hides one on the page and in its preview', async () => {
      const shownLink = page
        .getByRole('group', { name: WORDS[language].studio.preview.label })
        .getByText('花の店');
      await expect(shownLink).toBeVisible();
      await menu('link').click();
      await item(blocks.actions.hide).click();
      await expect(message('BLOCK_HIDE', 'link')).toBeVisible();
      // The message stays while it has the focus.
      await undo.focus();
      await expect(section('link').getByText(blocks.hidden)).toBeVisible();
      await expect(shownLink).toBeHidden();
      const publicPage = async () =>
        (await context.request.get(`/${language}/profile/${creator.displayId}`)).text();
      expect(await publicPage()).not.toContain('花の店');
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(message('BLOCK_SHOW', 'link')).toBeVisible();
      await expect(shownLink).toBeVisible();
      await expect(menu('link')).toBeFocused();
      expect(await publicPage()).toContain('花の店');
    });

    await test.step('changes their headlines', async () => {
      const field = page.getByRole('textbox', { name: blocks.headline.label, exact: true });
      const save = page.getByRole('button', { name: blocks.headline.save, exact: true });
      const saved = await holdBack(page, 'PATCH', '**/api/headlines');
      saved.release();
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
      // The unchanged headline is a default, and was not sent.
      expect(saved.asked.count).toBe(2);
      expect((await seen(context, creator)).headlines).toEqual(['POST 花のこと POST', 'LINK 花のこと LINK']);
    });
  },
);

test(
  'a creator arranges two blocks and writes an introduction',
  { tag: '@slow' },
  async ({ watch, signIn }) => {
    const language = 'en';
    const { blocks, common, itemEditor, linkages, linkEditor, ordering, profile, studio, errors } =
      WORDS[language];
    const { moves } = ordering;
    const { context, creator, page } = await signIn();
    await page.setViewportSize({ width: 390, height: 844 });
    const { menu, message, section, expectOrder, chooseByKeyboard } = editPage(page, language);
    const introduction = page.getByRole('textbox', { name: studio.edit.introduction, exact: true });

    await test.step('sees a placeholder while the page is loading', async () => {
      const account = await holdBack(page, 'GET', '**/api/accounts/me');
      await page.goto(`/${language}/profile/${creator.displayId}/edit`);
      await expect(page.getByText(common.loading, { exact: true })).toBeAttached();
      await expect.poll(() => account.asked.count).toBeGreaterThan(0);
      await expect(introduction).toHaveCount(0);
      account.release();
      await expect(introduction).toBeVisible();
    });

    await test.step('each block has a description and no dead links', async () => {
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

    await test.step('moves, hides and shows them by keyboard', async () => {
      for (const [block, way] of [
        ['content', moves.down],
        ['link', moves.up],
      ] as const) {
        await menu(block).press('Enter');
        expect((await actionsIn(page.getByRole('menu'))).slice(-3)).toEqual([
          blocks.actions.headline,
          way,
          blocks.actions.hide,
        ]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('menu')).toBeHidden();
      }
      await chooseByKeyboard('link', moves.up);
      await expect(message('BLOCK_ORDER_MOVE_UP')).toBeVisible();
      await expectOrder('link', 'content');
      await chooseByKeyboard('link', blocks.actions.hide);
      await expect(message('BLOCK_HIDE', 'link')).toBeVisible();
      await page.keyboard.press('ControlOrMeta+z');
      await expect(message('BLOCK_SHOW', 'link')).toBeVisible();
      await expect(menu('link')).toBeFocused();
      expect((await seen(context, creator)).blocks).toEqual(['link', 'content', 'item']);
      await chooseByKeyboard('link', blocks.actions.hide);
      await expect(message('BLOCK_HIDE', 'link')).toBeVisible();
      expect((await seen(context, creator)).blocks).toEqual(['-link', 'content', 'item']);
      await chooseByKeyboard('link', blocks.actions.show);
      await expect(message('BLOCK_SHOW', 'link')).toBeVisible();
      expect((await seen(context, creator)).blocks).toEqual(['link', 'content', 'item']);
    });

    await test.step('finds them unchanged after a failure', async () => {
      const orders = '**/api/blocks/*/orders';
      watch.mayFail.push(/\/orders$/);
      await page.route(orders, (route) => route.fulfill({ status: 500 }));
      await chooseByKeyboard('link', moves.down);
      await expect(message('FAILED_TO_BLOCK_ORDER_MOVE')).toBeVisible();
      await expectOrder('link', 'content');
      await chooseByKeyboard('link', blocks.actions.hide);
      await expect(message('FAILED_TO_BLOCK_SHOW_SWITCH')).toBeVisible();
      await expect(section('link').getByText(blocks.hidden)).toHaveCount(0);
      await page.unroute(orders);
    });

    await test.step('writes an introduction, which is saved on blur', async () => {
      const saving = await holdBack(page, 'PATCH', '**/api/accounts/me');
      await introduction.fill('花'.repeat(151));
      await page.keyboard.press('Tab');
      await expect(page.getByText(errors.profile.introduction.invalidLength)).toBeVisible();
      await introduction.fill('器の話。');
      await page.keyboard.press('Tab');
      await expect(page.getByText(studio.edit.saving)).toBeVisible();
      // Input that is left during the save is saved afterwards.
      const written = '器の話。\n左京区の工房から。';
      await introduction.fill(written);
      await page.keyboard.press('Tab');
      await expect(page.getByText(studio.edit.saving)).toBeVisible();
      expect(saving.asked.count).toBe(1);
      saving.release();
      await expect(message('SUCCESS_TO_PATCH_INTRODUCTION')).toBeVisible();
      await expect.poll(async () => (await seen(context, creator)).introduction).toBe(written);
      await expect(page.getByText(studio.edit.saved, { exact: true })).toBeVisible();
      await introduction.fill('');
      await page.keyboard.press('Tab');
      await expect(page.getByText(studio.edit.emptyNotSaved)).toBeVisible();
      expect((await seen(context, creator)).introduction).toBe(written);
      expect(saving.asked.count).toBe(2);
      const menu = page.getByRole('button', {
        name: studio.edit.menu.replace('{{name}}', studio.edit.introduction),
      });
      const clear = async () => {
        await menu.press('Enter');
        await page.getByRole('menuitem', { name: studio.edit.clear }).press('Enter');
      };
      await clear();
      await expect(page.getByText(studio.edit.introductionEmpty)).toBeVisible();
      expect((await seen(context, creator)).introduction).toBeNull();
      // The focus is back on the menu, and the shortcut undoes the change.
      await page.keyboard.press('ControlOrMeta+z');
      await expect(introduction).toHaveValue(written);
      await expect.poll(async () => (await seen(context, creator)).introduction).toBe(written);
      await clear();
      await expect(page.getByText(studio.edit.introductionEmpty)).toBeVisible();
    });

    await test.step('finds everything after a reload', async () => {
      await page.reload();
      await expectOrder('link', 'content');
    });

    await test.step('adds the first link on the page itself, by keyboard', async () => {
      await page.goto(`/${language}/profile/${creator.displayId}`);
      const block = page.getByRole('region', { name: profile.headlines.LINK, exact: true });
      const first = block.getByRole('button', { name: profile.owner.addLink, exact: true });
      await expect(first).toBeVisible();
      await expectAccessible(page);
      await first.press('Enter');
      const dialog = page.getByRole('dialog', { name: linkEditor.form.createTitle });
      await dialog.getByRole('textbox', { name: linkEditor.form.title, exact: true }).fill('花の店');
      await page.keyboard.press('Enter');
      await expect(message('POST_LINK')).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(block.getByRole('listitem')).toHaveText(['花の店']);
      // The clicked button is gone, so the focus moves to the block, where the next link can be added.
      await expect
        .poll(() => block.evaluate((shown) => document.activeElement === shown.parentElement))
        .toBe(true);
      await page.keyboard.press('Tab');
      await expect(
        block.getByRole('button', {
          name: new RegExp(`^${profile.headlines.LINK}\\s*${profile.owner.add}$`),
        }),
      ).toBeFocused();
    });
  },
);
