import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { type OwnLinkage } from '../../../api/generated/model/ownLinkage';
import { anOwnAccount } from '../../../testing/accounts';
import { answers, answersLater, onCall, refuses } from '../../../testing/api-server';
import { aContent, aContentTile, aFirstPage } from '../../../testing/page-contents';
import { aFile, mockPictureApis } from '../../../testing/picture-files';
import {
  anInstagramPost,
  anOwnLinkage,
  aPostList,
  aPostMedium,
  aYoutubeVideo,
  linkageList,
  somePosts,
} from '../../../testing/provider-posts';
import { renderPart } from '../../../testing/render-app';
import { type ContentTile } from '../api/public-contents';
import { PostingDialog } from './PostingDialog';

const { jest } = import.meta;

const { accountId } = anOwnAccount();
const LINKAGES = '/oauth/linkages/accounts/me';
const VIDEO = '/oauth/youtube/posts/detail';
const LIST = '/oauth/instagram/posts';
const POST = '/oauth/instagram/posts/detail';
const OWN_CONTENTS = '/contents/accounts/hanako.sato';
const NAMESPACES = ['posting', 'linkages', 'profile', 'pictures', 'studio', 'errors', 'blocks'] as const;

const youtube = anOwnLinkage({ linkageId: 1, snsAccountName: 'Flowers' });
const second = anOwnLinkage({ linkageId: 2, snsAccountName: 'Sweets' });
const instagram = anOwnLinkage({ linkageId: 3, providerName: 'instagram', snsAccountName: 'hana_gram' });
const tiktok = anOwnLinkage({ linkageId: 4, providerName: 'tiktok', snsAccountName: 'hana.tok' });

type Props = Partial<Parameters<typeof PostingDialog>[0]>;

function renderDialog(props: Props = {}) {
  return renderPart(
    <PostingDialog
      open
      accountId={accountId}
      displayId="hanako.sato"
      begin={null}
      connection={{ leavingFor: null, connect: () => undefined }}
      items={() => null}
      onClose={() => undefined}
      onExited={() => undefined}
      {...props}
    />,
    NAMESPACES,
  );
}

async function open(
  linkages: readonly OwnLinkage[] = [youtube, instagram, tiktok],
  props: Props = {},
  posted: readonly ContentTile[] = [],
) {
  onCall('get', LINKAGES, answers(linkageList(...linkages)));
  onCall('get', OWN_CONTENTS, answers(aFirstPage(posted, 200)));
  const done: string[] = [];
  const page = await renderDialog({
    connection: { leavingFor: null, connect: (provider) => done.push(`connect ${provider}`) },
    onClose: () => done.push('close'),
    ...props,
  });
  const { user } = page;
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
  /** Pastes a text into a field. */
  const write = async (label: string, words: string) => {
    await user.click(await screen.findByLabelText(label, { exact: true }));
    await user.paste(words);
  };
  const chooseFile = async (file = aFile()) => {
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
    await screen.findByRole('img', { name: 'Selected image' });
  };
  return { ...page, done, press, write, chooseFile };
}

type Opened = Awaited<ReturnType<typeof open>>;

const titled = (title: string) => screen.findByRole('group', { name: title });
const row = (service: string) => new RegExp(`^${service}`);
const takes = () =>
  onCall('post', '/contents', () =>
    HttpResponse.json(aContent({ contentId: 34, title: 'Posted' }), { status: 201 }),
  );

/** Opens the confirmation of a video, a post, a story or a short video. */
const ways = {
  video: async ({ press, write }: Opened) => {
    onCall('get', VIDEO, answers(aYoutubeVideo()));
    await press(row('YouTube'));
    await write('Video URL', 'https://youtu.be/hanaTaba_01?si=abc');
    await press('Continue');
    await titled('Review your post');
  },
  post: async ({ press }: Opened) => {
    onCall('get', LIST, answers(aPostList(somePosts(1, 3))));
    onCall('get', POST, answers(anInstagramPost({ id: '2', description: 'Post 2' })));
    await press(row('Instagram'));
    await press(/Post 2$/);
    await titled('Review your post');
  },
  story: async ({ press, write, chooseFile }: Opened) => {
    onCall('get', LIST, answers(aPostList([])));
    await press(row('Instagram'));
    await press('Add a story');
    await write('Story URL', 'https://www.instagram.com/stories/hana/12/');
    await chooseFile();
    await press('Continue');
    await titled('Review your post');
  },
  shortVideo: async ({ press, write, chooseFile }: Opened) => {
    await press(row('TikTok'));
    await write('Video URL', 'https://vt.tiktok.com/ZS1/');
    await write('Title', 'Cutting');
    await write('Description', 'In water. #tip');
    await chooseFile();
    await press('Continue');
    await titled('Review your post');
  },
};

