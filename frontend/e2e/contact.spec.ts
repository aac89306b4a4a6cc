import { type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { newCreator } from './support/creators';
import { DEMO } from './support/demo';
import { mailedText } from './support/mailbox';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

/** The address to which `npm start` mails messages to the operator. */
const OPERATOR = 'operator@hitohira.example';

const filled = (template: string, words: Record<string, string | number>) =>
  template.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(words[name]));

const language: Language = 'ja';

const { contact, errors, profile, report } = WORDS[language];

/** The fields of the contact form, by their accessible names. */
const formOn = (page: Page) => ({
  type: page.getByRole('combobox', { name: contact.form.type }),
  name: page.getByRole('textbox', { name: contact.form.name }),
  email: page.getByRole('textbox', { name: contact.form.email }),
  content: page.getByRole('textbox', { name: contact.form.content }),
  agree: page.getByRole('checkbox', { name: contact.form.agree }),
  next: page.getByRole('button', { name: contact.form.next }),
  send: page.getByRole('button', { name: contact.confirm.send, exact: true }),
  confirmation: page.getByRole('heading', { level: 1, name: contact.confirm.heading }),
});

test(`a visitor writes to the operator in ${language}`, async ({ page }) => {
  const { email, displayId } = newCreator();
  const mark = `<b>${displayId}</b>`;
  const words = `${mark}\n二行目です。`;
  const form = formOn(page);
  await page.setViewportSize({ width: 390, height: 844 });

  await test.step('sees what is missing', async () => {
    await page.goto(`/${language}/contact`);
    // The button is enabled by hydration.
    await expect(form.next).toBeEnabled();
    await expect(form.type.getByRole('option')).toHaveCount(6);
    await form.next.click();
    await expect(page.getByText(errors.contact.contactType.required)).toBeVisible();
    await expect(form.type).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });

  await test.step('writes a message, checks it and changes it', async () => {
    await form.type.selectOption('OPERATION');
    await form.name.fill('花子');
    await form.email.fill(email);
    await form.content.fill(words);
    await form.agree.check();
    await form.next.click();
    await expect(form.confirmation).toBeVisible();
    await expect(page.getByText(mark)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.reload();
    await expect(form.send).toBeEnabled();
    await page.getByRole('link', { name: contact.confirm.back }).click();
    await expect(form.content).toHaveValue(words);
    await expect(form.agree).toBeChecked();
    await form.name.fill('佐藤花子');
    await form.next.click();
    await expect(form.confirmation).toBeVisible();
  });

  await test.step('sends it once, for two clicks', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/contact')) sent.push(request.method());
    });
    await form.send.dblclick();
    await expect(page.getByRole('heading', { name: contact.complete.title })).toBeVisible();
    await expect(page.getByText(filled(contact.complete.answered, { email }))).toBeVisible();
    expect(sent).toEqual(['POST']);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: contact.complete.title })).toBeVisible();
  });

  await test.step('sees the confirmation', async () => {
    const mail = await mailedText(OPERATOR, [mark, '二行目です。', email]);
    expect(mail).toContain('佐藤花子');
    // The receipt repeats the message.
    await mailedText(email, ['Hitohira', mark, '二行目です。']);
  });

  await test.step('finds an empty form the next time', async () => {
    await page.goto(`/${language}/contact`);
    await expect(form.next).toBeEnabled();
    await expect(form.content).toHaveValue('');
  });
});

test(`a signed-in creator writes for a company in ${language}`, async ({ signIn }) => {
  const { creator, page } = await signIn();
  const form = formOn(page);
  await page.goto(`/${language}/contact`);
  await expect(form.email).toHaveValue(creator.email);
  await form.type.selectOption('CORPORATION');
  await expect(form.content).toHaveValue(contact.outline);
  await form.type.selectOption('OTHER');
  await expect(form.content).toHaveValue('');
  await form.type.selectOption('AFFILIATE');
  await form.name.fill('花子');
  await form.content.fill(`提携について ${creator.displayId}`);
  await form.agree.check();
  await form.next.click();
  await form.send.click();
  await expect(page.getByRole('heading', { name: contact.complete.title })).toBeVisible();
  await mailedText(OPERATOR, [`@${creator.displayId}`, '提携について']);
  // The address belongs to an account, so the receipt includes the message.
  await mailedText(creator.email, [`提携について ${creator.displayId}`]);
});

