import { checkHeadline, LANGUAGES } from '@hitohira/backend/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { HeadlineType } from '../../../api/generated/model/headlineType';
import { WORD_LOADERS } from '../../../i18n/load-namespaces';
import { anOwnAccount } from '../../../testing/accounts';
import { answers, answersLater, onCall, refuses } from '../../../testing/api-server';
import { aLinkList, someLinks } from '../../../testing/links';
import { openPage, renderPart, signIn } from '../../../testing/render-app';
import { HeadlineDialog } from './HeadlineDialog';

const field = () => screen.getByLabelText('Headline', { exact: true });

/** An account with this headline. */
function headed(type: HeadlineType, text: string | null) {
  const { headlines } = anOwnAccount();
  return anOwnAccount({
    headlines: headlines.map((headline) => (headline.type === type ? { type, text } : headline)),
  });
}

/** Renders only the dialog. */
async function openDialog(type: HeadlineType = 'POST', text: string | null = '旅の記録') {
  let closed = 0;
  const page = await renderPart(
    <HeadlineDialog
      open
      account={headed(type, text)}
      type={type}
      onClose={() => (closed += 1)}
      onExited={() => undefined}
    />,
    ['blocks', 'profile', 'studio', 'errors'],
  );
  const { user } = page;
  return {
    ...page,
    isClosed: () => closed > 0,
    save: () => user.click(screen.getByRole('button', { name: 'Save' })),
    enter: async (words: string) => {
      await user.clear(field());
      await user.click(field());
      if (words !== '') await user.paste(words);
    },
  };
}

const MESSAGES: Record<HeadlineType, string> = {
  POST: 'Headline for posts saved.',
  LINK: 'Headline for links saved.',
  RECOMMEND_PROFILE: 'Headline for recommended items saved.',
  RECOMMEND_CONTENT: 'Headline for this post’s items saved.',
  OTHER_POST: 'Headline for other posts saved.',
};

const DEFAULT_HEADLINES: Record<HeadlineType, string> = {
  POST: 'Posts',
  LINK: 'Links',
  RECOMMEND_PROFILE: 'Recommended',
  RECOMMEND_CONTENT: 'In this post',
  OTHER_POST: 'More posts',
};

/** A visible message; while the dialog is open, it is repeated there for screen readers. */
const message = (words: string) => screen.findByText(words, { selector: '[data-color] *' });