/** Called in each `describe`, because a hook outside would apply to all files of the run. */
function withPictureApis(): void {
  beforeEach(() => void mockPictureApis());
  afterEach(() => jest.restoreAllMocks());
}

describe('a post that is already on the page', () => {
  withPictureApis();

  const warning = () => screen.queryByText(/This post is already on your page\./);
  const leadsTo = (contentId: number) =>
    expect(screen.getByRole('link', { name: 'View the existing post' })).toHaveAttribute(
      'href',
      `/profile/hanako.sato/contents/${String(contentId)}`,
    );
  const shown = (...contents: Partial<ContentTile>[]) => contents.map((content) => aContentTile(content));

  it('is pointed out before it is added again, with a link to the first', async () => {
    const contentUrl = 'https://www.youtube.com/watch?v=hanaTaba_01';
    const posted = shown({ contentId: 9, contentUrl }, { contentId: 5, contentUrl }, { contentId: 2 });
    const page = await open(undefined, {}, posted);
    await ways.video(page);
    await waitFor(() => expect(warning()).toBeInTheDocument());
    leadsTo(5);
    const calls = takes();
    await page.press('Add to my page');
    await titled('Added to your page');
    expect(calls).toHaveLength(1);
  });

  it('is pointed out after a short link is resolved', async () => {
    const contentUrl = 'https://www.tiktok.com/@hana/video/7000000000000000001';
    const page = await open(undefined, {}, shown({ contentId: 5, provider: 'tiktok', contentUrl }));
    await ways.shortVideo(page);
    expect(warning()).not.toBeInTheDocument();
    onCall('post', '/contents', () =>
      HttpResponse.json(aContent({ contentId: 34, provider: 'tiktok', contentUrl }), { status: 201 }),
    );
    await page.press('Add to my page');
    await waitFor(() => expect(warning()).toBeInTheDocument());
    leadsTo(5);
  });

  it('is not reported for other posts or for itself', async () => {
    const contentUrl = 'https://www.youtube.com/watch?v=hanaTaba_02';
    const page = await open(undefined, {}, shown({ contentId: 34, contentUrl }));
    await ways.video(page);
    onCall('post', '/contents', () =>
      HttpResponse.json(aContent({ contentId: 34, contentUrl }), { status: 201 }),
    );
    await page.press('Add to my page');
    await titled('Added to your page');
    expect(warning()).not.toBeInTheDocument();
  });
});

describe('the choice of a service', () => {
  withPictureApis();

  it('shows linked accounts, and links or reconnects the others', async () => {
    const { done, press } = await open([youtube, second, { ...instagram, needsReconnect: true }]);
    await titled('Add a post');
    const rows = within(await screen.findByRole('list', { name: 'Services' })).getAllByRole('button');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'YouTubeFlowers and 1 more',
      'InstagramNeeds to be linked again',
      'TikTokLink it to add posts',
    ]);
    await press(row('Instagram'));
    await press(row('TikTok'));
    expect(done).toEqual(['connect instagram', 'connect tiktok']);
    await titled('Add a post');
  });

  it('shows which service the browser is redirected to', async () => {
    const connected: string[] = [];
    const { press } = await open([youtube], {
      connection: { leavingFor: 'tiktok', connect: (provider) => connected.push(provider) },
    });
    await press(/Redirecting to TikTok$/);
    expect(connected).toEqual([]);
  });

  it('shows a message when the accounts cannot be loaded, and loads them at a retry', async () => {
    onCall('get', LINKAGES, refuses(500));
    const page = await renderDialog();
    expect(await screen.findByText('We could not load your linked accounts.')).toBeInTheDocument();
    onCall('get', LINKAGES, answers(linkageList(youtube)));
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: row('YouTube') })).toBeInTheDocument();
  });

  it('closes without confirmation when nothing was entered', async () => {
    const { done, press } = await open();
    await press(row('YouTube'));
    await titled('Add a YouTube video');
    await press('Close');
    expect(done).toEqual(['close']);
  });
});

