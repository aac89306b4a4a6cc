import { type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { postVideos } from './support/contents';
import { dragWithFinger, dragWithMouse } from './support/dragging';
import { nextFrames } from './support/frames';
import { recommendItems } from './support/items';
import { addLink } from './support/links';
import { message } from './support/messages';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

const language: Language = 'en';

const { blocks, linkEditor, contentEditor, itemEditor, common, messages, ordering } = WORDS[language];

const named = (template: string, name: string) => template.replace('{{name}}', name);

/** The controls that sort a list of the studio. */
function sorting(page: Page, list: Locator, menu: string) {
  return {
    rows: list.getByRole('listitem'),
    handle: (name: string) => list.getByRole('button', { name: named(ordering.handle, name), exact: true }),
    /** Chooses a move in the menu of an entry: two presses. */
    choose: async (name: string, way: keyof typeof ordering.moves) => {
      await list.getByRole('button', { name: named(menu, name), exact: true }).click();
      await page.getByRole('menuitem', { name: ordering.moves[way], exact: true }).click();
    },
    over: (name: string, position: number, total: number) =>
      page.getByText(
        named(ordering.announcements.over, name)
          .replace('{{position}}', String(position))
          .replace('{{total}}', String(total)),
        { exact: true },
      ),
  };
}

/** Counts presses of buttons, keys and the pointer. Returns a function that reads the count. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = globalThis as unknown as { presses: number };
    counted.presses = 0;
    const count = () => {
      counted.presses += 1;
    };
    addEventListener('pointerdown', count, true);
    addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Alt') count();
      },
      true,
    );
  });
  return () =>
    page.evaluate(() => {
      const counted = globalThis as unknown as { presses: number };
      const { presses } = counted;
      counted.presses = 0;
      return presses;
    });
}

test(`a creator sorts links in place in ${language}: one drag, one key or two presses`, async ({
  baseURL,
  signIn,
  watch,
}) => {
  const { context, creator, page } = await signIn();
  for (const title of ['Shop', 'Diary', 'Films'])
    await addLink(context.request, baseURL ?? '', 'text', [{ title, url: 'https://example.com/' }]);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The studio also remembers the first steps with the account.
    if (request.method() === 'PATCH' && pathname !== '/api/accounts/me') calls.push(pathname);
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/${language}/profile/${creator.displayId}/edit`);
  const block = page.getByRole('region', { name: blocks.names.link, exact: true });
  const { rows, handle, choose, over } = sorting(page, block, linkEditor.row.menu);
  const order = (...names: string[]) => expect(rows).toContainText(names);
  const saved = message(page, messages.SUCCESS_TO_SORT_LINKS);
  const presses = await countPresses(page);
  await order('Films', 'Diary', 'Shop');

  await test.step('drags one: one press', async () => {
    await dragWithMouse(page, handle('Films'), handle('Shop'), over('Films', 3, 3));
    await order('Diary', 'Shop', 'Films');
    await expect(saved).toBeVisible();
    expect(await presses()).toBe(1);
    expect(calls).toEqual(['/api/links/orders']);
  });

  await test.step('undoes it from the message', async () => {
    await page.getByRole('button', { name: common.messageActions.undo }).click();
    await order('Films', 'Diary', 'Shop');
    await expect.poll(() => calls.length).toBe(2);
  });

  await test.step('moves one with a key, and keeps the focus', async () => {
    await expect(message(page, messages.SORT_UNDONE)).toBeVisible();
    await handle('Films').focus();
    await presses();
    await page.keyboard.press('Alt+ArrowDown');
    await order('Diary', 'Films', 'Shop');
    expect(await presses()).toBe(1);
    await expect(handle('Films')).toBeFocused();
    await expect.poll(() => calls.length).toBe(3);
  });

  await test.step('lifts one with the keyboard, moves it and drops it', async () => {
    await handle('Shop').focus();
    await page.keyboard.press('Space');
    await expect(rows.filter({ hasText: 'Shop' })).toHaveAttribute('data-held', 'true');
    await nextFrames(page);
    await page.keyboard.press('ArrowUp');
    await expect(over('Shop', 2, 3)).toBeAttached();
    await nextFrames(page);
    await page.keyboard.press('Space');
    await order('Diary', 'Shop', 'Films');
  });

  await test.step('moves one to the top with its menu: two presses', async () => {
    await presses();
    await choose('Films', 'top');
    await order('Films', 'Diary', 'Shop');
    expect(await presses()).toBe(2);
  });

  await test.step('visitors see it, and so does a reload', async () => {
    await expect.poll(() => calls.length).toBe(5);
    // The last call may still be pending.
    await expect
      .poll(async () => {
        const visitor = await context.request.get(`/api/links/accounts/${creator.displayId}`);
        const { results } = (await visitor.json()) as { results: { details: { title: string }[] }[] };
        return results.map(({ details: [first] }) => first?.title);
      })
      .toEqual(['Films', 'Diary', 'Shop']);
    await page.reload();
    await order('Films', 'Diary', 'Shop');
    await expectAccessible(page);
  });

  await test.step('undoes a rejected move, with a message', async () => {
    watch.mayFail.push(/\/api\/links\/orders$/);
    await page.route('**/api/links/orders', (route) => route.fulfill({ status: 500, json: {} }));
    await choose('Shop', 'up');
    await expect(message(page, messages.FAILED_TO_SORT_LINKS)).toBeVisible();
    await order('Films', 'Diary', 'Shop');
    await page.unroute('**/api/links/orders');
  });
});

