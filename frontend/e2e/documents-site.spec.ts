import { expect, test } from './support/test';
import { LANGUAGES, WORDS, type Language } from './support/words';

const SITE_DOCUMENTS = ['terms', 'privacy', 'external-transmission', 'takedown', 'help', 'faq'] as const;

const language: Language = 'en';

const { signUp } = WORDS[language];

test(`the terms open beside the sign-up form in ${language}`, async ({ page }) => {
  await page.goto(`/${language}/signup/form`);
  const name = page.getByLabel(signUp.form.displayName, { exact: true });
  await name.fill('白石つむぎ');
  for (const document of ['terms', 'privacy'] as const) {
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: signUp.form.read[document] }).click();
    const tab = await opened;
    await expect(tab).toHaveURL(new RegExp(`/${language}/${document}$`));
    await expect(tab.locator('h1')).toHaveCount(1);
    await expect(tab.locator('time[datetime]')).toBeVisible();
    // Links within the site keep the language.
    const within = tab.getByRole('article').locator('a[href^="/"]');
    await expect(within.first()).toBeVisible();
    await expect(within.and(tab.locator(`:not([href^="/${language}/"])`))).toHaveCount(0);
    await tab.close();
  }
  await expect(name).toHaveValue('白石つむぎ');
});

for (const language of LANGUAGES) {
  test(`the site’s documents are server-rendered in ${language}`, async ({ request, baseURL }) => {
    for (const document of SITE_DOCUMENTS) {
      const answer = await request.get(`/${language}/${document}`);
      expect(answer.status(), document).toBe(200);
      const html = await answer.text();
      const { title, version } = (await (
        await request.get(`/api/documents/${document}`, { headers: { 'Accept-Language': language } })
      ).json()) as { title: string; version: string };
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(`>${title}</h1>`);
      expect(html).toContain(`dateTime="${version}"`);
      expect(html).toMatch(/<h2>[^<]+<\/h2>/);
      expect(html).toContain(`<link rel="canonical" href="${baseURL ?? ''}/${language}/${document}">`);
      for (const [hreflang, prefix] of [...LANGUAGES.map((each) => [each, `/${each}`]), ['x-default', '']])
        expect(html).toContain(
          `<link rel="alternate" hreflang="${hreflang ?? ''}" href="${baseURL ?? ''}${prefix ?? ''}/${document}">`,
        );
      expect(html).not.toContain('noindex');
      // The address without a prefix serves the same page in the visitor's language, without a redirect.
      const bare = await request.get(`/${document}`, {
        headers: { Cookie: `locale=${language}` },
        maxRedirects: 0,
      });
      expect(bare.status(), document).toBe(200);
      expect(await bare.text()).toContain(`>${title}</h1>`);
    }
  });

  test(`unknown documents are not found in ${language}`, async ({ request }) => {
    for (const path of ['/imprint', '/terms/2020-01-01', '/help/contact', '/faq.md', '/documents/terms'])
      expect((await request.get(`/${language}${path}`)).status(), path).toBe(404);
  });
}
