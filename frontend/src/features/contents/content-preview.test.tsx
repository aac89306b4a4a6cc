import { act, screen, waitFor, within } from '@testing-library/react';
import { type BlockOrder } from '../../api/generated/model/blockOrder';
import { anOwnAccount } from '../../testing/accounts';
import { answers, onCall } from '../../testing/api-server';
import { aContent, aFirstPage, someContentTiles, someItems } from '../../testing/page-contents';
import { openPage, signIn } from '../../testing/render-app';

const PAGE = '/profile/hanako.sato/contents/1/edit';

async function openEditor({
  content = {},
  account = anOwnAccount(),
  items = someItems(2),
  others = someContentTiles(4),
}: {
  content?: Parameters<typeof aContent>[0];
  account?: ReturnType<typeof anOwnAccount>;
  items?: ReturnType<typeof someItems>;
  others?: ReturnType<typeof someContentTiles>;
} = {}) {
  signIn();
  onCall('get', '/accounts/me', answers(account));
  onCall(
    'get',
    '/contents/1/accounts/hanako.sato',
    answers(aContent({ isMe: true, title: '朝の市場', description: '市場から。', ...content })),
  );
  onCall('get', '/items/contents/1', answers(aFirstPage(items, 200)));
  onCall('get', '/contents/accounts/hanako.sato', answers(aFirstPage(others, 200)));
  const page = await openPage(PAGE);
  await screen.findByRole('heading', { name: 'Edit post' });
  // The preview is drawn after the editor.
  await within(preview()).findAllByText(/^(?:朝の市場|市場から。)$/);
  await screen.findAllByRole('button', { name: /^Edit “/ });
  return page;
}

const preview = () => screen.getByRole('group', { name: 'Preview' });
const marked = () => preview().querySelectorAll('[data-followed]');
const focus = (element: HTMLElement) => act(() => element.focus());
const titleField = () => screen.getByRole('textbox', { name: 'Title' });
const textField = () => screen.getByRole('textbox', { name: 'Description' });
const named = (count: number) =>
  someItems(count).map((item) => ({ ...item, name: `Item ${String(item.itemId)}.` }));

describe('the preview of a content’s page', () => {
  it('shows the texts as they are typed, and marks the edited one', async () => {
    const { user } = await openEditor();
    expect(marked()).toHaveLength(0);
    await user.clear(titleField());
    await user.type(titleField(), '夜の市場');
    expect(await within(preview()).findByText('夜の市場')).toHaveAttribute('data-followed');
    await user.type(textField(), '！');
    expect(await within(preview()).findByText('市場から。！')).toHaveAttribute('data-followed');
    expect(marked()).toHaveLength(1);
  });

  it('marks the name where all of the text is shown as the name', async () => {
    await openEditor({ content: { title: null } });
    focus(textField());
    await waitFor(() => expect(marked()).toHaveLength(1));
    expect(marked()[0]).toHaveTextContent(/^市場から。$/);
  });

  it('has no second heading of the page and no buttons for visitors', async () => {
    await openEditor();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(within(preview()).queryByRole('button', { name: /favorites|Share|Copy/ })).not.toBeInTheDocument();
  });

  it('marks an item, also beyond the visible part, and opens the clicked one', async () => {
    const { user } = await openEditor({ items: named(20) });
    expect(within(preview()).queryByText('Item 20.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Show .*more/ }));
    focus(screen.getByRole('button', { name: 'Edit “Item 20.”' }));
    await waitFor(() => expect(marked()[0]).toHaveTextContent('Item 20.'));
    await user.click(within(preview()).getByText('Item 1.'));
    const dialog = await screen.findByRole('dialog', { name: 'Edit item' });
    expect(within(dialog).getByDisplayValue('Item 1.')).toBeInTheDocument();
  });

  it('focuses what edits a clicked part, without logging the click', async () => {
    const { user } = await openEditor();
    const presses = onCall('post', '/log/presses', answers({}));
    await user.click(within(preview()).getByText('朝の市場'));
    expect(titleField()).toHaveFocus();
    await user.click(within(preview()).getByText('市場から。'));
    expect(textField()).toHaveFocus();
    await user.click(within(preview()).getByText('In this post'));
    const headline = screen.getByRole('region', { name: 'Headline of a post’s items' });
    expect(within(headline).getByRole('button')).toHaveFocus();
    await user.click(within(preview()).getByText('#花のある暮らし'));
    expect(screen.getByRole('region', { name: 'Hashtags' })).toHaveFocus();
    await user.click(within(preview()).getByRole('link', { name: 'View on YouTube' }));
    expect(screen.getByRole('region', { name: 'Images and videos' })).toHaveFocus();
    await user.click(within(preview()).getByRole('link', { name: /Content 2/ }));
    expect(document.activeElement).toContainElement(
      screen.getByRole('region', { name: 'Headline of your other posts' }),
    );
    expect(presses).toHaveLength(0);
  });

  it('says what visitors do not see, and why, once for a content and its items', async () => {
    const [first, second] = someItems(2);
    const [own, other] = someContentTiles(2);
    await openEditor({
      content: { visibility: 'draft' },
      items: [
        { ...first!, contentVisible: false },
        { ...second!, contentVisible: false, visibility: 'hidden' },
      ],
      others: [own!, { ...other!, visibility: 'draft' }],
    });
    const phone = screen.getByRole('region', { name: 'Preview' });
    expect(within(phone).getByText('Draft')).toBeInTheDocument();
    await waitFor(() =>
      expect(
        [...preview().querySelectorAll('[data-stage]')].map((entry) => entry.getAttribute('data-stage')),
      ).toEqual(['Hidden', 'Draft']),
    );
  });

  it('leaves the other contents out where the page has no block for them', async () => {
    const hidden = (block: BlockOrder) => ({ ...block, show: block.name !== 'content' });
    const account = anOwnAccount();
    await openEditor({ account: { ...account, blockOrders: account.blockOrders.map(hidden) } });
    expect(await within(preview()).findByText('In this post')).toBeInTheDocument();
    expect(within(preview()).queryByText('More posts')).not.toBeInTheDocument();
  });

  it('takes turns with the editor, with announcements', async () => {
    const { user } = await openEditor();
    await user.click(screen.getByRole('button', { name: 'Show preview' }));
    expect(screen.getByText('The preview is shown.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to editing' }));
    expect(screen.getByText('The editor is shown.')).toBeInTheDocument();
  });
});