describe('the headline dialog', () => {
  it.each(Object.values(HeadlineType))('saves a headline of the type %s and confirms it', async (type) => {
    const { enter, save, isClosed } = await openDialog(type);
    const calls = onCall('patch', '/headlines', answers({ type, text: '花のこと' }));
    await enter(' 花のこと　');
    await save();
    expect(await message(MESSAGES[type])).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ type, text: '花のこと' }]);
    expect(isClosed()).toBe(true);
  });

  it.each([
    ['the creator’s words', '旅の記録', '旅の記録'],
    ['the default words', null, 'Posts'],
  ])('confirms without a request when %s are unchanged', async (_what, text, shown) => {
    const { save, isClosed } = await openDialog('POST', text);
    const calls = onCall('patch', '/headlines', refuses(500));
    expect(field()).toHaveValue(shown);
    expect(field()).toHaveFocus();
    await save();
    expect(await message(MESSAGES.POST)).toBeInTheDocument();
    expect([calls.length, isClosed()]).toEqual([0, true]);
  });

  it.each(Object.values(HeadlineType))('resets the headline %s to its default', async (type) => {
    const { isClosed, user, enter } = await openDialog(type);
    const calls = onCall('patch', '/headlines', answers({ type, text: null }));
    // An invalid field does not prevent it.
    await enter('花'.repeat(16));
    const reset = screen.getByRole('button', { name: 'Reset to default' });
    expect(reset).toHaveAccessibleDescription(DEFAULT_HEADLINES[type]);
    await user.click(reset);
    expect(await message(MESSAGES[type])).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ type, text: null }]);
    expect(isClosed()).toBe(true);
  });

  it('offers the default only for a custom headline, and rejects an empty field', async () => {
    const { unmount } = await openDialog('POST', null);
    expect(screen.queryByRole('button', { name: 'Reset to default' })).not.toBeInTheDocument();
    unmount();
    const { enter, save, user, isClosed } = await openDialog();
    onCall('patch', '/headlines', refuses(500));
    await user.click(screen.getByRole('button', { name: 'Reset to default' }));
    expect(await screen.findByText('We could not save the headline.')).toBeInTheDocument();
    // Another button does not repeat the failed request.
    await enter('');
    await save();
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/Enter a headline\./));
    expect(isClosed()).toBe(false);
  });

  it.each([
    ['', 'Enter a headline.'],
    [' 　', 'Enter a headline.'],
    ['花'.repeat(16), 'Use up to 15 characters.'],
    ['🌸'.repeat(16), 'Use up to 15 characters.'],
  ])('rejects %j', async (words, message) => {
    const { enter, save, isClosed } = await openDialog();
    await enter(words);
    await save();
    await waitFor(() => expect(field()).toHaveAccessibleDescription(new RegExp(message)));
    expect(field()).toHaveFocus();
    expect(isClosed()).toBe(false);
  });

  it('accepts fifteen visible characters', async () => {
    const { enter, save } = await openDialog();
    const text = '🌸'.repeat(15);
    onCall('patch', '/headlines', answers({ type: 'POST', text }));
    await enter(text);
    expect(screen.getByText('15 of 15 characters')).toBeInTheDocument();
    await save();
    expect(await message(MESSAGES.POST)).toBeInTheDocument();
  });

  it.each([
    [500, 'unknown', null, 'We could not save the headline.'],
    [400, 'invalidFormat', 'text', 'This contains a character that is not allowed.'],
  ] as const)('keeps the input when it fails: %d %s', async (status, code, name, words) => {
    const { enter, save, isClosed } = await openDialog();
    onCall('patch', '/headlines', refuses(status, code, name));
    await enter('花のこと');
    await save();
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(field()).toHaveValue('花のこと');
    expect(isClosed()).toBe(false);
  });

  it('ignores a second click, and stays open while saving', async () => {
    const { enter, save, isClosed, user } = await openDialog();
    const { answer, release } = answersLater({ type: 'POST', text: '花のこと' });
    const calls = onCall('patch', '/headlines', answer);
    await enter('花のこと');
    await save();
    await user.click(await screen.findByRole('button', { name: 'Saving' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(isClosed()).toBe(false);
    release();
    expect(await message(MESSAGES.POST)).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('asks before input is lost', async () => {
    const { enter, isClosed, user } = await openDialog();
    await enter('花のこと');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(field()).toHaveValue('花のこと');
    expect(isClosed()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Close without saving' }));
    expect(isClosed()).toBe(true);
  });

  it('closes at once without input', async () => {
    const { isClosed, user } = await openDialog();
    await user.keyboard('{Escape}');
    expect(isClosed()).toBe(true);
  });
});

describe('the headlines of the edit page', () => {
  it('are edited from the block menus and update the preview', async () => {
    const menu = 'Link actions';
    onCall('get', '/links/accounts/hanako.sato', answers(aLinkList(someLinks(1))));
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    const { user } = await openPage('/profile/hanako.sato/edit');
    await user.click(await screen.findByRole('button', { name: menu }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit headline' }));
    const dialog = await screen.findByRole('dialog', { name: 'Headline of your links' });
    onCall('patch', '/headlines', answers({ type: 'LINK', text: '花のこと' }));
    await user.clear(field());
    await user.type(field(), '花のこと{Enter}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const list = screen.getByRole('list', { name: 'Block order' });
    expect(within(list).getByText('Headline: 花のこと')).toBeInTheDocument();
    const preview = within(screen.getByRole('group', { name: 'Preview' }));
    expect(await preview.findByText('花のこと')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: menu })).toHaveFocus());
  });
});

describe.each(LANGUAGES)('the default headlines in %s', (language) => {
  it('satisfy the rules for headlines', async () => {
    const { headlines } = (await WORD_LOADERS[language].profile()).default;
    expect(Object.keys(headlines).sort()).toEqual(Object.values(HeadlineType).sort());
    expect(Object.values(headlines).map(checkHeadline)).toEqual(Object.values(headlines).map(() => null));
  });
});
