import { type BrowserContext, type Page } from '@playwright/test';
import { type SiteDocument } from '../src/api/generated/model/siteDocument';
import { type ThemeList } from '../src/api/generated/model/themeList';
import { newCreator } from './support/creators';
import { mailedCode } from './support/mailbox';
import { chooseAccount, linkAccount, named, postingOn } from './support/posting';
import { hydrated } from './support/hydration';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => String(Number.parseInt(hex.slice(at, at + 2), 16))).join(', ')})`;

/** The names of all entries that this browser stores for the site. */
async function keptNames(context: BrowserContext, page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => [
    ...Object.keys(window.localStorage),
    ...Object.keys(window.sessionStorage),
  ]);
  return [...(await context.cookies()).map(({ name }) => name), ...stored];
}

const language: Language = 'ja';

const words = WORDS[language];
const { blocks, common, home, itemEditor, linkages, linkEditor, messages, ordering, pageChoices, profile } =
  words;

test(
  `a new creator makes a page, shares it and leaves again, in ${language}`,
  { tag: '@slow' },
  async ({ page, context, browser, baseURL, request, watch, watched }) => {
    // The whole journey takes long on a slow machine.
    test.setTimeout(900_000);
    const creator = newCreator();
    const address = `/${language}/profile/${creator.displayId}`;
    // The return from another service leads to addresses without a language.
    const onEditPage = new RegExp(`/profile/${creator.displayId}/edit$`);
    const posting = postingOn(page, language);
    const complete = page.getByRole('dialog', { name: linkages.complete.title, exact: true });
    const kept = new Set<string>();
    const noteKept = async () => {
      for (const name of await keptNames(context, page)) kept.add(name);
    };

    await test.step('signs up by e-mail from the front page', async () => {
      const { form, choice, complete: welcome } = words.signUp;
      await page.goto(`/${language}`);
      await page.getByRole('link', { name: home.start }).first().click();
      await expect(page).toHaveURL(/\/signup$/);
      await hydrated(page);
      await page.getByRole('link', { name: choice.email }).click();
      await page.getByLabel(form.email, { exact: true }).fill(creator.email);
      await page.getByLabel(form.password, { exact: true }).fill(creator.password);
      await page.getByLabel(form.passwordConfirm, { exact: true }).fill(creator.password);
      await page.getByLabel(form.displayId, { exact: true }).fill(creator.displayId);
      await expect(page.getByText(form.availability.available)).toBeVisible();
      await page.getByLabel(form.displayName, { exact: true }).fill(creator.displayName);
      await page.getByRole('checkbox', { name: form.agree }).check();
      await noteKept();
      await page.getByRole('button', { name: form.submit }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/signup/check-code$`));
      await noteKept();
      const code = await mailedCode(creator.email);
      await expect(page.getByRole('textbox').first()).toBeFocused();
      await page.keyboard.type(code);
      await expect(page.getByRole('heading', { name: welcome.heading })).toBeVisible();
      await page.getByRole('link', { name: welcome.next }).click();
      await expect(page).toHaveURL(onEditPage);
    });

    await test.step('links two accounts', async () => {
      await linkAccount(page, language, 'YouTube', 'つばき');
      await expect(
        complete.getByRole('list', { name: linkages.complete.list }).getByRole('listitem'),
      ).toHaveCount(2);
      await complete.getByRole('button', { name: linkages.complete.close, exact: true }).click();
      await page
        .getByRole('button', { name: named(linkages.connect.link, { service: 'Instagram' }), exact: true })
        .click();
      await page
        .getByRole('dialog', { name: linkages.professional.title })
        .getByRole('button', { name: linkages.professional.goOn })
        .click();
      await chooseAccount(page, 'つばき');
      await expect(complete).toBeVisible();
      await noteKept();
    });

    await test.step('posts three contents and adds items to the last', async () => {
      const list = page.getByRole('list', { name: posting.words.posts.list });
      const post = async () => {
        await expect(posting.dialog(posting.words.confirm.title)).toBeVisible();
        await posting.press(posting.words.confirm.post);
        await expect(posting.dialog(posting.words.complete.title)).toBeVisible();
      };
      await complete
        .getByRole('button', { name: named(linkages.complete.post, { service: 'Instagram' }) })
        .click();
      await list.getByRole('button').nth(0).click();
      await post();
      await posting.press(posting.words.complete.another);
      await posting.service('Instagram').click();
      await list.getByRole('button').nth(1).click();
      await post();
      await posting.press(posting.words.complete.another);
      await posting.service('YouTube').click();
      await page.getByRole('button', { name: /^はなこの焼き菓子ノート/ }).click();
      await posting.write(posting.words.video.url, 'https://www.youtube.com/watch?v=hanako-dm02');
      await posting.press(posting.words.video.next);
      await post();
      await posting.press(posting.words.complete.items);

      const dialog = page.getByRole('dialog', { name: itemEditor.form.title, exact: true });
      await dialog.getByRole('textbox', { name: itemEditor.form.name }).fill('焼き型 花');
      await dialog
        .getByRole('group', { name: itemEditor.picture.ofContent })
        .getByRole('button', { name: named(itemEditor.picture.choice, { number: '1' }) })
        .click();
      await dialog.getByRole('button', { name: itemEditor.form.review }).click();
      await page
        .getByRole('dialog', { name: itemEditor.review.title })
        .getByRole('button', { name: named(itemEditor.review.add, { count: '1' }) })
        .click();
      await expect(
        page.getByRole('region', { name: blocks.names.item, exact: true }).getByRole('listitem'),
      ).toHaveCount(1);
      await expect(
        page
          .getByRole('region', { name: blocks.names.content, exact: true })
          .getByRole('list')
          // A second list links the terms of the services.
          .first()
          .getByRole('listitem'),
      ).toHaveCount(3);
    });

    await test.step('adds a link', async () => {
      const block = page.getByRole('region', { name: blocks.names.link, exact: true });
      await block.getByRole('button', { name: linkEditor.empty.add }).click();
      const dialog = page.getByRole('dialog', { name: linkEditor.form.createTitle });
      await dialog.getByRole('textbox', { name: linkEditor.form.title, exact: true }).fill('花の店');
      await dialog
        .getByRole('textbox', { name: linkEditor.form.url, exact: true })
        .fill('example.com/flowers');
      await dialog.getByRole('button', { name: linkEditor.form.create, exact: true }).click();
      await expect(block.getByRole('listitem')).toHaveCount(1);
    });

    const themes = await request.get('/api/themes', { headers: { 'Accept-Language': language } });
    const theme = ((await themes.json()) as ThemeList).results.find(({ name }) => name === 'hoshizora');
    if (theme === undefined) throw new Error('There is no such theme');

    await test.step('chooses a theme', async () => {
      await page.getByRole('link', { name: pageChoices.theme.change }).click();
      await expect(page).toHaveURL(/\/profile\/edit\/theme$/);
      await page.getByRole('radio', { name: new RegExp(`^${theme.displayName}`) }).click();
      await page.getByRole('button', { name: pageChoices.theme.apply }).click();
      await expect(page).toHaveURL(onEditPage);
      await expect(page.getByRole('region', { name: pageChoices.theme.title })).toContainText(
        theme.displayName,
      );
    });

    await test.step('moves the links to the top', async () => {
      await page.getByRole('button', { name: linkEditor.menu, exact: true }).click();
      await page.getByRole('menuitem', { name: ordering.moves.up, exact: true }).click();
      await expect(page.getByText(messages.BLOCK_ORDER_MOVE_UP, { exact: true })).toBeVisible();
      await noteKept();
    });

    const visitor = await browser.newContext({ baseURL: baseURL ?? '' });
    watched(visitor);
    const visit = await visitor.newPage();

    await test.step('a visitor sees everything in its order and theme', async () => {
      await visit.goto(address);
      await expect(visit.getByRole('heading', { level: 2 })).toHaveText([
        profile.headlines.LINK,
        profile.headlines.POST,
        profile.headlines.RECOMMEND_PROFILE,
      ]);
      await expect(visit.getByRole('heading', { level: 1 })).toHaveCSS('color', rgb(theme.tokens.text));
      await expect(
        visit.getByRole('region', { name: profile.headlines.POST }).getByRole('listitem'),
      ).toHaveCount(3);
      await expect(visit.getByRole('list', { name: profile.linkages.label })).toContainText('Instagram');
    });

    await test.step('a visitor adds a favorite', async () => {
      const heart = visit.getByRole('button', { name: named(profile.favorite, { name: '焼き型 花' }) });
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
    });

    await test.step('a visitor reports something', async () => {
      await visit.getByRole('link', { name: profile.report }).click();
      const dialog = visit.getByRole('dialog', { name: words.report.title });
      await dialog.getByLabel(words.report.about, { exact: true }).selectOption({ label: '焼き型 花' });
      await dialog.getByLabel(words.report.reason, { exact: true }).selectOption('rights');
      await dialog.getByRole('button', { name: words.report.send, exact: true }).click();
      const thanks = visit.getByRole('dialog', { name: words.report.done.title });
      await thanks.getByRole('button', { name: words.report.done.close, exact: true }).click();
      await expect(thanks).toBeHidden();
    });

    await test.step('the favorite is still there', async () => {
      await visit.getByRole('link', { name: common.siteDocuments.favorites }).click();
      await expect(visit.getByRole('main').getByRole('listitem')).toHaveCount(1);
      for (const name of await keptNames(visitor, visit)) kept.add(name);
    });

    await test.step('browsers store only what the privacy policy lists', async () => {
      const answer = await request.get('/api/documents/privacy', {
        headers: { 'Accept-Language': language },
      });
      const { content } = (await answer.json()) as SiteDocument;
      const listed = [...content.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      const isListed = (name: string) =>
        listed.some((each) => (each.endsWith(':') ? name.startsWith(each) : name === each));
      expect(kept.size).toBeGreaterThan(8);
      expect([...kept].filter((name) => !isListed(name))).toEqual([]);
    });

    await test.step('reads the news', async () => {
      await page.getByRole('link', { name: new RegExp(`^${words.studio.navigation.news}`) }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.news.heading })).toBeVisible();
      const first = page.getByRole('main').getByRole('listitem').first().getByRole('link');
      const title = (await first.innerText()).split('\n').at(1) ?? '';
      await first.click();
      await expect(page).toHaveURL(/\/news\/[\w-]+$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });

    await test.step('deletes the account, and the page is gone', async () => {
      const { form, complete: goodbye } = words.withdrawal;
      await page.goto(`/${language}/settings/account`);
      await page.getByRole('link', { name: words.settings.leaving.open }).click();
      await page.getByRole('radio').first().check();
      await page.getByRole('checkbox', { name: form.agree }).check();
      await page.getByRole('button', { name: form.submit }).click();
      await expect(page.getByRole('heading', { name: goodbye.title })).toBeVisible();
      watch.mayFail.push(new RegExp(`/profile/${creator.displayId}`));
      await visit.goto(address);
      await expect(visit.getByText(common.failure.notFound.second)).toBeVisible();
    });
    await visitor.close();
  },
);
