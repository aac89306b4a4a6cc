import { screen, waitFor, within } from '@testing-library/react';
import { hasUnsavedInput } from '../../hooks/useUnsavedWarning';
import { anOwnAccount } from '../../testing/accounts';
import { answers, answersNothing, answersLater, onCall, refuses } from '../../testing/api-server';
import {
  aContent,
  aContentMedium,
  aFirstPage,
  anItem,
  someContentTiles,
  someItems,
} from '../../testing/page-contents';
import { openPage, signIn } from '../../testing/render-app';

const PAGE = '/profile/hanako.sato/contents/1/edit';
const CONTENT = '/contents/1/accounts/hanako.sato';
const ITEMS = '/items/contents/1';
const OTHERS = '/contents/accounts/hanako.sato';

type Content = Parameters<typeof aContent>[0];

/** Answers every request of the page. */
function hasOwnContent(content: Content = {}) {
  signIn();
  onCall('get', '/accounts/me', answers(anOwnAccount()));
  onCall(
    'get',
    CONTENT,
    answers(aContent({ isMe: true, title: '朝の市場', description: '市場から。', ...content })),
  );
  onCall('get', ITEMS, answers(aFirstPage(someItems(2), 200)));
  onCall('get', OTHERS, answers(aFirstPage(someContentTiles(4), 200)));
}

async function openEdit(content: Content = {}) {
  hasOwnContent(content);
  const page = await openPage(PAGE);
  await screen.findByRole('heading', { name: 'Edit post' });
  return page;
}

const titleField = () => screen.getByRole('textbox', { name: 'Title' });
const textField = () => screen.getByRole('textbox', { name: 'Description' });
const save = () => screen.getByRole('button', { name: 'Save' });