test(`a visitor reports content in ${language}`, async ({ page }) => {
  const { displayId: mark } = newCreator();
  const entry = page.getByRole('link', { name: profile.report });
  const dialog = page.getByRole('dialog');
  const about = dialog.getByRole('combobox', { name: report.about });
  const reason = dialog.getByRole('combobox', { name: report.reason });
  const words = dialog.getByRole('textbox', { name: report.content });
  const send = dialog.getByRole('button', { name: report.send, exact: true });
  await test.step('an item on a creator’s page', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${language}/profile/${DEMO.displayId}`);
    await expect(page.getByRole('button', { name: profile.share.open })).toBeVisible();
    await entry.click();
    await expect(dialog).toBeVisible();
    await expect(about).toHaveValue(`profile:${DEMO.displayId}`);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    // On a low screen the text scrolls while the buttons stay visible.
    await page.setViewportSize({ width: 390, height: 664 });
    for (const button of [dialog.getByRole('button', { name: report.cancel, exact: true }), send])
      await expect(button).toBeInViewport({ ratio: 1 });
    const email = dialog.getByRole('textbox', { name: report.email });
    await email.focus();
    const [field, sticky] = [await email.boundingBox(), await send.boundingBox()];
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(sticky?.y ?? 0);
    await page.setViewportSize({ width: 390, height: 844 });
    const item = await about.locator('option[value^="item:"]').first().getAttribute('value');
    await about.selectOption(item);
    await reason.selectOption('dangerous');
    await words.fill(`${mark} item`);
    await send.click();
    await expect(dialog.getByText(report.done.text)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: report.done.close }).click();
    await expect(dialog).toHaveCount(0);
    await expect(entry).toBeFocused();
    const mail = await mailedText(OPERATOR, [`${mark} item`]);
    expect(mail).toContain(`(${item ?? ''})`);
    expect(mail).toContain(report.reasons.dangerous);
    expect(mail).toContain(`@${DEMO.displayId}`);
  });

  await test.step('a post on its own page', async () => {
    await page
      .getByRole('link', { name: /^朝の市場で選ぶ/ })
      .first()
      .click();
    const heading = page.getByRole('heading', { level: 1, name: /^朝の市場で選ぶ/ });
    await expect(heading).toBeVisible();
    const keepLabel = filled(profile.favorite, { name: await heading.innerText() });
    const contentId = /\/contents\/(\d+)$/.exec(page.url())?.[1] ?? '';
    // The button appears with hydration; from then on the entry opens a dialog.
    await expect(page.getByRole('button', { name: keepLabel, exact: true })).toBeVisible();
    await entry.click();
    await expect(about).toHaveValue(`content:${contentId}`);
    await reason.selectOption('rights');
    await words.fill(`${mark} post`);
    await send.click();
    await expect(dialog.getByText(report.done.text)).toBeVisible();
    const mail = await mailedText(OPERATOR, [`${mark} post`]);
    expect(mail).toContain(`(content:${contentId})`);
    expect(mail).toContain(`/${language}/profile/${DEMO.displayId}/contents/${contentId}`);
  });
});

test(`without JavaScript the report link leads to the form in ${language}`, async ({ browser, baseURL }) => {
  const visitor = await browser.newContext({ ...(baseURL ? { baseURL } : {}), javaScriptEnabled: false });
  const page = await visitor.newPage();
  await page.goto(`/${language}/profile/${DEMO.displayId}`);
  await page.getByRole('link', { name: profile.report }).click();
  await expect(page.getByRole('heading', { level: 1, name: contact.form.heading })).toBeVisible();
  expect(page.url()).toContain(`about=profile%3A${DEMO.displayId}`);
  await visitor.close();
});
