import { expectAccessible } from './support/accessibility';
import { message } from './support/messages';
import { linkAccount, named, onEditPage, postingOn } from './support/posting';
import { expect, test } from './support/test';
import { WORDS } from './support/words';

test('YouTube videos are added from one of several channels, in ja', async ({
  browser,
  baseURL,
  watch,
  watched,
}) => {
  const language = 'ja';
  const { blocks, linkages, messages } = WORDS[language];
  // The test tries a video of another channel and one that does not exist.
  watch.mayFail.push(/\/api\/oauth\/youtube\/posts\/detail/);
  const { context, creator, page } = await onEditPage(browser, baseURL ?? '', language, watched);
  const posting = postingOn(page, language);
  const { words } = posting;

  await test.step('both channels are linked at once', async () => {
    await linkAccount(page, language, 'YouTube', 'つばき');
    const done = page.getByRole('dialog', { name: linkages.complete.title, exact: true });
    await expect(done.getByRole('list', { name: linkages.complete.list }).getByRole('listitem')).toHaveCount(
      2,
    );
    await expect(page).toHaveURL(new RegExp(`/profile/${creator.displayId}/edit$`));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectAccessible(page);
    await done.getByRole('button', { name: named(linkages.complete.post, { service: 'YouTube' }) }).click();
  });

  await test.step('a channel is chosen, which offers only its own videos', async () => {
    await posting.expectStep(words.account.youtube.title);
    await page.getByRole('button', { name: /^はなこの焼き菓子ノート/ }).click();
    await posting.expectStep(words.video.title);
    await posting.write(words.video.url, 'https://youtu.be/sumire-dm01');
    await posting.press(words.video.next);
    await expect(message(page, messages.UNAUTHORIZED_SNS_CONTENTS)).toBeVisible();
    await posting.write(words.video.url, 'https://www.youtube.com/watch?v=nobodys-one');
    await posting.press(words.video.next);
    await expect(message(page, messages.FAILED_TO_GET_YOUTUBE_VIDEO)).toBeVisible();
    await posting.write(words.video.url, 'https://m.youtube.com/watch?app=m&v=hanako-dm02');
    await posting.press(words.video.next);
  });

  await test.step('a video is previewed, cancelled and added', async () => {
    await posting.expectStep(words.confirm.title);
    const preview = page.getByRole('article', { name: words.confirm.preview });
    await expect(preview).toContainText('花のせクッキーの焼き方');
    await expect
      .poll(() => preview.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await posting.press(words.confirm.cancel);
    await posting.expectStep(words.cancel.title);
    await posting.press(words.previous);
    await posting.press(words.confirm.post);
    await posting.expectStep(words.complete.title);
  });

  await test.step('it appears on the edit page without a reload, and on the public page', async () => {
    const link = page.getByRole('link', { name: words.complete.see });
    const address = (await link.getAttribute('href')) ?? '';
    await posting.press(words.complete.done);
    const block = page.getByRole('region', { name: blocks.names.content, exact: true });
    const [posts, terms] = [block.getByRole('list').first(), block.getByRole('list').last()];
    await expect(posts.getByRole('listitem')).toHaveText([/花のせクッキーの焼き方/]);
    await expect(terms.getByRole('link')).toHaveText([linkages.terms.youtube, linkages.terms.google]);
    const document = await (await context.request.get(`/${language}/profile/${creator.displayId}`)).text();
    expect(document).toContain('花のせクッキーの焼き方');
    expect((await context.request.get(address)).status()).toBe(200);
  });
  await context.close();
});