describe('the form for a content', () => {
  it('is filled with the stored texts, below the media', async () => {
    await openEdit({
      media: [aContentMedium(undefined, { videoFlag: true }), aContentMedium(null)],
      publishedAt: '2026-11-09T22:00:00.000Z',
    });
    expect(titleField()).toHaveValue('朝の市場');
    expect(textField()).toHaveValue('市場から。');
    expect(screen.getByText('YouTube · November 10, 2026')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Video (1 of 2)' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Image (2 of 2)' })).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Hashtags' })).toHaveTextContent('#花のある暮らし');
    expect(screen.getByRole('link', { name: 'View public page' })).toHaveAttribute(
      'href',
      '/profile/hanako.sato/contents/1',
    );
  });

  it.each([
    [
      'youtube',
      'https://www.youtube.com/watch?v=hanaTaba_01',
      ['YouTube Terms of Service', 'Google Privacy Policy'],
    ],
    ['instagram', 'https://www.instagram.com/p/C2/', ['Instagram Terms of Use']],
    ['instagram', 'https://www.instagram.com/stories/hana/12/', []],
    ['tiktok', 'https://www.tiktok.com/@hana/video/7000000000000000001', []],
  ] as const)('links the terms of the provider: %s, %s', async (provider, contentUrl, terms) => {
    await openEdit({ provider, contentUrl });
    const list = screen.queryByRole('list', { name: 'Terms of the services' });
    const links = list === null ? [] : within(list).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(terms);
  });

  it('shows that visitors do not see the content, which can be published', async () => {
    hasOwnContent({ visibility: 'draft' });
    onCall('get', ITEMS, answers(aFirstPage([anItem({ contentVisible: false })], 200)));
    const { user } = await openPage(PAGE);
    const badges = await screen.findAllByText('Draft');
    // Beside the heading and in the preview.
    expect(badges).toHaveLength(2);
    expect(await screen.findByText('Post not shown')).toBeInTheDocument();
    onCall('get', ITEMS, answers(aFirstPage([anItem()], 200)));
    expect(screen.queryByRole('link', { name: 'View public page' })).not.toBeInTheDocument();
    const calls = onCall('patch', '/contents/1', answers(aContent({ isMe: true, title: '朝の市場' })));
    await user.click(screen.getByRole('button', { name: 'Visibility and schedule' }));
    await user.click(await screen.findByRole('radio', { name: 'Public' }));
    const dialog = screen.getByRole('dialog', { name: 'Visibility of “朝の市場”' });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: 'View public page' })).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([
      { visibility: 'public', visibleFrom: null, visibleUntil: null },
    ]);
    await waitFor(() => expect(screen.queryByText('Draft')).not.toBeInTheDocument());
    // Visitors then see its items as well.
    await waitFor(() => expect(screen.queryByText('Post not shown')).not.toBeInTheDocument());
  });

  it('sends only the changed fields and shows the saved texts', async () => {
    const { user } = await openEdit();
    const changed = aContent({ isMe: true, title: '夜の市場', description: '市場から。' });
    const calls = onCall('patch', '/contents/1', answers(changed));
    await user.clear(titleField());
    await user.type(titleField(), ' 夜の市場 ');
    expect(hasUnsavedInput()).toBe(true);
    await user.click(save());
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ title: '夜の市場' }]);
    expect(titleField()).toHaveValue('夜の市場');
    expect(hasUnsavedInput()).toBe(false);
  });

  it('sends null for an emptied field', async () => {
    const { user } = await openEdit();
    const calls = onCall('patch', '/contents/1', answers(aContent({ title: null, description: null })));
    await user.clear(titleField());
    await user.clear(textField());
    await user.click(save());
    await screen.findByText('Saved.');
    expect(calls.map(({ body }) => body)).toEqual([{ title: null, description: null }]);
  });

  it('sends no request when nothing has changed', async () => {
    const { user } = await openEdit();
    await user.click(save());
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
  });

  it.each([
    ['Title', 191],
    ['Description', 5000],
  ])('rejects a %s of more than %i characters', async (name, max) => {
    const { user } = await openEdit();
    const calls = onCall('patch', '/contents/1', answers(aContent()));
    const field = screen.getByRole('textbox', { name });
    await user.clear(field);
    await user.click(field);
    await user.paste('😀'.repeat(max + 1));
    await user.click(save());
    expect(await screen.findByText(`Use up to ${String(max)} characters.`)).toBeInTheDocument();
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.paste('😀'.repeat(max));
    await user.click(save());
    await screen.findByText('Saved.');
    expect(calls).toHaveLength(1);
  });

  it('shows a server error at its field', async () => {
    const { user } = await openEdit();
    onCall('patch', '/contents/1', refuses(400, 'invalidFormat', 'title'));
    await user.type(titleField(), '！');
    await user.click(save());
    await waitFor(() => expect(titleField()).toHaveAttribute('aria-invalid', 'true'));
    expect(titleField()).toHaveFocus();
  });

  it('keeps the input when the content has been deleted', async () => {
    const { user } = await openEdit();
    onCall('patch', '/contents/1', refuses(404));
    await user.type(titleField(), '！');
    await user.click(save());
    expect(await screen.findByText('This post has already been deleted.')).toBeInTheDocument();
    expect(titleField()).toHaveValue('朝の市場！');
  });

  it('restores the input after the login when the session has expired', async () => {
    const { user, path } = await openEdit();
    onCall('patch', '/contents/1', refuses(401));
    await user.type(titleField(), '！');
    await user.click(save());
    await waitFor(() =>
      expect(path()).toMatch(/^\/login\?back=%2Fprofile%2Fhanako\.sato%2Fcontents%2F1%2Fedit/),
    );
  });
});