describe('a YouTube video', () => {
  withPictureApis();

  it('is found by any form of its URL and added', async () => {
    const calls = onCall('get', VIDEO, answers(aYoutubeVideo()));
    const posts = takes();
    const page = await open();
    await page.press(row('YouTube'));
    await page.write('Video URL', ' https://m.youtube.com/shorts/hanaTaba_01 ');
    await page.press('Continue');
    await titled('Review your post');
    expect(calls.map(({ query }) => query.toString())).toEqual(['linkageId=1&videoId=hanaTaba_01']);
    const preview = screen.getByRole('article', { name: 'Post to add' });
    expect(preview).toHaveTextContent('朝の市場で選ぶ、今週の花');
    expect(preview).toHaveTextContent('YouTubePublished October 3, 2026');

    // Pictures come from this host only.
    expect([...preview.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      '/api/oauth/previews/video',
    ]);
    expect(screen.getByRole('link', { name: 'YouTube Terms of Service' })).toBeInTheDocument();
    await page.press('Add to my page');
    await titled('Added to your page');
    expect(posts).toHaveLength(1);
    expect(posts[0]!.body).toMatchObject({ provider: 'youtube', media: [{ videoFlag: true }] });
    expect(screen.getByRole('link', { name: 'View post' })).toHaveAttribute(
      'href',
      '/profile/hanako.sato/contents/34',
    );
    expect(window.sessionStorage).toHaveLength(0);
    await page.press('Done');
    expect(page.done).toEqual(['close']);
  });

  it('is found on the chosen channel', async () => {
    const calls = onCall('get', VIDEO, answers(aYoutubeVideo()));
    const { press, write } = await open([youtube, second]);
    await press(row('YouTube'));
    await titled('Choose a channel');
    const terms = screen.getByRole('list', { name: 'Terms of the services' });
    expect(
      within(terms)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['https://www.youtube.com/t/terms', 'https://policies.google.com/privacy']);
    await press(row('Sweets'));
    await titled('Add a YouTube video');
    await write('Video URL', 'https://www.youtube.com/watch?v=hanaTaba_01');
    await press('Continue');
    await titled('Review your post');
    expect(calls[0]!.query.get('linkageId')).toBe('2');
  });

  const old = anOwnLinkage({ linkageId: 9, snsAccountName: 'Old', needsReconnect: true });

  it.each([
    ['among others', [youtube, second, old]],
    ['with one that does not', [old, youtube]],
  ])('is not requested from a channel that needs reconnecting, %s', async (_what, linkages) => {
    const { press, done } = await open(linkages);
    await press(/^YouTube.*Flowers and/);
    await titled('Choose a channel');
    const rows = within(screen.getByRole('list', { name: 'Choose a channel' })).getAllByRole('button');
    expect(rows.at(-1)).toHaveTextContent('OldNeeds to be linked again');
    await press(row('Old'));
    expect(done).toEqual(['connect youtube']);
    await titled('Choose a channel');
    await press(row('Flowers'));
    await titled('Add a YouTube video');
  });

  it('can be on any of several channels after a draft is resumed', async () => {
    await open([old, youtube], { begin: { provider: 'youtube' } });
    await titled('Choose a channel');
  });

  it.each([
    ['', 'Enter the video URL.'],
    ['https://www.youtube.com/@hana', 'Enter the URL of a YouTube video.'],
    ['https://youtube.com.evil.example/watch?v=hanaTaba_01', 'Enter the URL of a YouTube video.'],
    ['https://www.youtube.com/embed/videoseries', 'Enter the URL of a YouTube video.'],
    [`https://www.youtube.com/watch?v=hanaTaba_01&t=${'1'.repeat(460)}`, 'Use up to 500 characters.'],
  ])('is not requested for the URL %j', async (url, words) => {
    const { press, write } = await open();
    await press(row('YouTube'));
    if (url !== '') await write('Video URL', url);
    await press('Continue');
    const field = screen.getByLabelText('Video URL', { exact: true });
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(words)));
  });

  it.each([
    [403, 'E0101', 'We could not get data from the linked service. Please try again later.'],
    [403, 'E0102', 'Only posts from your linked accounts can be added.'],
    [404, 'unknown', 'We could not get the YouTube video.'],
    [500, 'unknown', 'Something went wrong. Please try again later.'],
    [503, 'unknown', 'We are experiencing heavy traffic or are under maintenance. Please try again shortly.'],
  ] as const)(
    'keeps the URL and shows the reason when it cannot be loaded: %i %s',
    async (status, code, words) => {
      onCall('get', VIDEO, refuses(status, code));
      const { press, write } = await open();
      await press(row('YouTube'));
      await write('Video URL', 'https://youtu.be/hanaTaba_01');
      await press('Continue');
      expect(await screen.findByText(words)).toBeInTheDocument();
      expect(screen.getByLabelText('Video URL', { exact: true })).toHaveValue('https://youtu.be/hanaTaba_01');
      onCall('get', VIDEO, answers(aYoutubeVideo()));
      await press('Continue');
      await titled('Review your post');
      await press('Back');
      await titled('Add a YouTube video');
      expect(screen.queryByText(words)).not.toBeInTheDocument();
    },
  );

  it('offers to reconnect a channel whose access was revoked', async () => {
    const { press, write, done } = await open();
    await press(row('YouTube'));
    onCall('get', LINKAGES, answers(linkageList({ ...youtube, needsReconnect: true })));
    onCall('get', VIDEO, refuses(403, 'E0101'));
    await write('Video URL', 'https://youtu.be/hanaTaba_01');
    await press('Continue');
    expect(await screen.findByText(/Your YouTube account is no longer linked/)).toBeInTheDocument();
    // Retrying would not help.
    expect(screen.queryByText(/try again later/)).not.toBeInTheDocument();
    await press('Link again');
    expect(done).toEqual(['connect youtube']);
  });

  it('is ignored when it arrives too late', async () => {
    const { answer, release } = answersLater(aYoutubeVideo());
    onCall('get', VIDEO, answer);
    const { press, write } = await open();
    await press(row('YouTube'));
    await write('Video URL', 'https://youtu.be/hanaTaba_01');
    await press('Continue');
    expect(await screen.findByRole('button', { name: 'Looking for the video' })).toBeInTheDocument();
    await press('Close');
    await titled('Stop adding this post?');
    release();
    await press('Back');
    await titled('Add a YouTube video');
  });
});