test(`every one of 25 links can be reached on a phone in ${language}`, async ({ baseURL, signIn }) => {
  const { context, creator, page } = await signIn();
  for (let number = 1; number <= 25; number += 1)
    await addLink(context.request, baseURL ?? '', 'text', [{ title: `Link ${String(number)}` }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/${language}/profile/${creator.displayId}/edit`);
  const block = page.getByRole('region', { name: blocks.names.link, exact: true });
  const { rows, handle, choose, over } = sorting(page, block, linkEditor.row.menu);
  // The list shows the newest twenty first.
  await expect(rows).toHaveCount(20);
  await expectNoSidewaysScrolling(page, [390]);
  const box = await handle('Link 25').boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);

  await test.step('the last visible one moves on into the rest', async () => {
    await choose('Link 6', 'down');
    await expect(rows).toHaveCount(25);
    await expect(rows.nth(19)).toContainText('Link 5');
    await expect(rows.nth(20)).toContainText('Link 6');
    await expect(message(page, messages.SUCCESS_TO_SORT_LINKS)).toBeVisible();
  });

  await test.step('the first one moves to the very end', async () => {
    await choose('Link 25', 'bottom');
    await expect(rows.last()).toContainText('Link 25');
  });

  await test.step('a finger drags the last one up', async () => {
    await dragWithFinger(page, handle('Link 25'), handle('Link 2'), over('Link 25', 23, 25));
    await expect(rows.nth(22)).toContainText('Link 25');
    await expect(rows.last()).toContainText('Link 1');
  });
});

test(`a creator sorts posts and the items of a post in place in ${language}: one drag, one key or two presses`, async ({
  baseURL,
  signIn,
}) => {
  const { context, creator, page } = await signIn();
  const [, second = 0] = await postVideos(context.request, baseURL ?? '', ['Roses', 'Lilies', 'Ferns']);
  await recommendItems(context.request, baseURL ?? '', second, ['Vase', 'Scissors', 'Soil']);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/${language}/profile/${creator.displayId}/edit`);
  const undo = page.getByRole('button', { name: common.messageActions.undo });

  /** Sorts three entries in each way. They are then in the order second, third, first. */
  const sortInEveryWay = async (
    list: Locator,
    menu: string,
    saved: Locator,
    stored: () => Promise<unknown[]>,
    [first, second, third]: readonly [string, string, string],
  ) => {
    const { rows, handle, choose, over } = sorting(page, list, menu);
    const order = async (...names: string[]) => {
      await expect(rows).toContainText(names);
      await expect.poll(stored).toEqual(names);
    };
    await order(first, second, third);

    await test.step('drags one', async () => {
      await dragWithMouse(page, handle(first), handle(third), over(first, 3, 3));
      await order(second, third, first);
      await expect(saved).toBeVisible();
    });

    await test.step('undoes it from the message', async () => {
      await undo.click();
      await order(first, second, third);
    });

    await test.step('moves one with a key, keeps the focus, and undoes it', async () => {
      await handle(first).focus();
      await page.keyboard.press('Alt+ArrowDown');
      await order(second, first, third);
      await expect(handle(first)).toBeFocused();
      await undo.click();
      await order(first, second, third);
    });

    await test.step('moves one to the top with its menu, and another one back with a key', async () => {
      await choose(third, 'top');
      await order(third, first, second);
      await handle(second).focus();
      await page.keyboard.press('Alt+ArrowUp');
      await page.keyboard.press('Alt+ArrowUp');
      await order(second, third, first);
    });

    await test.step('shows the order after a reload', async () => {
      await page.reload();
      await order(second, third, first);
    });
  };

  await test.step('posts', async () => {
    await sortInEveryWay(
      page.getByRole('region', { name: blocks.names.content, exact: true }),
      contentEditor.row.menu,
      message(page, messages.SUCCESS_TO_SORT_CONTENTS),
      async () => {
        const answer = await context.request.get(`/api/contents/accounts/${creator.displayId}`);
        const { results } = (await answer.json()) as { results: { title: string }[] };
        return results.map(({ title }) => title);
      },
      ['Ferns', 'Lilies', 'Roses'],
    );
  });

  await test.step('items', async () => {
    await page
      .getByRole('region', { name: blocks.names.content, exact: true })
      .getByRole('link', { name: named(contentEditor.row.edit, 'Lilies'), exact: true })
      .click();
    await sortInEveryWay(
      page.getByRole('region', { name: blocks.names.item, exact: true }),
      itemEditor.row.menu,
      message(page, messages.SUCCESS_TO_SORT_ITEMS),
      async () => {
        const answer = await context.request.get(`/api/items/contents/${String(second)}`);
        const { results } = (await answer.json()) as { results: { name: string }[] };
        return results.map(({ name }) => name);
      },
      ['Vase', 'Scissors', 'Soil'],
    );
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });
});