describe('the headlines of a content’s page', () => {
  it('are shown with the size of their block and can be edited', async () => {
    const { user } = await openEdit();
    const items = screen.getByRole('region', { name: 'Headline of a post’s items' });
    expect(within(items).getByText('In this post')).toBeInTheDocument();
    expect(await within(items).findByText('Items: 2')).toBeInTheDocument();
    const others = screen.getByRole('region', { name: 'Headline of your other posts' });
    expect(await within(others).findByText('Other posts: 3')).toBeInTheDocument();

    const calls = onCall('patch', '/headlines', answers({ type: 'OTHER_POST', text: '最近の花' }));
    await user.click(within(others).getByRole('button'));
    const dialog = await screen.findByRole('dialog', { name: 'Headline of your other posts' });
    const field = within(dialog).getByRole('textbox');
    await user.clear(field);
    await user.type(field, '最近の花');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(others).findByText('最近の花')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('say how many entries of their block visitors see, where they do not see all', async () => {
    const [shown, hidden] = someItems(2);
    const [own, ...others] = someContentTiles(4);
    hasOwnContent();
    onCall('get', ITEMS, answers(aFirstPage([shown!, { ...hidden!, visibility: 'hidden' }], 200)));
    const drafts = others.map((other, index) => ({
      ...other,
      ...(index < 2 && { visibility: 'draft' as const }),
    }));
    onCall('get', OTHERS, answers(aFirstPage([own!, ...drafts], 200)));
    await openPage(PAGE);
    expect(await screen.findByText('Items: 2, of which visitors see 1')).toBeInTheDocument();
    expect(await screen.findByText('Other posts: 3, of which visitors see 1')).toBeInTheDocument();
  });

  it('say that visitors see no other posts where the page has no block for them', async () => {
    hasOwnContent();
    const account = anOwnAccount();
    const blockOrders = account.blockOrders.map((block) => ({ ...block, show: block.name !== 'content' }));
    onCall('get', '/accounts/me', answers({ ...account, blockOrders }));
    await openPage(PAGE);
    expect(await screen.findByText('Other posts: 3, of which visitors see 0')).toBeInTheDocument();
    expect(await screen.findByText('Items: 2')).toBeInTheDocument();
  });

  it('say when their block is empty', async () => {
    hasOwnContent();
    onCall('get', ITEMS, answers(aFirstPage([], 200)));
    onCall('get', OTHERS, answers(aFirstPage(someContentTiles(1), 200)));
    await openPage(PAGE);
    expect(await screen.findByText('This post has no items yet.')).toBeInTheDocument();
    expect(await screen.findByText('There are no other posts yet.')).toBeInTheDocument();
  });

  it.each([
    [ITEMS, 'We could not load the items.', 'We could not load the recommended items.'],
    [OTHERS, 'We could not load the other posts.', 'We could not load the posts.'],
  ])('stay, with a message, when %s cannot be loaded', async (call, inPlace, message) => {
    hasOwnContent();
    onCall('get', call, refuses(500));
    await openPage(PAGE);
    expect(await screen.findByText(inPlace)).toBeInTheDocument();
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(titleField()).toHaveValue('朝の市場');
  });
});

describe('deleting a content', () => {
  const ask = async (user: Awaited<ReturnType<typeof openEdit>>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Delete this post' }));
    return screen.findByRole('alertdialog', { name: 'Delete this post?' });
  };

  it('confirms the deletion and links to the edit page', async () => {
    const { user, path } = await openEdit();
    const calls = onCall('delete', '/contents/1', answersNothing());
    const question = await ask(user);
    expect(within(question).getByText(/permanently deleted/)).toBeInTheDocument();
    expect(within(question).getByText('朝の市場')).toBeInTheDocument();
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'Post deleted' })).toBeInTheDocument();
    expect(calls).toHaveLength(1);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Back to editing' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/profile/hanako.sato/edit'));
  });

  it('succeeds when the content was deleted elsewhere', async () => {
    const { user } = await openEdit();
    onCall('delete', '/contents/1', refuses(404));
    await user.click(within(await ask(user)).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'Post deleted' })).toBeInTheDocument();
  });

  it('asks for confirmation and can be cancelled', async () => {
    const { user } = await openEdit();
    await user.click(within(await ask(user)).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Delete this post' })).toHaveFocus();
  });

  it('sends one request for repeated clicks', async () => {
    const { user } = await openEdit();
    const { answer, release } = answersLater();
    const calls = onCall('delete', '/contents/1', answer);
    const question = await ask(user);
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await user.click(await within(question).findByRole('button', { name: 'Deleting' }));
    release();
    await screen.findByRole('heading', { name: 'Post deleted' });
    expect(calls).toHaveLength(1);
  });

  it('keeps the content and shows a message when it fails', async () => {
    const { user } = await openEdit();
    onCall('delete', '/contents/1', refuses(500));
    await user.click(within(await ask(user)).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/Something went wrong/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(titleField()).toHaveValue('朝の市場');
  });
});

describe('a content that cannot be edited', () => {
  it.each([
    ['does not exist', () => onCall('get', CONTENT, refuses(404)), 'Page not found', 0],
    ['cannot be loaded', () => onCall('get', CONTENT, refuses(500)), 'Something went wrong', 1],
  ])('shows an error page when it %s', async (_why, arrange, heading, messages) => {
    hasOwnContent();
    arrange();
    await openPage(PAGE);
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    expect(screen.queryAllByText('We could not load the post.')).toHaveLength(messages);
  });
});