describe('Instagram posts', () => {
  withPictureApis();

  it('are loaded page by page, and the focus moves to the first new one', async () => {
    const calls = onCall('get', LIST, ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.has('nextPageToken')
          ? aPostList(somePosts(3, 4))
          : aPostList(somePosts(1, 2), 'QVFI'),
      ),
    );
    const { press } = await open();
    await press(row('Instagram'));
    const list = await screen.findByRole('list', { name: 'Instagram posts' });
    expect(
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Post from October 3, 2026: Post 1', 'Post from October 3, 2026: Post 2']);
    await press('Show more');
    await waitFor(() => expect(within(list).getAllByRole('button')).toHaveLength(4));
    expect(within(list).getAllByRole('button')[2]).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(calls.map(({ query }) => query.toString())).toEqual([
      'linkageId=3&limit=20',
      'linkageId=3&limit=20&nextPageToken=QVFI',
    ]);
  });

  it('are marked as videos or albums, with pictures from this host only', async () => {
    const posts = [
      anInstagramPost({ id: '1', media: [aPostMedium({ videoFlag: true })] }),
      anInstagramPost({ id: '2', media: [aPostMedium(), aPostMedium(), aPostMedium()] }),
      anInstagramPost({
        id: '3',
        description: '',
        media: [aPostMedium({ imageUrl: null, previewUrl: null })],
      }),
    ];
    onCall('get', LIST, answers(aPostList(posts)));
    const { press } = await open();
    await press(row('Instagram'));
    const list = await screen.findByRole('list', { name: 'Instagram posts' });
    const [video, album, bare] = within(list).getAllByRole('button');
    expect(video).toHaveTextContent(/Video$/);
    expect(album).toHaveTextContent(/3 images$/);
    expect(bare).toHaveTextContent(/^Post from October 3, 2026$/);
    expect([...list.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      '/api/oauth/previews/post',
      '/api/oauth/previews/post',
    ]);
  });

  it('belong to the chosen account', async () => {
    const calls = onCall('get', LIST, answers(aPostList(somePosts(1, 1))));
    const { press } = await open([instagram, { ...instagram, linkageId: 8, snsAccountName: 'other' }]);
    await press(row('Instagram'));
    await titled('Choose an account');
    await press(row('other'));
    await titled('Choose an Instagram post');
    expect(await screen.findByText('Linked account')).toBeInTheDocument();
    await waitFor(() => expect(calls[0]?.query.get('linkageId')).toBe('8'));
  });

  it('show a message when there are none', async () => {
    onCall('get', LIST, answers(aPostList([])));
    const { press } = await open();
    await press(row('Instagram'));
    expect(await screen.findByRole('heading', { name: 'No posts yet' })).toBeInTheDocument();
  });

  it.each([
    [403, 'E0101', 'We could not get data from the linked service. Please try again later.'],
    [403, 'E0102', 'Only posts from your linked accounts can be added.'],
    [500, 'unknown', 'Something went wrong. Please try again later.'],
  ] as const)(
    'show the reason when they cannot be loaded, and load at a retry: %i %s',
    async (status, code, words) => {
      onCall('get', LIST, refuses(status, code));
      const { press } = await open();
      await press(row('Instagram'));
      expect(await screen.findByText(words)).toBeInTheDocument();
      onCall('get', LIST, answers(aPostList(somePosts(1, 1))));
      await press('Try again');
      expect(await screen.findByRole('button', { name: /Post 1$/ })).toBeInTheDocument();
    },
  );

  it('stay when the next page cannot be loaded, with a message', async () => {
    onCall('get', LIST, answers(aPostList(somePosts(1, 1), 'QVFI')));
    const { press } = await open();
    await press(row('Instagram'));
    await screen.findByRole('button', { name: /Post 1$/ });
    onCall('get', LIST, refuses(500));
    await press('Show more');
    expect(await screen.findByText('The rest could not be loaded.')).toBeInTheDocument();
    onCall('get', LIST, answers(aPostList(somePosts(2, 2))));
    await press('Show more');
    expect(await screen.findByRole('button', { name: /Post 2$/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Post 1$/ })).toBeInTheDocument();
  });

  it('are loaded again when chosen, one at a time', async () => {
    onCall('get', LIST, answers(aPostList(somePosts(1, 3))));
    const { answer, release } = answersLater(anInstagramPost({ id: '2', description: 'Post 2, mended' }));
    const calls = onCall('get', POST, answer);
    const { press } = await open();
    await press(row('Instagram'));
    await press(/Post 2$/);
    expect(await screen.findByText('Loading the post')).toBeInTheDocument();
    await press(/Post 3$/);
    release();
    await titled('Review your post');
    expect(screen.getByRole('article')).toHaveTextContent('Post 2, mended');
    expect(calls.map(({ query }) => query.toString())).toEqual(['linkageId=3&id=2']);
  });

  it.each([
    [403, 'E0101', 'We could not get data from the linked service. Please try again later.'],
    [403, 'E0102', 'Only posts from your linked accounts can be added.'],
    [404, 'unknown', 'We could not get the post.'],
    [500, 'unknown', 'Something went wrong. Please try again later.'],
  ] as const)(
    'stay when the chosen one cannot be loaded, with the reason: %i %s',
    async (status, code, words) => {
      onCall('get', LIST, answers(aPostList(somePosts(1, 2))));
      onCall('get', POST, refuses(status, code));
      const { press } = await open();
      await press(row('Instagram'));
      await press(/Post 1$/);
      expect(await screen.findByText(words)).toBeInTheDocument();
      expect(screen.getByRole('button', { name: /Post 2$/ })).toBeInTheDocument();
      await titled('Choose an Instagram post');
    },
  );

  it('cannot be added without a picture', async () => {
    onCall('get', LIST, answers(aPostList(somePosts(1, 1))));
    onCall(
      'get',
      POST,
      answers(anInstagramPost({ media: [aPostMedium({ imageUrl: null, previewUrl: null })] })),
    );
    const { press } = await open();
    await press(row('Instagram'));
    await press(/Post 1$/);
    expect(await screen.findByText('No image to show')).toBeInTheDocument();
    for (const name of ['Add to my page', 'Save as draft'])
      expect(screen.getByRole('button', { name })).toBeDisabled();
  });
});

