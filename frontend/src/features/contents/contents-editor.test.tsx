import { screen, waitFor, within } from '@testing-library/react';
import { answers, answersNothing, answersLater, onCall, refuses } from '../../testing/api-server';
import { aPlace } from '../../testing/blocks';
import { aFirstPage, someContentTiles } from '../../testing/page-contents';
import { renderPart } from '../../testing/render-app';
import { ContentsEditor } from './ContentsEditor';

const CONTENTS = '/contents/accounts/hanako.sato';

const hasContents = (count: number) =>
  onCall('get', CONTENTS, answers(aFirstPage(someContentTiles(count), 200)));

async function openEditor(props: Partial<Parameters<typeof ContentsEditor>[0]> = {}) {
  const page = await renderPart(
    <ContentsEditor
      displayId="hanako.sato"
      place={aPlace({ title: 'Posts' })}
      onAdd={() => undefined}
      onEditLayout={() => undefined}
      onSort={null}
      {...props}
    />,
    ['blocks', 'contentEditor', 'linkages', 'ordering', 'profile'],
  );
  const menu = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Post actions' }));
    const items = await screen.findAllByRole('menuitem');
    return new Map(items.map((item) => [item.textContent, item.getAttribute('aria-disabled') === 'true']));
  };
  return { ...page, menu };
}

const block = () => screen.getByRole('region', { name: 'Posts' });
const entries = () => within(block()).getAllByRole('list')[0]!;
const rows = () => within(entries()).getAllByRole('listitem');
const terms = () => screen.queryByRole('list', { name: 'Terms of the services' });

describe('the contents block of the studio', () => {
  it('offers the actions of a row in the order of the other blocks', async () => {
    hasContents(3);
    const { user } = await openEditor();
    await waitFor(() => expect(rows()).toHaveLength(3));
    await user.click(await within(rows()[1]!).findByRole('button', { name: /^Actions for/ }));
    const names = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(names).toEqual([
      'Edit',
      'View public page',
      'Move up',
      'Move down',
      'Visibility and schedule',
      'Delete',
    ]);
  });

  it('lists contents with name, service and date', async () => {
    const [first, second, third] = someContentTiles(3);
    onCall(
      'get',
      CONTENTS,
      answers(
        aFirstPage(
          [
            { ...first!, isItemLinked: true },
            { ...second!, title: null, description: 'After hours\n#evening', provider: 'tiktok' },
            { ...third!, title: null, description: null, provider: 'instagram' },
          ],
          200,
        ),
      ),
    );
    await openEditor();
    await screen.findByText('Content 1');
    expect(rows().map((row) => row.textContent)).toEqual([
      'Content 1Oct 3, 2026 · YouTube · with items',
      'After hoursOct 3, 2026 · TikTok',
      'Post on Instagram, October 3, 2026Oct 3, 2026 · Instagram',
    ]);
    expect(rows()[0]!.querySelectorAll('img')).toHaveLength(1);
    expect(within(block()).getByText('3 posts')).toBeInTheDocument();
    const ways = within(entries()).getAllByRole('link');
    expect(ways.map((way) => [way.getAttribute('aria-label'), way.getAttribute('href')])).toEqual([
      ['Edit “Content 1”', '/profile/hanako.sato/contents/1/edit'],
      ['Edit “After hours”', '/profile/hanako.sato/contents/2/edit'],
      ['Edit “Post on Instagram, October 3, 2026”', '/profile/hanako.sato/contents/3/edit'],
    ]);
  });

  it('links the terms of each provider whose data is shown, once', async () => {
    const [first, second, third, fourth] = someContentTiles(4);
    const byHand = { ...third!, provider: 'tiktok' as const };
    const story = {
      ...fourth!,
      provider: 'instagram' as const,
      contentUrl: 'https://www.instagram.com/stories/hana/12/',
    };
    onCall('get', CONTENTS, answers(aFirstPage([byHand, story], 200)));
    const page = await openEditor();
    await screen.findByText('Content 3');
    expect(terms()).not.toBeInTheDocument();
    page.unmount();
    const post = {
      ...second!,
      provider: 'instagram' as const,
      contentUrl: 'https://www.instagram.com/p/C2/',
    };
    onCall('get', CONTENTS, answers(aFirstPage([post, first!, byHand, story], 200)));
    await openEditor();
    await screen.findByText('Content 1');
    expect(
      within(terms()!)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['YouTube Terms of Service', 'Google Privacy Policy', 'Instagram Terms of Use']);
  });

  it('explains itself when it is empty, and offers to add the first content', async () => {
    const done: string[] = [];
    const { user } = await openEditor({ onAdd: () => done.push('add') });
    expect(await screen.findByRole('heading', { name: 'No posts yet' })).toBeInTheDocument();
    await user.click(within(block()).getByRole('button', { name: 'Add your first post' }));
    expect(done).toEqual(['add']);
  });

  it('offers to add contents above the list and in its menu', async () => {
    hasContents(2);
    const done: string[] = [];
    const { user, menu } = await openEditor({ onAdd: () => done.push('add') });
    await user.click(await screen.findByRole('button', { name: 'Add a post' }));
    expect((await menu()).get('Add a post')).toBe(false);
    await user.click(screen.getByRole('menuitem', { name: 'Add a post' }));
    expect(done).toEqual(['add', 'add']);
  });

  it('does not offer to add contents when the page is full', async () => {
    hasContents(200);
    const { menu } = await openEditor();
    expect(await screen.findByText(/^You can have up to 200 posts\./)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add a post' })).not.toBeInTheDocument();
    expect((await menu()).get('Add a post')).toBe(true);
  });

  it('shows eight contents first and more on demand, and moves the focus to the first new one', async () => {
    hasContents(20);
    const { user } = await openEditor();
    await screen.findByText('Content 8');
    expect(rows()).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'Show more (12 left)' }));
    expect(rows()).toHaveLength(20);
    expect(rows()[8]).toHaveFocus();
    expect(screen.queryByRole('button', { name: /Show more/ })).not.toBeInTheDocument();
  });

  it('shows a message when loading fails, and loads at a retry', async () => {
    onCall('get', CONTENTS, refuses(500));
    const { user } = await openEditor();
    // In the block and in the snackbar.
    await waitFor(() => expect(screen.getAllByText('We could not load the posts.')).toHaveLength(2));
    hasContents(1);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Content 1')).toBeInTheDocument();
  });

  it('offers the layout and the order in its menu', async () => {
    hasContents(2);
    const done: string[] = [];
    const { menu, user } = await openEditor({
      onEditLayout: () => done.push('layout'),
      onSort: () => done.push('sort'),
    });
    await screen.findByText('Content 2');
    for (const name of ['Edit layout', 'Reorder posts']) {
      expect((await menu()).get(name)).toBe(false);
      await user.click(screen.getByRole('menuitem', { name }));
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    }
    expect(done).toEqual(['layout', 'sort']);
  });

  it.each([
    [
      'while the page is being arranged',
      2,
      { place: aPlace({ title: 'Posts', locked: true }) },
      [true, true],
    ],
    ['with fewer than two contents', 1, {}, [false, true]],
    ['if sorting is not available', 2, { onSort: null }, [false, true]],
  ])('disables actions that are not possible: %s', async (_when, count, props, disabled) => {
    hasContents(count);
    const { menu } = await openEditor({ onSort: () => undefined, ...props });
    await screen.findByText(`Content ${String(count)}`);
    const actions = await menu();
    expect([actions.get('Edit layout'), actions.get('Reorder posts')]).toEqual(disabled);
  });
});

