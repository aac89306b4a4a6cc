import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { saveDraft } from '../../config/drafts';
import { interruptedPost, postDraft } from '../../features/contents/posting/post-draft';
import { hasUnsavedInput } from '../../hooks/useUnsavedWarning';
import { anOwnAccount, aPublicAccount } from '../../testing/accounts';
import { answers, onCall, refuses } from '../../testing/api-server';
import {
  aContent,
  aFirstPage,
  anItem,
  someContentMedia,
  someContentTiles,
} from '../../testing/page-contents';
import { aFile, mockPictureApis } from '../../testing/picture-files';
import {
  anInstagramPost,
  anOwnLinkage,
  aPostList,
  aYoutubeVideo,
  linkageList,
  somePosts,
} from '../../testing/provider-posts';
import { openDocument, openPage, signIn } from '../../testing/render-app';

const { accountId } = anOwnAccount();
const CONTENTS = '/contents/accounts/hanako.sato';

const linkages = [
  anOwnLinkage({ linkageId: 1 }),
  anOwnLinkage({ linkageId: 3, providerName: 'instagram', snsAccountName: 'hana_gram' }),
  anOwnLinkage({ linkageId: 4, providerName: 'tiktok', snsAccountName: 'hana.tok' }),
];

function isSignedIn() {
  signIn();
  onCall('get', '/accounts/me', answers(anOwnAccount()));
  onCall('get', '/accounts/hanako.sato', answers(aPublicAccount({ accountId, isMe: true })));
  onCall('get', '/oauth/linkages/accounts/me', answers(linkageList(...linkages)));
}

const ORIGINS = {
  edit: { path: '/profile/hanako.sato/edit', add: 'Add a post', first: 'Add your first post' },
  profile: { path: '/profile/hanako.sato', add: /^Posts\s*Add$/, first: /^Add a post$/ },
} as const;

type Application = Awaited<ReturnType<typeof openPage>>;
type OpenedDocument = Awaited<ReturnType<typeof openDocument>>;
/** Opens a page of either front. */
type Page = Pick<Application, 'user' | 'unmount'> &
  Partial<Pick<Application, 'path' | 'goTo'>> &
  Partial<Pick<OpenedDocument, 'left'>>;

async function openOrigin(origin: keyof typeof ORIGINS, contents: number): Promise<Page> {
  isSignedIn();
  const asked = onCall('get', CONTENTS, answers(aFirstPage(someContentTiles(contents), 200)));
  const page: Page = await (origin === 'edit' ? openPage : openDocument)(ORIGINS[origin].path);
  await waitFor(() => expect(asked).not.toHaveLength(0));
  return page;
}