describe('a post entered by hand', () => {
  withPictureApis();

  it.each([
    ['a story', 'story', { provider: 'instagram', contentUrl: 'https://www.instagram.com/stories/hana/12/' }],
    [
      'a short video',
      'shortVideo',
      {
        provider: 'tiktok',
        contentUrl: 'https://vt.tiktok.com/ZS1/',
        title: 'Cutting',
        description: 'In water. #tip',
        'hashTags[0]': 'tip',
      },
    ],
  ] as const)('is entered, reviewed and added with its picture: %s', async (_what, kind, body) => {
    const calls = takes();
    const page = await open();
    await ways[kind](page);
    expect(await screen.findByRole('img', { name: 'Image 1' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    );
    // Data entered by hand is under no provider's terms.
    expect(screen.queryByRole('list', { name: 'Terms of the services' })).not.toBeInTheDocument();
    await page.press('Add to my page');
    await titled('Added to your page');
    expect(calls[0]!.body).toMatchObject({
      ...body,
      'media[0][image]': expect.objectContaining({ type: 'image/jpeg' }),
    });
  });

  it.each([
    [
      'Instagram',
      'story',
      'Story URL',
      'https://www.tiktok.com/@hana/video/1',
      /starts with https:\/\/www\.instagram\.com\//,
    ],
    ['TikTok', 'shortVideo', 'Video URL', 'https://www.instagram.com/p/C2/', /URL of a TikTok video/],
    ['TikTok', 'shortVideo', 'Video URL', 'https://lite.tiktok.com/t/ZS1/', /URL cannot be used/],
  ] as const)('accepts only URLs of its service: %s', async (service, kind, label, url, words) => {
    onCall('get', LIST, answers(aPostList([])));
    const { press, write } = await open();
    await press(row(service));
    if (kind === 'story') await press('Add a story');
    await write(label, url);
    await press('Continue');
    const field = screen.getByLabelText(label, { exact: true });
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringMatching(words)));
    expect(field).toHaveFocus();
    expect(document.querySelector('input[type=file]')).toHaveAccessibleDescription(/Choose an image\./);
  });

  it('respects the length limits', async () => {
    const { press, write, chooseFile } = await open();
    await press(row('TikTok'));
    await write('Video URL', 'https://vt.tiktok.com/ZS1/');
    await write('Title', '🌸'.repeat(192));
    await write('Description', 'x'.repeat(5001));
    await chooseFile();
    await press('Continue');
    for (const [label, words] of [
      ['Title', /up to 191/],
      ['Description', /up to 5000/],
    ] as const) {
      await waitFor(() =>
        expect(screen.getByLabelText(label, { exact: true })).toHaveAccessibleDescription(words),
      );
    }
  });

  it('shows what is wrong with a picture before it is uploaded', async () => {
    const { user, press } = await open();
    await press(row('TikTok'));
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await user.upload(input, aFile('image/gif', { type: 'image/png' }));
    await waitFor(() => expect(input).toHaveAccessibleDescription(/JPEG, PNG or WebP image/));
    await user.upload(input, aFile('image/jpeg', { size: 15_728_641 }));
    await waitFor(() => expect(input).toHaveAccessibleDescription(/up to 15 MB/));
  });

  it.each([
    ['contentUrl', 'invalidFormat', 'Video URL', /URL of a TikTok video/],
    ['title', 'invalidFormat', 'Title', /not allowed/],
    ['description', 'invalidLength', 'Description', /up to 5000/],
  ] as const)('returns to the field that the server rejects: %s', async (field, code, label, words) => {
    onCall('post', '/contents', refuses(400, code, field));
    const page = await open();
    await ways.shortVideo(page);
    await page.press('Add to my page');
    await titled('Add a TikTok video');
    expect(screen.getByLabelText(label, { exact: true })).toHaveAccessibleDescription(words);
    expect(screen.getByLabelText('Description', { exact: true })).toHaveValue('In water. #tip');
  });

  it('returns to the chosen picture when the server rejects it', async () => {
    onCall('post', '/contents', refuses(415, 'unsupportedImage', 'media[0][image]'));
    const page = await open();
    await ways.story(page);
    await page.press('Add to my page');
    await titled('Add a story');
    expect(document.querySelector('input[type=file]')).toHaveAccessibleDescription(
      /Animated images are not supported/,
    );
    expect(await screen.findByRole('img', { name: 'Selected image' })).toBeInTheDocument();
  });
});

