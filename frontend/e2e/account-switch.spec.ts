import { signedInContext } from './support/creators';
import { addLink } from './support/links';
import { expect, test } from './support/test';
import { WORDS } from './support/words';

const language = 'ja';

test('a window changes nothing once another window has signed in with another account', async ({
  browser,
  baseURL,
  signIn,
}) => {
  const origin = baseURL ?? '';
  const { linkEditor, profile, studio } = WORDS[language];
  const { context, creator, page } = await signIn();
  const { context: elsewhere, creator: other } = await signedInContext(browser, origin);
  await elsewhere.close();
  await addLink(context.request, origin, 'text', [{ title: '花の店' }]);
  const links = async (displayId: string) => {
    const answer = await context.request.get(`/api/links/accounts/${displayId}`);
    return ((await answer.json()) as { total: number }).total;
  };

  const logIn = async ({ email, password }: typeof other) => {
    const answer = await context.request.post('/api/auth/login', {
      data: { email, password },
      headers: { Origin: origin },
    });
    expect(answer.ok()).toBe(true);
  };

  await test.step('in the studio', async () => {
    await page.goto(`/${language}/profile/${creator.displayId}/edit`);
    const name = page.getByRole('textbox', { name: studio.edit.displayName, exact: true });
    await name.fill('別の名前');
    await logIn(other);
    // The page may have noticed by itself, and be gone.
    await page.keyboard.press('Tab');
    // It is loaded again, for the other account: this page is not theirs to edit.
    await expect(page).toHaveURL(new RegExp(`/profile/${creator.displayId}$`));
    const account = await context.request.get('/api/accounts/me');
    expect(await account.json()).toMatchObject({
      displayId: other.displayId,
      displayName: other.displayName,
    });
  });

  await test.step('on the own public page', async () => {
    await logIn(creator);
    await page.goto(`/${language}/profile/${creator.displayId}`);
    await page
      .getByRole('region', { name: profile.headlines.LINK })
      .getByRole('button', { name: profile.owner.add })
      .click();
    const dialog = page.getByRole('dialog', { name: linkEditor.form.createTitle });
    await dialog.getByRole('textbox', { name: linkEditor.form.title, exact: true }).fill('花束');
    await logIn(other);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    expect([await links(creator.displayId), await links(other.displayId)]).toEqual([1, 0]);
  });
});
