import { type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { type Creator } from './support/creators';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

/** The parts of the settings that the journeys touch. */
function settingsOn(page: Page, language: Language) {
  const { basics, share } = WORDS[language].settings;
  const field = (label: string) => page.getByLabel(label, { exact: true });
  return {
    displayId: field(basics.displayId),
    displayName: field(basics.displayName),
    mylinkPid: field(basics.mylinkPid),
    optout: page.getByRole('switch', { name: basics.optout }),
    searchable: page.getByRole('switch', { name: basics.searchable }),
    save: page.getByRole('button', { name: basics.save }),
    code: page.getByRole('img', { name: share.qrAlt }),
    saved: page.getByText(WORDS[language].messages.SAVE_SUCCESS, { exact: true }),
    open: () => page.goto(`/${language}/settings/account`),
  };
}

async function logIn(page: Page, language: Language, creator: Creator): Promise<void> {
  const { login } = WORDS[language];
  await page.getByLabel(login.email, { exact: true }).fill(creator.email);
  await page.getByLabel(login.password, { exact: true }).fill(creator.password);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
}

const language: Language = 'en';

const { common, errors, forms, settings } = WORDS[language];

test(`a creator changes the account settings in ${language}`, async ({ baseURL, watch, signIn }) => {
  const { context, creator, page } = await signIn();
  const form = settingsOn(page, language);
  const changes: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') changes.push(request.postDataJSON());
  });
  await form.open();

  await test.step('initially', async () => {
    await expect(form.displayId).toHaveValue(creator.displayId);
    await expect(form.code).toBeVisible();
  });

  await test.step('with invalid input', async () => {
    await form.displayId.fill('-');
    await form.mylinkPid.fill('12a');
    await form.save.click();
    await expect(page.getByText(errors.accountSettings.displayId.invalidFormat)).toBeVisible();
    await expect(page.getByText(errors.accountSettings.mylinkPid.invalidFormat)).toBeVisible();
    await expect(form.displayId).toBeFocused();
    await expectAccessible(page);
    await form.displayId.fill(creator.displayId);
  });

  const renamed = `${creator.displayId}x`;
  await test.step('with a double click: only changes are sent, once', async () => {
    const before = await form.code.getAttribute('src');
    await form.displayId.fill(renamed);
    await expect(page.getByText(settings.basics.availability.available)).toBeVisible();
    await form.mylinkPid.fill('８９２');
    await form.optout.click();
    await form.save.dblclick();
    await expect(form.saved).toBeVisible();
    expect(changes).toEqual([{ displayId: renamed, mylinkPid: '892', optout: '1' }]);
    await expect(form.code).not.toHaveAttribute('src', before ?? '');
    await page.reload();
    await expect(form.displayId).toHaveValue(renamed);
    await expect(form.mylinkPid).toHaveValue('892');
    await expect(form.optout).toBeChecked();
  });

  await test.step('the former address redirects', async () => {
    const visitor = await context.newPage();
    await visitor.goto(`/${language}/profile/${creator.displayId}`);
    await expect(visitor).toHaveURL(new RegExp(`/profile/${renamed}$`));
    await visitor.close();
  });

  await test.step('feed readers and other sites find the page, and search engines if allowed', async () => {
    const visitor = await context.newPage();
    await visitor.goto(`/${language}/profile/${renamed}`);
    const linked = async (type: string) => {
      const address = await visitor.locator(`link[rel=alternate][type="${type}"]`).getAttribute('href');
      return context.request.get(address ?? '');
    };
    expect(await (await linked('application/atom+xml')).text()).toContain('<feed ');
    expect(await (await linked('application/feed+json')).json()).toMatchObject({ items: [] });
    expect(await (await linked('application/json+oembed')).json()).toMatchObject({ type: 'link' });
    await expect(visitor.locator('meta[name=robots]')).toHaveCount(0);
    await form.searchable.click();
    await form.save.click();
    await expect(form.saved).toBeVisible();
    await visitor.reload();
    await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await visitor.close();
  });

  await test.step('the QR code and the address can be copied', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: common.actions.copyUrl }).click();
    await expect(page.getByText(common.messages.COPY_SUCCESS)).toBeVisible();
    const address = new URL(`/profile/${renamed}`, baseURL).href;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    for (const [button, name] of [
      [settings.share.png, `hitohira-${renamed}-1024.png`],
      [settings.share.svg, `hitohira-${renamed}.svg`],
    ] as const) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: button }).click();
      expect((await download).suggestedFilename()).toBe(name);
    }
  });

  await test.step('the address can change five times in 30 days', async () => {
    for (const end of ['1', '2', '3', '4']) {
      const data = { displayId: `${creator.displayId}${end}` };
      const answer = await context.request.patch('/api/accounts/me', {
        data,
        headers: { Origin: baseURL ?? '' },
      });
      expect(answer.status()).toBe(200);
    }
    watch.mayFail.push(/\/api\/accounts\/me$/);
    await page.reload();
    await form.displayId.fill(`${creator.displayId}9`);
    await form.save.click();
    await expect(page.getByText(settings.basics.tooManyChanges)).toBeVisible();
    await expect(form.displayId).toHaveValue(`${creator.displayId}9`);
    await expectAccessible(page);
  });
});

test(`unsaved settings survive a reload, another tab and the end of the session, in ${language}`, async ({
  watch,
  signIn,
}) => {
  const { context, creator, page } = await signIn();
  const form = settingsOn(page, language);
  await form.open();

  await test.step('a reload', async () => {
    await form.displayName.fill('白石');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText(forms.draft.restored)).toBeVisible();
    await expect(form.displayName).toHaveValue('白石');
    await expectAccessible(page);
  });

  await test.step('another tab that saves other fields', async () => {
    const other = await context.newPage();
    const there = settingsOn(other, language);
    await there.open();
    await expect(there.displayName).toHaveValue(creator.displayName);
    await there.mylinkPid.fill('77');
    await there.save.click();
    await expect(there.saved).toBeVisible();
    await form.save.click();
    await expect(form.saved).toBeVisible();
    await other.reload();
    await expect(there.displayName).toHaveValue('白石');
    await expect(there.mylinkPid).toHaveValue('77');
    await other.close();
  });

  await test.step('the end of the session', async () => {
    watch.mayFail.push(/\/api\//);
    await form.displayName.fill('つむぎ');
    await context.clearCookies({ name: 'accessToken' });
    await context.clearCookies({ name: 'refreshToken' });
    await form.save.click();
    await expect(page).toHaveURL(new RegExp(`/${language}/login\\?`));
    await logIn(page, language, creator);
    await expect(page).toHaveURL(/\/settings\/account$/);
    await expect(page.getByText(forms.draft.restored)).toBeVisible();
    await form.save.click();
    await expect(form.saved).toBeVisible();
    await expect(page.getByText(forms.draft.restored)).toBeHidden();
  });

  await test.step('leaving, with a prompt; and returning', async () => {
    await form.displayName.fill('花');
    const access = page.getByRole('region', { name: settings.access.title });
    await access.getByRole('button').first().click();
    const question = page.getByRole('alertdialog', { name: forms.leave.title });
    await question.getByRole('button', { name: forms.leave.leave }).click();
    await expect(page).toHaveURL(/\/settings\/email$/);
    // The URL changes before the page. Going back any earlier would prompt again.
    await expect(form.displayName).toHaveCount(0);
    await page.goBack();
    await expect(form.displayName).toHaveValue('つむぎ');
  });
});
