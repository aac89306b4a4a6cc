import { expectAccessible } from './support/accessibility';
import { message } from './support/messages';
import { aPng } from './support/pictures';
import { chooseAccount, linkAccount, named, onEditPage, postingOn } from './support/posting';
import { expect, test } from './support/test';
import { WORDS } from './support/words';

const PICTURE = {
  name: 'stem.png',
  mimeType: 'image/png',
  buffer: aPng({ width: 640, height: 480, color: [63, 107, 74] }),
};

test(
  'Instagram posts and stories are added from the page itself, in en',
  { tag: '@slow' },
  async ({ browser, baseURL, watch, watched }) => {
    const language = 'en';
    const { linkages, profile } = WORDS[language];
    // Forty pictures are resized at once. On a slow machine some of them time out.
    watch.mayFail.push(/\/api\/oauth\/previews\//);
    const { context, creator, page } = await onEditPage(browser, baseURL ?? '', language, watched);
    const posting = postingOn(page, language);
    const { words } = posting;
    const block = page.getByRole('region', { name: profile.headlines.POST, exact: true });
    const add = page.getByRole('button', { name: profile.owner.addPost, exact: true });

    await test.step('the account is linked on the way, after a hint on professional accounts', async () => {
      await page.goto(`/${language}/profile/${creator.displayId}`);
      await add.click();
      await posting.expectStep(words.provider.title);
      await posting.service('Instagram').click();
      const notice = page.getByRole('dialog', { name: linkages.professional.title });
      await expect(notice).toBeVisible();
      await expectAccessible(page);
      await notice.getByRole('button', { name: linkages.professional.goOn }).click();
      await chooseAccount(page, 'つばき');
      await expect(page.getByRole('dialog', { name: linkages.complete.title, exact: true })).toBeVisible();
    });

    await test.step('an album from the second page of the list is chosen', async () => {
      await page.goto(`/${language}/profile/${creator.displayId}`);
      await add.click();
      await posting.service('Instagram').click();
      const list = page.getByRole('list', { name: words.posts.list });
      await expect(list.getByRole('listitem')).toHaveCount(20);
      await posting.expectStep(words.posts.title);
      await posting.press(words.posts.more);
      await expect(list.getByRole('listitem')).toHaveCount(40);
      await expect(list.getByRole('button').nth(20)).toBeFocused();
      await list.getByRole('button', { name: /花束ができるまでの三枚/ }).click();
      await posting.expectStep(words.confirm.title);
      await expect(
        page.getByRole('list', { name: named(words.confirm.pictures.other, { count: '3' }) }),
      ).toBeVisible();
      await posting.press(words.previous);
      await list.getByRole('button', { name: /花束ができるまでの三枚/ }).click();
      await posting.press(words.confirm.post);
      await posting.expectStep(words.complete.title);
      await posting.press(words.complete.another);
    });

    await test.step('a story is added by URL and picture', async () => {
      await posting.service('Instagram').click();
      await posting.press(words.posts.stories);
      await posting.write(words.stories.url, 'https://www.instagram.com/stories/hitohira_hanako_demo/123/');
      await posting.write(words.stories.heading, 'A morning at the market');
      await page.getByRole('dialog').locator('input[type=file]').setInputFiles(PICTURE);
      await posting.expectStep(words.stories.title);
      await posting.press(words.stories.next);
      await posting.expectStep(words.confirm.title);
      await posting.press(words.confirm.post);
      await posting.press(words.complete.done);
      await expect(block.getByRole('listitem')).toHaveCount(2);
      await expect(block.getByRole('listitem').first()).toContainText('A morning at the market');
    });
    await context.close();
  },
);

test(
  'TikTok videos are added, though the session ends meanwhile, in ja',
  { tag: '@slow' },
  async ({ browser, baseURL, watch, watched }) => {
    const language = 'ja';
    const { blocks, linkages, login } = WORDS[language];
    // The session ends on purpose.
    watch.mayFail.push(/\/api\//);
    const { context, creator, page } = await onEditPage(browser, baseURL ?? '', language, watched);
    const posting = postingOn(page, language);
    const { words } = posting;

    await test.step('the account is linked by an ID that its owner enters', async () => {
      await linkAccount(page, language, 'TikTok', 'はなこの朝');
      const question = page.getByRole('dialog', { name: linkages.userId.title });
      await expect(question).toBeVisible();
      await expectAccessible(page);
      await question.getByRole('button', { name: linkages.userId.submit, exact: true }).click();
      await expect(question.getByLabel(linkages.userId.label, { exact: true })).toBeFocused();
      await question.getByLabel(linkages.userId.label, { exact: true }).fill('@hitohira_hanako_demo');
      await question.getByRole('button', { name: linkages.userId.submit, exact: true }).click();
      const done = page.getByRole('dialog', { name: linkages.complete.title, exact: true });
      await done.getByRole('button', { name: named(linkages.complete.post, { service: 'TikTok' }) }).click();
    });

    await test.step('the video’s texts are entered and survive the end of the session', async () => {
      await posting.expectStep(words.shortVideo.title);
      await posting.write(
        words.shortVideo.url,
        'https://www.tiktok.com/@hitohira_hanako_demo/video/7000000000000000001',
      );
      await posting.write(words.shortVideo.heading, '30秒でわかる水切り');
      await posting.write(words.shortVideo.text, '茎は水の中で斜めに。 #豆知識');
      await page.getByRole('dialog').locator('input[type=file]').setInputFiles(PICTURE);
      await posting.press(words.shortVideo.next);
      await posting.expectStep(words.confirm.title);
      await context.clearCookies({ name: /Token$/ });
      await posting.press(words.confirm.post);
      await expect(page.getByText(login.sessionEnded)).toBeVisible();
      await page.getByLabel(login.email, { exact: true }).fill(creator.email);
      await page.getByLabel(login.password, { exact: true }).fill(creator.password);
      await page.getByRole('button', { name: login.submit, exact: true }).click();
    });

    await test.step('they are restored, the picture is chosen again, and the video is added', async () => {
      const dialog = posting.dialog(words.shortVideo.title);
      await expect(dialog.getByLabel(words.shortVideo.text, { exact: true })).toHaveValue(
        '茎は水の中で斜めに。 #豆知識',
      );
      await expect(dialog.getByText(named(words.imageLost, { name: PICTURE.name }))).toBeVisible();
      await posting.expectStep(words.shortVideo.title);
      await dialog.locator('input[type=file]').setInputFiles(PICTURE);
      await posting.press(words.shortVideo.next);
      await posting.press(words.confirm.post);
      await posting.expectStep(words.complete.title);
      await posting.press(words.complete.done);
      const block = page.getByRole('region', { name: blocks.names.content, exact: true });
      await expect(block.getByRole('listitem')).toHaveText([/30秒でわかる水切り/]);
    });
    await context.close();
  },
);

test(
  'an X account is refused, linked and unlinked, in en',
  { tag: '@slow' },
  async ({ browser, baseURL, watched }) => {
    const language = 'en';
    const { linkages, messages } = WORDS[language];
    const { context, creator, page } = await onEditPage(browser, baseURL ?? '', language, watched);
    await page.setViewportSize({ width: 1280, height: 860 });
    const connect = page.getByRole('button', {
      name: named(linkages.connect.link, { service: 'X' }),
      exact: true,
    });
    const name = `x${creator.displayId.replaceAll('.', '_')}`;

    await test.step('refused, with a message', async () => {
      await connect.click();
      const deny = page.locator('a[href*="deny=1"]');
      await deny.waitFor();
      // Adds a separate user, since unlinking an account revokes all of its consents.
      const added = await context.request.post(new URL('/__control/users', page.url()).href, {
        data: { provider: 'x', userId: name, username: name, displayName: name },
      });
      expect(added.status()).toBe(204);
      await deny.click();
      await expect(message(page, messages.SNS_CANCELLED)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/profile/${creator.displayId}/edit$`));
      await expectAccessible(page);
    });

    await test.step('linked, and shown on the page at once', async () => {
      await linkAccount(page, language, 'X', name);
      const done = page.getByRole('dialog', { name: linkages.complete.title, exact: true });
      await expect(done).toContainText(name);
      await done.getByRole('button', { name: linkages.complete.close, exact: true }).click();
      const shown = await (await context.request.get(`/${language}/profile/${creator.displayId}`)).text();
      expect(shown).toContain(`https://x.com/${name}`);
      // The code is sent once; a reload does not send it again.
      await page.reload();
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    await test.step('unlinked after a confirmation', async () => {
      const menu = page.getByRole('button', { name: named(linkages.row.menu, { name, service: 'X' }) });
      await menu.click();
      await page.getByRole('menuitem', { name: linkages.row.remove }).click();
      const question = page.getByRole('alertdialog', { name: linkages.removal.title });
      await expect(question).toBeVisible();
      await expectAccessible(page);
      await question.getByRole('button', { name: linkages.removal.confirm, exact: true }).click();
      await expect(message(page, messages.SAVE_SUCCESS)).toBeVisible();
      await expect(menu).toBeHidden();
      const shown = await (await context.request.get(`/${language}/profile/${creator.displayId}`)).text();
      expect(shown).not.toContain(`https://x.com/${name}`);
    });
    await context.close();
  },
);
