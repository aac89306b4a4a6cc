import { type Locator, type Page } from '@playwright/test';
import { postVideos } from './support/contents';
import { signedInContext } from './support/creators';
import { DEMO } from './support/demo';
import { recommendItems } from './support/items';
import { reach, visitDialog, walkThrough } from './support/keyboard';
import { consentAs, newLinePerson } from './support/line';
import { addLink } from './support/links';
import { aPng } from './support/pictures';
import { chooseAccount, named, postingOn } from './support/posting';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

const DESKTOP = { width: 1280, height: 860 };
const PHONE = { width: 390, height: 844 };

const language: Language = 'en';

const words = WORDS[language];

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (place: Pick<Page, 'getByRole'>, name: string) =>
  place.getByRole('button', { name, exact: true });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const question = (page: Page, name: string) => page.getByRole('alertdialog', { name, exact: true });

/** Chooses an entry of a menu. */
async function choose(page: Page, menu: Locator, entry: string): Promise<void> {
  await reach(page, menu);
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('menuitem', { name: entry, exact: true });
  const isChosen = () => chosen.evaluate((element) => element === document.activeElement);
  while (!(await isChosen())) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Opens a dialog from a menu and leaves it with Escape, which returns the focus to the menu's button. */
async function visitFromMenu(page: Page, menu: Locator, entry: string, dialog: Locator): Promise<void> {
  await choose(page, menu, entry);
  await walkThrough(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(menu).toBeFocused();
}

/**
 * Leaves a dialog with unsaved input. Goes through the question and answers no, which returns the focus to where it was,
 * and then yes.
 */
async function discardInput(
  page: Page,
  dialog: Locator,
  discard: { title: string; confirm: string },
): Promise<void> {
  const asked = question(page, discard.title);
  const held = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press('Escape');
  await walkThrough(page, asked);
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
  await expect.poll(() => held.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await reach(page, button(asked, discard.confirm));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

for (const { name, viewport } of [
  { name: 'a desktop', viewport: DESKTOP },
  { name: 'a phone', viewport: PHONE },
])
  test(
    `every dialog of the edit page is used by keyboard alone on ${name}`,
    { tag: '@slow' },
    async ({ baseURL, signIn }) => {
      const { context, creator, page } = await signIn();
      const origin = baseURL ?? '';
      const [content = 0] = await postVideos(context.request, origin, ['いちばん目の花']);
      await recommendItems(context.request, origin, content, ['花ばさみ']);
      await addLink(context.request, origin, 'text', [{ title: '花の店', url: 'https://example.com/' }]);
      await page.setViewportSize(viewport);
      await page.goto(`/${language}/profile/${creator.displayId}/edit`);

      await test.step('links: adding, discarding, editing and deleting one', async () => {
        const { form, discard, deletion, row, add } = words.linkEditor;
        const block = region(page, words.blocks.names.link);
        const adding = dialogOf(page, form.createTitle);
        await visitDialog(page, button(block, add), adding);

        await reach(page, button(block, add));
        await page.keyboard.press('Enter');
        await reach(page, adding.getByRole('textbox', { name: form.title, exact: true }));
        await page.keyboard.type('A flower shop');
        await page.keyboard.press('Escape');
        await walkThrough(page, question(page, discard.title));
        await page.keyboard.press('Escape');
        await expect(question(page, discard.title)).toHaveCount(0);
        await expect(adding.getByRole('textbox', { name: form.title, exact: true })).toBeFocused();
        await page.keyboard.press('Escape');
        await reach(page, button(question(page, discard.title), discard.confirm));
        await page.keyboard.press('Enter');
        await expect(adding).toHaveCount(0);
        await expect(button(block, add)).toBeFocused();

        await visitDialog(
          page,
          button(block, named(row.edit, { name: '花の店' })),
          dialogOf(page, form.editTitle),
        );
        const menu = button(block, named(row.menu, { name: '花の店' }));
        await visitFromMenu(page, menu, words.blocks.actions.delete, question(page, deletion.title));
      });

      await test.step('links: visibility and schedule', async () => {
        const { visibility } = words.blocks;
        const block = region(page, words.blocks.names.link);
        const menu = button(block, named(words.linkEditor.row.menu, { name: '花の店' }));
        const dialog = dialogOf(page, named(visibility.title, { name: '花の店' }));
        await visitFromMenu(page, menu, visibility.action, dialog);

        await choose(page, menu, visibility.action);
        await expect(dialog.getByRole('radio', { name: visibility.choices.public })).toBeFocused();
        await page.keyboard.press('ArrowDown');
        await reach(page, dialog.locator('input[type="datetime-local"]').first());
        await page.keyboard.type('122420970900AM');
        await expect(dialog.locator('input[type="datetime-local"]').first()).toHaveValue('2097-12-24T09:00');
        await reach(page, button(dialog, visibility.save));
        await page.keyboard.press('Enter');
        await expect(dialog).toHaveCount(0);
        await expect(menu).toBeFocused();
        await expect(block.getByRole('listitem')).toContainText(visibility.stages.hidden);
      });

      await test.step('posts: headline, layout, visibility, deletion', async () => {
        const { contents, headline, actions } = words.blocks;
        const block = region(page, words.blocks.names.content);
        const menu = button(block, contents.menu);
        await visitFromMenu(page, menu, actions.headline, dialogOf(page, headline.titles.POST));
        await visitFromMenu(page, menu, contents.editLayout, dialogOf(page, words.pageChoices.format.dialog));
        const { row, deletion } = words.contentEditor;
        const post = button(block, named(row.menu, { name: 'いちばん目の花' }));
        const { visibility } = words.blocks;
        const visible = dialogOf(page, named(visibility.title, { name: 'いちばん目の花' }));
        await visitFromMenu(page, post, visibility.action, visible);
        await visitFromMenu(page, post, words.blocks.actions.delete, question(page, deletion.title));
      });

      await test.step('items: choosing the post, adding some, editing one', async () => {
        const { add, target, form, edit, row } = words.itemEditor;
        const opener = button(region(page, words.blocks.names.item), add);
        await visitDialog(page, opener, dialogOf(page, target.title));
        await reach(page, opener);
        await page.keyboard.press('Enter');
        await reach(page, dialogOf(page, target.title).getByRole('button', { name: 'いちばん目の花' }));
        await page.keyboard.press('Enter');
        await walkThrough(page, dialogOf(page, form.title));
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(opener).toBeFocused();

        const block = region(page, words.blocks.names.item);
        const editing = dialogOf(page, edit.title);
        const item = button(block, named(edit.action, { name: '花ばさみ' }));
        await visitDialog(page, item, editing);
        const menu = button(block, named(row.menu, { name: '花ばさみ' }));
        await visitFromMenu(page, menu, words.blocks.actions.edit, editing);
        await reach(page, item);
        await page.keyboard.press('Enter');
        await reach(page, editing.getByRole('textbox').first());
        await page.keyboard.press('End');
        await page.keyboard.type(' A');
        await reach(page, button(editing, edit.save));
        await page.keyboard.press('Enter');
        await expect(editing).toHaveCount(0);
        await expect(button(block, named(edit.action, { name: '花ばさみ A' }))).toBeFocused();
      });

      await test.step('categories and linked accounts', async () => {
        const { categories } = words.pageChoices;
        await visitDialog(page, button(page, categories.choose), dialogOf(page, categories.dialog));
        const { connect, professional } = words.linkages;
        const instagram = button(page, named(connect.link, { service: 'Instagram' }));
        await visitDialog(page, instagram, dialogOf(page, professional.title));
      });

      await test.step('cropping a picture', async () => {
        const { icon, trim } = words.pictures;
        const buffer = aPng({ width: 320, height: 320, color: [63, 107, 74] });
        const place = region(page, icon.title);
        // Tests cannot operate the browser's file dialog.
        await place
          .locator('input[type="file"]')
          .setInputFiles({ name: 'icon.png', mimeType: 'image/png', buffer });
        const crop = dialogOf(page, icon.trim);
        await expect(crop.getByRole('group', { name: trim.stage })).toBeVisible();
        await walkThrough(page, crop);
        await reach(page, button(crop, trim.cancel));
        await page.keyboard.press('Enter');
        await expect(crop).toHaveCount(0);
      });
    },
  );

test(
  'input is reviewed, and given up after a question, by keyboard alone',
  { tag: '@slow' },
  async ({ baseURL, signIn }) => {
    const { context, creator, page } = await signIn();
    const [content = 0] = await postVideos(context.request, baseURL ?? '', ['いちばん目の花']);
    await recommendItems(context.request, baseURL ?? '', content, ['花ばさみ']);
    await page.setViewportSize(DESKTOP);
    await page.goto(`/${language}/profile/${creator.displayId}/edit`);
    const { blocks, itemEditor, pageChoices, pictures, studio } = words;

    await test.step('new items', async () => {
      const { add, target, form, picture, review, discard } = itemEditor;
      const opener = button(region(page, blocks.names.item), add);
      await reach(page, opener);
      await page.keyboard.press('Enter');
      await reach(page, dialogOf(page, target.title).getByRole('button', { name: 'いちばん目の花' }));
      await page.keyboard.press('Enter');
      const adding = dialogOf(page, form.title);
      await reach(page, adding.getByLabel(form.name, { exact: true }));
      await page.keyboard.type('flower scissors');
      const ofPost = adding.getByRole('group', { name: picture.ofContent, exact: true });
      await reach(page, ofPost.getByRole('button').first());
      await page.keyboard.press('Enter');
      await reach(page, button(adding, form.review));
      await page.keyboard.press('Enter');
      const reviewed = dialogOf(page, review.title);
      await walkThrough(page, reviewed);
      await reach(page, button(reviewed, review.back));
      await page.keyboard.press('Enter');
      await reach(page, adding.getByLabel(form.name, { exact: true }));
      await discardInput(page, adding, discard);
      await expect(opener).toBeFocused();
    });

    await test.step('a changed item', async () => {
      const { discard, edit } = itemEditor;
      const opener = button(region(page, blocks.names.item), named(edit.action, { name: '花ばさみ' }));
      await reach(page, opener);
      await page.keyboard.press('Enter');
      const editing = dialogOf(page, edit.title);
      await reach(page, editing.getByRole('textbox').first());
      await page.keyboard.type('A');
      await discardInput(page, editing, { ...discard, title: edit.discard });
      await expect(opener).toBeFocused();
    });

    await test.step('categories', async () => {
      const { categories } = pageChoices;
      const opener = button(page, categories.choose);
      await reach(page, opener);
      await page.keyboard.press('Enter');
      const choosing = dialogOf(page, categories.dialog);
      await reach(page, choosing.getByRole('checkbox').first());
      await page.keyboard.press('Space');
      await discardInput(page, choosing, categories.discard);
      await expect(opener).toBeFocused();
    });

    await test.step('a headline', async () => {
      const { actions, contents, headline } = blocks;
      const menu = button(region(page, blocks.names.content), contents.menu);
      await choose(page, menu, actions.headline);
      const editing = dialogOf(page, headline.titles.POST);
      await expect(editing.getByLabel(headline.label, { exact: true })).toBeFocused();
      await page.keyboard.type('Videos');
      await discardInput(page, editing, headline.discard);
      await expect(menu).toBeFocused();
    });

    await test.step('who sees a post', async () => {
      const { visibility } = blocks;
      const post = { name: 'いちばん目の花' };
      const menu = button(region(page, blocks.names.content), named(words.contentEditor.row.menu, post));
      await choose(page, menu, visibility.action);
      const editing = dialogOf(page, named(visibility.title, post));
      await expect(editing.getByRole('radio', { name: visibility.choices.public })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await discardInput(page, editing, visibility.discard);
      await expect(menu).toBeFocused();
    });

    await test.step('a cropped picture, and the removal of one', async () => {
      const { discard, icon, removal, trim } = pictures;
      const place = region(page, icon.title);
      const buffer = aPng({ width: 320, height: 320, color: [63, 107, 74] });
      const crop = dialogOf(page, icon.trim);
      const chooseFile = async () => {
        // The browser's own dialog for files cannot be driven by keys here.
        await place
          .locator('input[type="file"]')
          .setInputFiles({ name: 'icon.png', mimeType: 'image/png', buffer });
        await expect(crop.getByRole('group', { name: trim.stage })).toBeVisible();
      };
      await chooseFile();
      await reach(page, button(crop, trim.zoomIn));
      await page.keyboard.press('Enter');
      await discardInput(page, crop, discard);

      await chooseFile();
      await reach(page, button(crop, icon.use));
      await page.keyboard.press('Enter');
      await expect(crop).toHaveCount(0);
      const menu = button(place, named(studio.edit.menu, { name: icon.title }));
      const asked = question(page, icon.removal.question);
      await choose(page, menu, icon.remove);
      await walkThrough(page, asked);
      await page.keyboard.press('Escape');
      await expect(asked).toHaveCount(0);
      await choose(page, menu, icon.remove);
      await reach(page, button(asked, removal.confirm));
      await page.keyboard.press('Enter');
      await expect(asked).toHaveCount(0);
      await expect(place.locator('input[type="file"]')).toBeFocused();
    });
  },
);

test('a post is added by keyboard alone', async ({ baseURL, signIn }) => {
  const { context, creator, page } = await signIn();
  await postVideos(context.request, baseURL ?? '', ['いちばん目の花']);
  await page.setViewportSize(DESKTOP);
  await page.goto(`/${language}/profile/${creator.displayId}/edit`);
  const posting = postingOn(page, language);
  const { provider, shortVideo, confirm, cancel, complete } = posting.words;
  const block = region(page, words.blocks.names.content);
  const add = button(block, words.blocks.contents.add);
  await visitDialog(page, add, posting.dialog(provider.title));

  await reach(page, add);
  await page.keyboard.press('Enter');
  await reach(page, posting.service('TikTok'));
  await page.keyboard.press('Enter');
  const form = posting.dialog(shortVideo.title);
  await walkThrough(page, form);
  const fields = [
    [shortVideo.url, 'https://www.tiktok.com/@hitohira_hanako_demo/video/7000000000000000077'],
    [shortVideo.heading, 'Cutting stems'],
  ] as const;
  for (const [label, text] of fields) {
    await reach(page, form.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  const buffer = aPng({ width: 90, height: 160, color: [47, 93, 138] });
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer });
  await reach(page, button(form, shortVideo.next));
  await page.keyboard.press('Enter');
  await walkThrough(page, posting.dialog(confirm.title));
  await reach(page, button(posting.dialog(confirm.title), confirm.cancel));
  await page.keyboard.press('Enter');
  await walkThrough(page, posting.dialog(cancel.title));
  await reach(page, button(posting.dialog(cancel.title), posting.words.previous));
  await page.keyboard.press('Enter');
  await reach(page, button(posting.dialog(confirm.title), confirm.post));
  await page.keyboard.press('Enter');
  await walkThrough(page, posting.dialog(complete.title));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(block.getByRole('listitem')).toHaveCount(2);
  await expect(add).toBeFocused();
});

test(
  'accounts are linked, and their posts chosen, by keyboard alone',
  { tag: '@slow' },
  async ({ signIn, watch }) => {
    // Refused, because the account has nothing to add.
    watch.mayFail.push(/\/api\/oauth\/linkages\/providers\//);
    const { creator, page } = await signIn();
    await page.setViewportSize(DESKTOP);
    await page.goto(`/${language}/profile/${creator.displayId}/edit`);
    const { linkages } = words;
    const posting = postingOn(page, language);
    const { account, cancel, confirm, posts, stories, video } = posting.words;
    const linked = dialogOf(page, linkages.complete.title);
    const connect = async (service: string) => {
      await reach(page, button(page, named(linkages.connect.link, { service })));
      await page.keyboard.press('Enter');
    };
    /** Answers a dialog, after going through it. */
    const answer = async (dialog: Locator, name: string) => {
      await walkThrough(page, dialog);
      await reach(page, button(dialog, name));
      await page.keyboard.press('Enter');
    };

    await test.step('TikTok, whose ID is asked for', async () => {
      await connect('TikTok');
      await chooseAccount(page, 'はなこの朝');
      const asked = dialogOf(page, linkages.userId.title);
      await walkThrough(page, asked);
      await reach(page, asked.getByLabel(linkages.userId.label, { exact: true }));
      await page.keyboard.type('hitohira_hanako_demo');
      await page.keyboard.press('Enter');
      await answer(linked, linkages.complete.close);
      await expect(linked).toHaveCount(0);
      const names = { name: 'はなこの朝', service: 'TikTok' };
      const menu = button(page, named(linkages.row.menu, names));
      await visitFromMenu(page, menu, linkages.row.remove, question(page, linkages.removal.title));
    });

    await test.step('YouTube, at the second try, and a video', async () => {
      await connect('YouTube');
      await chooseAccount(page, 'なのは');
      await answer(dialogOf(page, linkages.refused.noChannel.title), linkages.refused.again);
      await chooseAccount(page, 'つばき');
      await answer(linked, named(linkages.complete.post, { service: 'YouTube' }));
      const channels = posting.dialog(account.youtube.title);
      await walkThrough(page, channels);
      await reach(page, channels.getByRole('button', { name: /^はなこの焼き菓子ノート/ }));
      await page.keyboard.press('Enter');
      const form = posting.dialog(video.title);
      await walkThrough(page, form);
      await reach(page, form.getByLabel(video.url, { exact: true }));
      await page.keyboard.type('https://youtu.be/hanako-dm02');
      await page.keyboard.press('Enter');
      await answer(posting.dialog(confirm.title), confirm.cancel);
      await answer(posting.dialog(cancel.title), cancel.confirm);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('Instagram, at the second try, its posts and a story', async () => {
      const { professional, refused } = linkages;
      await connect('Instagram');
      await answer(dialogOf(page, professional.title), professional.goOn);
      await chooseAccount(page, 'なのは');
      await answer(dialogOf(page, refused.notProfessional.title), refused.again);
      await chooseAccount(page, 'すみれ');
      await answer(linked, named(linkages.complete.post, { service: 'Instagram' }));
      const choosing = posting.dialog(posts.title);
      await expect(choosing.getByRole('list', { name: posts.list })).toBeVisible();
      await answer(choosing, posts.stories);
      await walkThrough(page, posting.dialog(stories.title));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  },
);

test(
  'the other dialogs of the studio are used by keyboard alone',
  { tag: '@slow' },
  async ({ browser, baseURL, signIn }) => {
    const { context, creator, page } = await signIn();
    const { forms, settings, studio, pageChoices } = words;

    await test.step('logging out other devices', async () => {
      const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
      const { email, password } = creator;
      const answer = await other.request.post('/api/auth/login', {
        data: { email, password },
        headers: { Origin: baseURL ?? '' },
      });
      expect(answer.ok()).toBe(true);
      await page.setViewportSize(DESKTOP);
      await page.goto(`/${language}/settings/account`);
      const { endOthers } = settings.sessions;
      await visitDialog(page, button(page, endOthers.open), dialogOf(page, endOthers.question));
      await other.close();
    });

    await test.step('disconnecting LINE', async () => {
      const person = await newLinePerson(context.request);
      const { connectNamed, disconnectNamed, disconnection } = settings.access;
      const line = { provider: 'LINE' };
      await reach(page, button(page, named(connectNamed, line)));
      await page.keyboard.press('Enter');
      await consentAs(page, person);
      const asked = dialogOf(page, named(disconnection.question, line));
      await visitDialog(page, button(page, named(disconnectNamed, line)), asked);
    });

    await test.step('logging out', async () => {
      await visitDialog(page, button(page, studio.logOut.action), dialogOf(page, studio.logOut.question));
    });

    await test.step('the menu of a phone', async () => {
      await page.setViewportSize(PHONE);
      await visitDialog(page, button(page, studio.navigation.menu), dialogOf(page, studio.navigation.menu));
    });

    await test.step('the preview of a theme on a phone, and leaving without applying it', async () => {
      await page.goto(`/${language}/profile/edit/theme`);
      const { theme } = pageChoices;
      const choice = page.getByRole('radiogroup', { name: theme.title });
      await reach(page, choice.getByRole('radio', { checked: true }));
      await page.keyboard.press('ArrowRight');
      const preview = page.getByRole('dialog');
      await visitDialog(page, button(page, theme.preview), preview);
      await page.setViewportSize(DESKTOP);
      const back = page.getByRole('link', { name: studio.navigation.backToPage });
      await visitDialog(page, back, question(page, forms.leave.title));
    });
  },
);

test('the identity is confirmed by keyboard alone', async ({ signIn, watch }) => {
  const { creator, page } = await signIn();
  const { credentials, emailChange, settings } = words;
  // The server requires a confirmation ten minutes after the login. Here it does so at once.
  watch.mayFail.push(/\/api\/accounts\/email$/);
  let isProven = false;
  await page.route('**/api/auth/confirm', (route) => {
    isProven = true;
    return route.continue();
  });
  await page.route('**/api/accounts/email', (route) =>
    isProven
      ? route.continue()
      : route.fulfill({
          status: 403,
          json: { statusCode: 403, errorCode: 'E0302', message: '', errors: [], requestId: 'test' },
        }),
  );
  await page.setViewportSize(DESKTOP);
  await page.goto(`/${language}/settings/account`);
  await reach(page, button(page, named(settings.access.changeNamed, { name: settings.access.email })));
  await page.keyboard.press('Enter');
  await reach(page, page.getByLabel(emailChange.form.label, { exact: true }));
  await page.keyboard.type(`new.${creator.email}`);
  const send = button(page, credentials.code.send);
  const dialog = dialogOf(page, credentials.confirm.title);
  await visitDialog(page, send, dialog);

  await page.keyboard.press('Enter');
  await reach(page, dialog.getByLabel(credentials.confirm.password, { exact: true }));
  await page.keyboard.type(creator.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/settings\/email\/check-code$/);
});

test('the browser of an app is left by keyboard alone', async ({ browser, baseURL, watched }) => {
  const userAgent =
    'Mozilla/5.0 (Linux; Android 16; Pixel 10; wv) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Instagram 400.0';
  const { context } = await signedInContext(browser, baseURL ?? '', {}, { userAgent, viewport: PHONE });
  watched(context);
  const page = await context.newPage();
  const { inAppBrowser, settings } = words;
  await page.goto(`/${language}/settings/account`);
  const connect = button(page, named(settings.access.connectNamed, { provider: 'LINE' }));
  const hint = dialogOf(page, inAppBrowser.title);
  await visitDialog(page, connect, hint);
  await page.keyboard.press('Enter');
  await reach(page, button(hint, inAppBrowser.goOn));
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/settings\/account$/);
  await context.close();
});

test('every dialog for visitors is used by keyboard alone', async ({ page }) => {
  const { profile, content, report } = words;
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Player</title><button>Play</button>',
    }),
  );
  await page.setViewportSize(DESKTOP);
  await page.goto(`/${language}/profile/${DEMO.displayId}`);

  await test.step('sharing, with the QR code', async () => {
    await visitDialog(page, button(page, profile.share.open), dialogOf(page, profile.share.title));
  });

  await test.step('choosing a shop', async () => {
    const chooser = dialogOf(page, profile.malls.title);
    await visitDialog(page, button(page, profile.items.chooseMall), chooser);
  });

  await test.step('reporting', async () => {
    await visitDialog(page, page.getByRole('link', { name: profile.report }), dialogOf(page, report.title));
  });

  await test.step('an enlarged video and an enlarged picture', async () => {
    await page.goto(`/${language}/profile/${DEMO.displayId}`);
    await reach(page, page.getByRole('link', { name: /^朝の市場で選ぶ、今週の花/ }));
    await page.keyboard.press('Enter');
    const video = button(page, content.media.openVideo);
    await reach(page, video);
    await page.keyboard.press('Enter');
    const player = page.getByRole('dialog');
    await expect(button(player.frameLocator('iframe'), 'Play')).toBeVisible();
    await walkThrough(page, player);
    await reach(page, button(player, content.video.close));
    await page.keyboard.press('Enter');
    await expect(player).toHaveCount(0);
    await expect(video).toBeFocused();

    const others = region(page, profile.headlines.OTHER_POST);
    await reach(page, others.getByRole('link', { name: /Instagram/ }).first());
    await page.keyboard.press('Enter');
    const album = page.getByRole('group', { name: content.media.label });
    const picture = named(content.media.numbered, { label: content.media.zoom, position: '1', total: '3' });
    await visitDialog(page, button(album, picture), page.getByRole('dialog'));
  });
});