describe('the confirmation step', () => {
  withPictureApis();

  it('returns to the complete input', async () => {
    const page = await open();
    await ways.shortVideo(page);
    await page.press('Back');
    await titled('Add a TikTok video');
    expect(screen.getByLabelText('Title', { exact: true })).toHaveValue('Cutting');
    expect(await screen.findByRole('img', { name: 'Selected image' })).toBeInTheDocument();
    await page.press('Back');
    await page.press(row('TikTok'));
    expect(screen.getByLabelText('Title', { exact: true })).toHaveValue('Cutting');
  });

  it('returns to the post’s place in the list', async () => {
    const sought: (string | null)[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      sought.push(this.textContent);
    });
    const page = await open();
    await ways.post(page);
    expect(sought).toEqual([]);
    await page.press('Back');
    await titled('Choose an Instagram post');
    expect(sought).toEqual(['Post from October 3, 2026: Post 2']);
  });

  it.each(['Cancel', 'Close'])(
    'asks before the post is discarded, and can be resumed: %s',
    async (button) => {
      const page = await open();
      await ways.video(page);
      await page.press(button);
      await titled('Stop adding this post?');
      await page.press('Back');
      await titled('Review your post');
      await page.press(button);
      // Closing the question does not discard the post.
      await page.press('Close');
      await titled('Review your post');
      expect(page.done).toEqual([]);
      await page.press(button);
      await page.press('Stop without adding');
      expect(page.done).toEqual(['close']);
      expect(window.sessionStorage).toHaveLength(0);
    },
  );

  it('sends one request for repeated clicks, and cannot be left meanwhile', async () => {
    const { answer, release } = answersLater(aContent({ contentId: 34 }));
    const calls = onCall('post', '/contents', answer);
    const page = await open();
    await ways.shortVideo(page);
    await page.user.dblClick(screen.getByRole('button', { name: 'Add to my page' }));
    expect(await screen.findByRole('button', { name: 'Adding' })).toBeInTheDocument();
    for (const name of ['Back', 'Cancel', 'Close']) await page.press(name);
    await titled('Review your post');
    release();
    await titled('Added to your page');
    expect(calls).toHaveLength(1);
  });

  it.each([
    [400, 'limitReached', 'You can have up to 200 posts. Please delete one you no longer need.'],
    [400, 'storageFull', 'You have run out of storage. Please delete images you no longer need.'],
    [403, 'E0101', 'We could not get data from the linked service. Please try again later.'],
    [403, 'E0102', 'Only posts from your linked accounts can be added.'],
    [429, 'unknown', 'Too many attempts. Please try again later.'],
    [500, 'unknown', 'The post could not be added. Please try again later.'],
  ] as const)('stays when adding fails, with the reason: %i %s', async (status, code, words) => {
    onCall('post', '/contents', refuses(status, code));
    const page = await open();
    await ways.video(page);
    await page.press('Add to my page');
    expect(await screen.findByText(words)).toBeInTheDocument();
    takes();
    await page.press('Add to my page');
    await titled('Added to your page');
  });

  it.each([
    ['video', 'Add a YouTube video', 'We could not get the YouTube video.'],
    ['post', 'Choose an Instagram post', 'We could not get the post.'],
  ] as const)(
    'returns to the previous step when the post no longer exists, with a message: %s',
    async (kind, title, words) => {
      onCall('post', '/contents', refuses(404));
      const page = await open();
      await ways[kind](page);
      await page.press('Add to my page');
      await titled(title);
      expect(screen.getByText(words)).toBeInTheDocument();
    },
  );

  it.each([
    ['朝の市場から。\n#花 ＃市場', ['花', '市場', 'cafe'], ['#cafe']],
    ['朝の市場から。', ['花'], ['#花']],
    ['#花', ['花'], []],
  ])('lists the hash tags that the text does not contain: %j, %j', async (description, hashTags, shown) => {
    const page = await open();
    onCall('get', VIDEO, answers(aYoutubeVideo({ description, hashTags })));
    const calls = takes();
    await page.press(row('YouTube'));
    await page.write('Video URL', 'https://youtu.be/hanaTaba_01');
    await page.press('Continue');
    await titled('Review your post');
    const list = screen.queryByRole('list', { name: 'Hashtags' });
    const tags = list === null ? [] : within(list).getAllByRole('listitem');
    expect(tags.map(({ textContent }) => textContent)).toEqual(shown);
    await page.press('Add to my page');
    await titled('Added to your page');
    // They are added regardless.
    expect(calls[0]!.body).toMatchObject({ hashTags });
  });

  it.each(['video', 'post', 'story', 'shortVideo'] as const)('is saved as a draft: %s', async (kind) => {
    const calls = onCall('post', '/contents', () =>
      HttpResponse.json(aContent({ contentId: 34, visibility: 'draft' }), { status: 201 }),
    );
    const page = await open();
    await ways[kind](page);
    await page.user.dblClick(screen.getByRole('button', { name: 'Save as draft' }));
    const step = await titled('Saved as a draft');
    expect(step).toHaveTextContent('Only you can see this post.');
    expect(screen.queryByRole('link', { name: 'View post' })).not.toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([expect.objectContaining({ visibility: 'draft' })]);
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('shows several pictures side by side', async () => {
    onCall('get', LIST, answers(aPostList(somePosts(1, 1))));
    onCall('get', POST, answers(anInstagramPost({ media: [aPostMedium(), aPostMedium()] })));
    const { press } = await open();
    await press(row('Instagram'));
    await press(/Post 1$/);
    const pictures = await screen.findByRole('list', { name: '2 images' });
    expect(pictures).toHaveAttribute('tabindex', '0');
    expect(within(pictures).getAllByRole('img')).toHaveLength(2);
  });
});

describe('a post that was added', () => {
  withPictureApis();

  it('can be followed by another', async () => {
    takes();
    const page = await open();
    await ways.video(page);
    await page.press('Add to my page');
    await page.press('Add another');
    await titled('Add a post');
    await page.press(row('YouTube'));
    expect(screen.getByLabelText('Video URL', { exact: true })).toHaveValue('');
    await page.press('Close');
    expect(page.done).toEqual(['close']);
  });

  it('can be followed by items', async () => {
    takes();
    const page = await open(undefined, { items: ({ contentId }) => <p>Items of {contentId}</p> });
    await ways.video(page);
    await page.press('Add to my page');
    await page.press('Add recommended items');
    expect(await screen.findByText('Items of 34')).toBeInTheDocument();
  });
});

describe('the focus', () => {
  withPictureApis();

  it('moves to each new step', async () => {
    const page = await open();
    await ways.video(page);
    expect(await titled('Review your post')).toHaveFocus();
    await page.press('Back');
    expect(await titled('Add a YouTube video')).toHaveFocus();
  });
});