const press = async ({ user }: Page, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const write = async ({ user }: Page, label: string, words: string) => {
  await user.click(await screen.findByLabelText(label, { exact: true }));
  await user.paste(words);
};
/** The posts of the block, without the terms of providers below them. */
const list = async () =>
  within(await screen.findByRole('region', { name: 'Posts' })).getAllByRole('list')[0]!;

/** Adds a video, starting at the choice of the form. */
async function chooseVideo(page: Page) {
  onCall('get', '/oauth/youtube/posts/detail', answers(aYoutubeVideo()));
  onCall('post', '/contents', () =>
    HttpResponse.json(aContent({ contentId: 900, title: 'Quite new' }), { status: 201 }),
  );
  await press(page, /^YouTube/);
  await write(page, 'Video URL', 'https://youtu.be/hanaTaba_01');
  await press(page, 'Continue');
  await press(page, 'Add to my page');
  await press(page, 'Done');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

async function addVideo(page: Page, opener: string | RegExp) {
  await press(page, opener);
  await chooseVideo(page);
}

describe('recommending items without a post', () => {
  const begin = async () => {
    const page = await openOrigin('edit', 0);
    await press(page, 'Add items');
    const first = await screen.findByRole('dialog', { name: 'Which post are they for?' });
    await page.user.click(await within(first).findByRole('button', { name: 'Add your first post' }));
    return page;
  };
  const wayToItems = () => screen.getByRole('button', { name: 'Add items' });

  it('continues with the first post and returns to the items', async () => {
    const page = await begin();
    expect(await screen.findByRole('dialog', { name: 'Add a post' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Which post are they for?' })).not.toBeInTheDocument();
    await chooseVideo(page);
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(1);
    await waitFor(() => expect(wayToItems()).toHaveFocus());
    await press(page, 'Add items');
    expect(await screen.findByRole('button', { name: 'Quite new' })).toBeInTheDocument();
  });

  it('returns to the items when cancelled', async () => {
    const page = await begin();
    await screen.findByRole('dialog', { name: 'Add a post' });
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(wayToItems()).toHaveFocus();
  });
});

describe.each(['edit', 'profile'] as const)('adding a post on the %s page', (origin) => {
  it('shows it first without refetching the list', async () => {
    const page = await openOrigin(origin, 2);
    const asked = onCall('get', CONTENTS, answers(aFirstPage(someContentTiles(2), 200)));
    await addVideo(page, ORIGINS[origin].add);
    const entries = within(await list()).getAllByRole('listitem');
    expect(entries).toHaveLength(3);
    expect(entries[0]).toHaveTextContent('Quite new');
    // The only call checks whether the page already has the video.
    expect(asked).toHaveLength(1);
    expect(await screen.findByRole('button', { name: ORIGINS[origin].add })).toHaveFocus();
  });

  it('shows the first post and moves the focus there', async () => {
    const page = await openOrigin(origin, 0);
    await addVideo(page, ORIGINS[origin].first);
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(1);
    await waitFor(() => expect(document.body).not.toHaveFocus());
    expect(document.activeElement).toContainElement(await list());
  });

  it('is not possible when the limit is reached', async () => {
    await openOrigin(origin, 200);
    await list();
    expect(screen.queryByRole('button', { name: ORIGINS[origin].add })).not.toBeInTheDocument();
  });

  describe('an expired session', () => {
    /** Logs in again and returns to the page, by page loads from a document. */
    async function comeBack(from: Page): Promise<Page> {
      let page = from;
      if (from.left !== undefined) {
        await waitFor(() => expect(from.left).toHaveLength(1));
        from.unmount();
        page = await openPage(from.left[0]!);
      }
      await screen.findByRole('heading', { name: 'Log in' });
      onCall('post', '/auth/login', () => {
        signIn();
        return answers(anOwnAccount())();
      });
      await write(page, 'E-mail address', 'hanako@example.com');
      await write(page, 'Password', 'Petal-2026-sky');
      await press(page, 'Log in');
      await waitFor(() => expect(page.path?.()).toBe(ORIGINS[origin].path));
      if (from.left === undefined) return page;
      page.unmount();
      return openDocument(ORIGINS[origin].path);
    }

    it('keeps the URL of a video', async () => {
      const page = await openOrigin(origin, 1);
      onCall('get', '/oauth/youtube/posts/detail', refuses(401));
      await press(page, ORIGINS[origin].add);
      await press(page, /^YouTube/);
      await write(page, 'Video URL', 'https://youtu.be/hanaTaba_01');
      await press(page, 'Continue');
      expect(await screen.findByText('Please log in.')).toBeInTheDocument();
      await comeBack(page);
      expect(await screen.findByText('Your draft has been restored.')).toBeInTheDocument();
      expect(screen.getByLabelText('Video URL', { exact: true })).toHaveValue('https://youtu.be/hanaTaba_01');
    });

    it('keeps the text of a short video and says which picture is missing', async () => {
      mockPictureApis();
      const page = await openOrigin(origin, 1);
      onCall('post', '/contents', refuses(401));
      await press(page, ORIGINS[origin].add);
      await press(page, /^TikTok/);
      await write(page, 'Video URL', 'https://vt.tiktok.com/ZS1/');
      await write(page, 'Title', 'Cutting');
      await write(page, 'Description', 'In water.');
      const input = () => document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!;
      await page.user.upload(input(), aFile('image/png', { name: 'stem.png' }));
      await screen.findByRole('img', { name: 'Selected image' });
      await press(page, 'Continue');
      await press(page, 'Add to my page');
      await comeBack(page);
      await screen.findByText('Your draft has been restored.');
      for (const [label, words] of [
        ['Video URL', 'https://vt.tiktok.com/ZS1/'],
        ['Title', 'Cutting'],
        ['Description', 'In water.'],
      ] as const) {
        expect(screen.getByLabelText(label, { exact: true })).toHaveValue(words);
      }
      expect(input()).toHaveAccessibleDescription(/The image “stem\.png” could not be restored\./);
    });

    it('keeps the chosen Instagram post and the loaded list', async () => {
      const page = await openOrigin(origin, 1);
      const lists = onCall('get', '/oauth/instagram/posts', ({ request }) =>
        HttpResponse.json(
          new URL(request.url).searchParams.has('nextPageToken')
            ? aPostList(somePosts(3, 4), 'further')
            : aPostList(somePosts(1, 2), 'more'),
        ),
      );
      onCall('get', '/oauth/instagram/posts/detail', refuses(401));
      await press(page, ORIGINS[origin].add);
      await press(page, /^Instagram/);
      await press(page, 'Show more');
      await press(page, /Post 3$/);
      expect(await screen.findByText('Please log in.')).toBeInTheDocument();
      const asked = lists.length;
      const details = onCall(
        'get',
        '/oauth/instagram/posts/detail',
        answers(anInstagramPost({ id: '3', description: 'Post 3, mended' })),
      );
      const back = await comeBack(page);
      await screen.findByRole('group', { name: 'Review your post' });
      expect(screen.getByRole('article', { name: 'Post to add' })).toHaveTextContent('Post 3, mended');
      expect(details.map(({ query }) => query.toString())).toEqual(['linkageId=3&id=3']);
      await press(back, 'Back');
      const list = await screen.findByRole('list', { name: 'Instagram posts' });
      await waitFor(() => expect(within(list).getAllByRole('button')).toHaveLength(4));
      expect(lists.slice(asked).map(({ query }) => query.get('nextPageToken'))).toEqual([null, 'more']);
      expect(screen.getByRole('button', { name: 'Show more' })).toBeInTheDocument();
    });
  });
});

describe('a new post', () => {
  it('offers to add items', async () => {
    const page = await openOrigin('profile', 1);
    await import('../../features/items/add/AddItemsDialog');
    const media = someContentMedia(2);
    onCall('get', '/oauth/youtube/posts/detail', answers(aYoutubeVideo()));
    onCall('post', '/contents', answers(aContent({ contentId: 900, title: 'Quite new', media })));
    await press(page, ORIGINS.profile.add);
    await press(page, /^YouTube/);
    await write(page, 'Video URL', 'https://youtu.be/hanaTaba_01');
    await press(page, 'Continue');
    await press(page, 'Add to my page');
    await press(page, 'Add recommended items');
    expect(await screen.findByText('For “Quite new”.')).toBeInTheDocument();
    await write(page, 'Search keywords', 'Vase');
    await press(page, 'Image 2');
    await press(page, 'Review');
    const results = [anItem({ contentId: 900, name: 'Vase' })];
    const calls = onCall('post', '/items/contents/900', answers({ results, total: 1 }));
    await press(page, 'Add (1)');
    expect(await screen.findByText('Recommended items added.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls).toHaveLength(1);
    const items = screen.getByRole('region', { name: 'Recommended' });
    expect(within(items).getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('the draft of a post', () => {
  it('prompts before leaving', async () => {
    const page = await openOrigin('edit', 1);
    await press(page, 'Add a post');
    await press(page, /^TikTok/);
    expect(hasUnsavedInput()).toBe(false);
    await write(page, 'Title', 'Cutting');
    expect(hasUnsavedInput()).toBe(true);
  });

  it('is restored on the next visit: a story, above the list', async () => {
    saveDraft(postDraft(accountId, 'stories'), { title: 'At the market' });
    onCall('get', '/oauth/instagram/posts', answers(aPostList([])));
    const page = await openOrigin('edit', 1);
    expect(await screen.findByLabelText('Title', { exact: true })).toHaveValue('At the market');
    await press(page, 'Back');
    expect(await screen.findByRole('dialog', { name: 'Choose an Instagram post' })).toBeInTheDocument();
  });

  it.each([
    ['closes the dialog', (page: Page) => press(page, 'Close')],
    ['goes elsewhere', ({ goTo }: Page) => goTo?.('/contact')],
  ])('is discarded when the user %s: a choice from the list', async (_how, leave) => {
    const page = await openOrigin('edit', 1);
    onCall('get', '/oauth/instagram/posts', answers(aPostList(somePosts(1, 2))));
    await press(page, 'Add a post');
    await press(page, /^Instagram/);
    await screen.findByRole('list', { name: 'Instagram posts' });
    expect(interruptedPost(accountId)).toBe('posts');
    await leave(page);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(interruptedPost(accountId)).toBeNull();
  });

  it('is discarded on a reload: a choice from the list', async () => {
    const page = await openOrigin('edit', 1);
    onCall('get', '/oauth/instagram/posts', answers(aPostList(somePosts(1, 2))));
    await press(page, 'Add a post');
    await press(page, /^Instagram/);
    await screen.findByRole('list', { name: 'Instagram posts' });
    window.dispatchEvent(new Event('pagehide'));
    expect(interruptedPost(accountId)).toBeNull();
  });

  it('waits until the result of linking is closed', async () => {
    saveDraft(postDraft(accountId, 'video'), { url: 'https://youtu.be/hanaTaba_01' });
    onCall('post', '/oauth/linkages/providers/x', answers(linkageList(anOwnLinkage({ providerName: 'x' }))));
    isSignedIn();
    const page = await openPage('/profile/linkage/x?code=abc&state=def');
    const dialog = await screen.findByRole('dialog', { name: 'Linked' });
    expect(screen.queryByLabelText('Video URL')).not.toBeInTheDocument();
    await page.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(await screen.findByLabelText('Video URL', { exact: true })).toHaveValue(
      'https://youtu.be/hanaTaba_01',
    );
  });
});

describe('the page of another creator', () => {
  it('offers nothing to add', async () => {
    onCall('get', '/accounts/hanako.sato', answers(aPublicAccount()));
    onCall('get', CONTENTS, answers(aFirstPage(someContentTiles(1), 200)));
    await openDocument('/profile/hanako.sato');
    await list();
    expect(screen.queryByRole('button', { name: ORIGINS.profile.add })).not.toBeInTheDocument();
  });
});