describe('deleting a content in the studio', () => {
  async function openMenu(name: string, count = 3) {
    hasContents(count);
    const page = await openEditor();
    await page.user.click(await screen.findByRole('button', { name: `Actions for “${name}”` }));
    return page;
  }
  async function askToDelete(name: string, count = 3) {
    const page = await openMenu(name, count);
    await page.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    return { ...page, question: await screen.findByRole('alertdialog', { name: 'Delete this post?' }) };
  }
  const edit = (number: number) => screen.getByRole('link', { name: `Edit “Content ${String(number)}”` });

  it.each([
    ['Content 2', 3, 3],
    ['Content 3', 3, 2],
  ])('removes %s of %i from the list and moves the focus to its neighbor', async (name, count, next) => {
    const { user, question } = await askToDelete(name, count);
    const calls = onCall('delete', `/contents/${name.at(-1)!}`, answersNothing());
    expect(within(question).getByText(name)).toBeInTheDocument();
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(rows()).toHaveLength(count - 1);
    expect(screen.queryByText(name)).not.toBeInTheDocument();
    expect(within(block()).getByText('2 posts')).toBeInTheDocument();
    expect(await screen.findByText('Post deleted.')).toBeInTheDocument();
    expect(edit(next)).toHaveFocus();
    expect(calls).toHaveLength(1);
  });

  it('shows the empty block after the last one', async () => {
    const { user, question } = await askToDelete('Content 1', 1);
    onCall('delete', '/contents/1', answersNothing());
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'No posts yet' })).toBeInTheDocument();
    await waitFor(() => expect(block()).toHaveFocus());
  });

  it('removes a content that was deleted elsewhere', async () => {
    const { user, question } = await askToDelete('Content 1');
    onCall('delete', '/contents/1', refuses(404));
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Content 1')).not.toBeInTheDocument());
  });

  it('asks for confirmation and sends one request', async () => {
    const { user, question } = await askToDelete('Content 1');
    const { answer, release } = answersLater();
    const calls = onCall('delete', '/contents/1', answer);
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(calls).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Actions for “Content 1”' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Deleting' }));
    release();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(calls).toHaveLength(1);
  });

  it('keeps the content and shows a message when it fails', async () => {
    const { user, question } = await askToDelete('Content 1');
    onCall('delete', '/contents/1', refuses(500));
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/Something went wrong/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(rows()).toHaveLength(3);
  });
});
