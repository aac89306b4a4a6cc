import { act, screen, waitFor, within } from '@testing-library/react';
import { type OwnAccount } from '../../api/generated/model/ownAccount';
import { type UpdateOwnAccount } from '../../api/generated/model/updateOwnAccount';
import { anOwnAccount, aPublicAccount } from '../../testing/accounts';
import { answers, onCall } from '../../testing/api-server';
import { openDocument, openPage, signIn } from '../../testing/render-app';

const ENGLISH = { displayName: 'Hanako Sato', introduction: 'I make pottery in Kyoto.' };
const TRANSLATED: Pick<OwnAccount, 'translations'> = { translations: { ja: null, en: ENGLISH } };

describe('a page with texts in a second language', () => {
  const shown = async (address: string, translations = TRANSLATED.translations) => {
    onCall('get', '/accounts/hanako.sato', answers(aPublicAccount({ translations })));
    await openDocument(address);
    return screen.getByRole('heading', { level: 1 });
  };

  it('shows them to visitors of pages in that language', async () => {
    const name = await shown('/en/profile/hanako.sato');
    expect(name).toHaveTextContent(ENGLISH.displayName);
    expect(name).not.toHaveAttribute('lang');
    expect(screen.getByText(ENGLISH.introduction)).not.toHaveAttribute('lang');
  });

  it('marks the language of the original if a text is missing', async () => {
    const name = await shown('/en/profile/hanako.sato', {
      ja: null,
      en: { displayName: 'Hanako (花子)', introduction: null },
    });
    // A translation counts as text in that language, even with Japanese characters.
    expect(name).not.toHaveAttribute('lang');
    expect(screen.getByText(/京都で陶芸をしています。/)).toHaveAttribute('lang', 'ja');
  });
});

describe('the second language in the studio', () => {
  const EDIT = '/profile/hanako.sato/edit';
  const ADD = 'Add English name and introduction';

  const isWritten = (text: string | null | undefined) => (text ?? '') !== '';
  const orNull = (text: string | null | undefined) => (text === undefined || text === '' ? null : text);

  /** Opens the edit page with a server that stores the texts. */
  async function open(overrides: Parameters<typeof anOwnAccount>[0] = {}) {
    let account = anOwnAccount(overrides);
    signIn();
    onCall('get', '/accounts/me', () => answers(account)());
    const changes: UpdateOwnAccount[] = [];
    onCall('patch', '/accounts/me', async ({ request }) => {
      const change = (await request.json()) as UpdateOwnAccount;
      changes.push(change);
      const named = Object.entries(change.translations ?? {}).map(([language, texts]) => [
        language,
        [texts?.displayName, texts?.introduction].some(isWritten)
          ? { displayName: orNull(texts?.displayName), introduction: orNull(texts?.introduction) }
          : null,
      ]);
      account = { ...account, translations: { ...account.translations, ...Object.fromEntries(named) } };
      return answers(account)();
    });
    const page = await openPage(EDIT);
    await screen.findByRole('textbox', { name: 'Display name' });
    const name = () => screen.getByRole('textbox', { name: 'Display name in English' });
    const introduction = () => screen.getByRole('textbox', { name: 'Introduction in English' });
    return { ...page, changes, name, introduction };
  }

  it('is offered for the other language, and opens with the focus in its first field', async () => {
    const { user, name } = await open();
    expect(screen.queryByRole('button', { name: /Add Japanese/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: ADD }));
    expect(name()).toHaveFocus();
    expect(screen.queryByRole('button', { name: ADD })).not.toBeInTheDocument();
  });

  it('is open again after a reload, with what was typed', async () => {
    const first = await open();
    await first.user.click(screen.getByRole('button', { name: ADD }));
    await first.user.type(first.name(), 'Hana');
    first.unmount();
    const { user, name, changes } = await open();
    expect(await screen.findByText('Your draft has been restored.')).toBeInTheDocument();
    expect(name()).toHaveValue('Hana');
    // It stays open while its only text is changed.
    await user.clear(name());
    await user.type(name(), 'Hanako');
    await user.tab();
    await waitFor(() =>
      expect(changes.at(-1)).toEqual({ translations: { en: { displayName: 'Hanako', introduction: '' } } }),
    );
  });

  it('can be either if the language of the original is unknown', async () => {
    await open({ displayName: 'HANA', introduction: null });
    expect(screen.getByRole('button', { name: ADD })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add Japanese name and introduction' })).toBeInTheDocument();
  });

  it('saves each text when its field is left, together with the other one', async () => {
    const { user, changes, name, introduction } = await open();
    await user.click(screen.getByRole('button', { name: ADD }));
    await user.type(name(), ENGLISH.displayName);
    await user.tab();
    await waitFor(() => expect(changes).toHaveLength(1));
    await user.type(introduction(), ENGLISH.introduction);
    await user.tab();
    await waitFor(() => expect(changes).toHaveLength(2));
    expect(changes).toEqual([
      { translations: { en: { displayName: ENGLISH.displayName, introduction: '' } } },
      { translations: { en: ENGLISH } },
    ]);
  });

  it('is removed with its menu, and restored by undo', async () => {
    const { user, changes, name } = await open(TRANSLATED);
    expect(name()).toHaveValue(ENGLISH.displayName);
    await user.click(screen.getByRole('button', { name: 'English actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete these texts' }));
    expect(await screen.findByRole('button', { name: ADD })).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(name()).toHaveValue(ENGLISH.displayName));
    await waitFor(() => expect(changes).toHaveLength(2));
    expect(changes).toEqual([
      { translations: { en: { displayName: '', introduction: '' } } },
      { translations: { en: ENGLISH } },
    ]);
  });

  it('is followed by the preview, which opens its fields', async () => {
    const { user, name, introduction } = await open(TRANSLATED);
    const preview = within(screen.getByRole('group', { name: 'Preview' }));
    const marked = () => document.querySelector('[data-followed]');
    act(() => introduction().focus());
    await waitFor(() => expect(marked()).toHaveTextContent(ENGLISH.introduction));
    act(() => name().focus());
    await waitFor(() => expect(marked()).toHaveTextContent(ENGLISH.displayName));
    act(() => name().blur());
    await user.click(preview.getByText(ENGLISH.displayName));
    expect(name()).toHaveFocus();
    await user.click(preview.getByText(ENGLISH.introduction));
    expect(introduction()).toHaveFocus();
    expect(preview.getByText(ENGLISH.displayName)).toBeInTheDocument();
  });

  it('has the limits of the original', async () => {
    const { user, changes, name } = await open(TRANSLATED);
    await user.clear(name());
    await user.type(name(), 'a'.repeat(31));
    await user.tab();
    expect(await screen.findByText('Use up to 30 characters.')).toBeInTheDocument();
    expect(changes).toEqual([]);
  });

  it('is previewed during input', async () => {
    const { user, name } = await open(TRANSLATED);
    const preview = () => within(screen.getByRole('group', { name: 'Preview' }));
    await user.click(screen.getByRole('textbox', { name: 'Display name' }));
    expect(await preview().findByText('佐藤 花子')).toBeInTheDocument();
    await user.type(name(), '!');
    expect(await preview().findByText(`${ENGLISH.displayName}!`)).toBeInTheDocument();
    const languages = within(screen.getByRole('group', { name: 'Language of the preview' }));
    await user.click(languages.getByRole('button', { name: 'Japanese' }));
    expect(await preview().findByText('佐藤 花子')).toBeInTheDocument();
  });
});
