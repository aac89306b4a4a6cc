import { promised } from '../../../../test/support/promised.js';
import { type GoogleClient } from '../../../providers/google/google.client.js';
import { type InstagramClient } from '../../../providers/instagram/instagram.client.js';
import { type LinkageClientsService } from '../../../providers/linkage-clients.service.js';
import { type InstagramPost, type YoutubeVideo } from '../../../providers/posts.js';
import { GrantDead, NotOwnContent, ProviderUnavailable } from '../../../providers/provider.errors.js';
import { type TiktokClient } from '../../../providers/tiktok/tiktok.client.js';
import { type LinkageGrantsService } from '../linkages/linkage-grants.service.js';
import { LinkageNotFound } from '../linkages/linkages.errors.js';
import { type LinkageKey, type LinkagesRepository } from '../linkages/linkages.repository.js';
import { LinkedPostsService } from './linked-posts.service.js';
import { type ListedPostsRepository } from './listed-posts.repository.js';
import { PostNotFound } from './posts.errors.js';

const HANA = 'account-1';
const TARO = 'account-2';

const linkage = (id: number, provider: LinkageKey['provider'], name: string): LinkageKey => ({
  ...{ id, provider, handle: name, providerAccountId: `${name}'s ID` },
  ...{ accountId: HANA, pictureId: null, grantId: id },
});

const video = (channel: string): YoutubeVideo => ({
  videoId: 'video',
  channelId: `${channel}'s ID`,
  ...{ title: '', description: '', hashTags: [], thumbnailUrl: null },
  publishedAt: new Date(0),
});

const post = (code: string): InstagramPost => ({
  id: `${code}'s ID`,
  permalink: `https://www.instagram.com/p/${code}/`,
  ...{ description: '', hashTags: [], media: [] },
  publishedAt: new Date(0),
});

const addressOf = (code: string) => `https://www.instagram.com/hana/reel/${code}/?igsh=1`;

/** Hana's linked accounts with fake providers. */
function startPosts(linkages: LinkageKey[]) {
  /** The linkages whose grants have ended. */
  const dead = new Set<number>();
  /** The provider calls, with the linkage that each goes through. */
  const calls: string[] = [];
  const deadlines = new Set<AbortSignal>();
  /** The data that each linkage can read: videos, and Instagram posts by page. */
  const videos = new Map<number, YoutubeVideo>();
  const pages = new Map<number, InstagramPost[][]>();
  const listed = new Map<string, { linkageId: number; postId: string }>();
  const away = new Set<string>();
  const call = (what: string, deadline: AbortSignal) => {
    calls.push(what);
    deadlines.add(deadline);
    if (away.has(what)) throw new ProviderUnavailable();
  };
  const redirects = new Map<string, string>();
  const service = new LinkedPostsService(
    {
      listKeys: (accountId: string, provider: string) =>
        Promise.resolve(
          linkages.filter((each) => each.accountId === accountId && each.provider === provider),
        ),
      findKey: (id: number) => Promise.resolve(linkages.find((each) => each.id === id) ?? null),
    } as unknown as LinkagesRepository,
    {
      // The access token of a linkage is its ID.
      use: async <Result>(id: number, work: (accessToken: string) => Promise<Result>) => {
        if (dead.has(id)) throw new GrantDead();
        return work(String(id));
      },
    } as unknown as LinkageGrantsService,
    {
      find: (accountId: string, code: string) =>
        Promise.resolve(accountId === HANA ? (listed.get(code) ?? null) : null),
      note: (linkageId: number, posts: { shortCode: string; postId: string }[]) => {
        for (const { shortCode, postId } of posts) listed.set(shortCode, { linkageId, postId });
        return Promise.resolve();
      },
    } as unknown as ListedPostsRepository,
    { deadline: () => AbortSignal.timeout(60_000) } as LinkageClientsService,
    {
      video: (token: string, _id: string, deadline: AbortSignal) =>
        promised(() => {
          call(`video ${token}`, deadline);
          return videos.get(Number(token)) ?? null;
        }),
    } as unknown as GoogleClient,
    {
      posts: (token: string, { after = '0' }: { after?: string }, deadline: AbortSignal) =>
        promised(() => {
          call(`posts ${token}`, deadline);
          const all = pages.get(Number(token)) ?? [];
          const next = Number(after) + 1;
          return { posts: all[Number(after)] ?? [], nextPageToken: next < all.length ? String(next) : null };
        }),
      post: (token: string, id: string, deadline: AbortSignal) =>
        promised(() => {
          call(`post ${token}`, deadline);
          return (pages.get(Number(token)) ?? []).flat().find((each) => each.id === id) ?? null;
        }),
    } as unknown as InstagramClient,
    { follow: (url: string) => Promise.resolve(redirects.get(url) ?? null) } as unknown as TiktokClient,
  );
  return { service, dead, calls, deadlines, videos, pages, listed, away, redirects };
}

const deadline = AbortSignal.timeout(60_000);

describe('the linked account of a URL', () => {
  const { service } = startPosts([
    linkage(1, 'tiktok', 'first'),
    linkage(2, 'tiktok', 'Hana'),
    { ...linkage(3, 'tiktok', 'taro'), accountId: TARO },
  ]);
  const ownerOf = (address: string) => service.requireOwner(HANA, 'tiktok', address);

  it('is the one that it names, ignoring case', async () => {
    expect(await ownerOf('https://www.tiktok.com/@hANA/video/1')).toBe(2);
  });

  it('is the best one if it names none', async () => {
    expect(await ownerOf('https://www.tiktok.com/v/1.html')).toBe(1);
  });

  it.each([
    ['the account of another user', 'https://www.tiktok.com/@taro/video/1'],
    ['an unknown account', 'https://www.tiktok.com/@nobody/video/1'],
  ])('does not exist if it names %s', async (_whose, address) => {
    await expect(ownerOf(address)).rejects.toBeInstanceOf(NotOwnContent);
  });

  it('does not exist if none is linked', async () => {
    await expect(service.requireOwner(TARO, 'instagram', addressOf('a'))).rejects.toBeInstanceOf(
      NotOwnContent,
    );
  });
});

describe('a TikTok short link', () => {
  const SHORT = 'https://vt.tiktok.com/abc/';

  it('resolves to its post without sharing parameters', async () => {
    const { service, redirects } = startPosts([linkage(1, 'tiktok', 'hana')]);
    redirects.set(SHORT, 'https://www.tiktok.com/@hana/video/1?_t=abc#here');
    expect(await service.tiktokAddress(HANA, SHORT, deadline)).toBe('https://www.tiktok.com/@hana/video/1');
  });

  it('resolves to the usual URL of a post that it names on the mobile host', async () => {
    const { service, redirects } = startPosts([linkage(1, 'tiktok', 'hana')]);
    redirects.set(SHORT, 'https://m.tiktok.com/v/7.html?_r=1');
    expect(await service.tiktokAddress(HANA, SHORT, deadline)).toBe('https://www.tiktok.com/@/video/7');
  });

  it.each([['https://www.tiktok.com/@hana'], ['https://a.example/@hana/video/1']])(
    'that redirects to %s resolves to null',
    async (target) => {
      const { service, redirects } = startPosts([linkage(1, 'tiktok', 'hana')]);
      redirects.set(SHORT, target);
      expect(await service.tiktokAddress(HANA, SHORT, deadline)).toBeNull();
    },
  );

  it('is not followed without a linked account', async () => {
    const { service, redirects } = startPosts([]);
    redirects.set(SHORT, 'https://www.tiktok.com/@hana/video/1');
    await expect(service.tiktokAddress(HANA, SHORT, deadline)).rejects.toBeInstanceOf(NotOwnContent);
  });
});

describe('a YouTube video', () => {
  const two = [linkage(1, 'youtube', 'first'), linkage(2, 'youtube', 'second')];

  it('belongs to the channel it was uploaded to, even if read through another', async () => {
    const { service, videos, calls } = startPosts(two);
    videos.set(1, video('second'));
    expect(await service.youtubeVideo(HANA, 'video', deadline)).toMatchObject({ linkageId: 2 });
    expect(calls).toEqual(['video 1']);
  });

  it('is read through the next channel if one cannot read it or is no longer linked', async () => {
    const { service, videos, dead, calls } = startPosts([...two, linkage(3, 'youtube', 'third')]);
    dead.add(1);
    videos.set(3, video('third'));
    expect(await service.youtubeVideo(HANA, 'video', deadline)).toMatchObject({ linkageId: 3 });
    expect(calls).toEqual(['video 2', 'video 3']);
  });

  it('of another channel is rejected', async () => {
    const { service, videos } = startPosts(two);
    videos.set(1, video('strange'));
    await expect(service.youtubeVideo(HANA, 'video', deadline)).rejects.toBeInstanceOf(NotOwnContent);
  });

  it('is rejected without a call if no channel is linked', async () => {
    const { service, calls } = startPosts([]);
    await expect(service.youtubeVideo(HANA, 'video', deadline)).rejects.toBeInstanceOf(NotOwnContent);
    expect(calls).toEqual([]);
  });

  it.each([
    ['not found if one channel could search for it', [1], PostNotFound],
    ['not found if another channel could search for it', [2], PostNotFound],
    ['unreadable if none could', [1, 2], GrantDead],
  ])('is %s', async (_what, ended, error) => {
    const { service, dead } = startPosts(two);
    for (const id of ended) dead.add(id);
    await expect(service.youtubeVideo(HANA, 'video', deadline)).rejects.toBeInstanceOf(error);
  });

  it('is not searched further if YouTube is unavailable', async () => {
    const { service, away, calls, videos } = startPosts(two);
    away.add('video 1');
    videos.set(2, video('second'));
    await expect(service.youtubeVideo(HANA, 'video', deadline)).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(calls).toEqual(['video 1']);
  });

  describe('through one linkage', () => {
    it('may be of another channel of the account, but not of a foreign one', async () => {
      const { service, videos } = startPosts(two);
      videos.set(1, video('second'));
      expect(await service.youtubeVideoOf(HANA, 1, 'video')).toEqual(video('second'));
      videos.set(1, video('strange'));
      await expect(service.youtubeVideoOf(HANA, 1, 'video')).rejects.toBeInstanceOf(NotOwnContent);
    });

    it.each([
      ['of another account', 3, NotOwnContent],
      ['of another provider', 4, LinkageNotFound],
      ['that does not exist', 9, LinkageNotFound],
    ])('is not read through one %s', async (_which, id, error) => {
      const { service, calls } = startPosts([
        ...two,
        { ...linkage(3, 'youtube', 'third'), accountId: TARO },
        linkage(4, 'instagram', 'hana'),
      ]);
      await expect(service.youtubeVideoOf(HANA, id, 'video')).rejects.toBeInstanceOf(error);
      expect(calls).toEqual([]);
    });
  });
});

describe('an Instagram post', () => {
  const two = [linkage(1, 'instagram', 'first'), linkage(2, 'instagram', 'second')];
  const findThrough = ({ service }: ReturnType<typeof startPosts>, code: string) =>
    service.instagramPost(HANA, addressOf(code), deadline);

  it('is found by any form of its URL, searching the pages of the accounts in turn', async () => {
    const posts = startPosts(two);
    posts.pages.set(1, [[post('a')], [post('b')], [post('c')]]);
    posts.pages.set(2, [[post('d')], [post('wanted')]]);
    expect(await findThrough(posts, 'wanted')).toEqual({ linkageId: 2, post: post('wanted') });
    expect(posts.calls).toEqual(['posts 1', 'posts 2', 'posts 1', 'posts 2']);
  });

  it('is searched in up to five pages', async () => {
    const posts = startPosts([linkage(1, 'instagram', 'first')]);
    posts.pages.set(1, [...Array.from({ length: 5 }, (_, page) => [post(`other${page}`)]), [post('wanted')]]);
    await expect(findThrough(posts, 'wanted')).rejects.toBeInstanceOf(NotOwnContent);
    expect(posts.calls).toHaveLength(5);
  });

  it('is read directly if it was listed recently', async () => {
    const posts = startPosts(two);
    posts.pages.set(2, [[post('a'), post('wanted')]]);
    await posts.service.instagramPosts(HANA, 2, { after: undefined, limit: 20 });
    posts.calls.length = 0;
    expect(await findThrough(posts, 'wanted')).toEqual({ linkageId: 2, post: post('wanted') });
    expect(posts.calls).toEqual(['post 2']);
  });

  it('that was listed recently and has been deleted is not searched', async () => {
    const posts = startPosts(two);
    posts.listed.set('gone', { linkageId: 2, postId: 'gone' });
    await expect(findThrough(posts, 'gone')).rejects.toBeInstanceOf(PostNotFound);
    expect(posts.calls).toEqual(['post 2']);
  });

  it('is remembered after it was read by its ID', async () => {
    const posts = startPosts(two);
    posts.pages.set(2, [[post('wanted')]]);
    await posts.service.instagramPostOf(HANA, 2, "wanted's ID");
    expect(posts.listed.get('wanted')).toEqual({ linkageId: 2, postId: "wanted's ID" });
  });

  it('that is not found is rejected as foreign, unless a linkage could not be searched', async () => {
    const posts = startPosts(two);
    await expect(findThrough(posts, 'wanted')).rejects.toBeInstanceOf(NotOwnContent);
    posts.dead.add(1);
    await expect(findThrough(posts, 'wanted')).rejects.toBeInstanceOf(GrantDead);
    posts.pages.set(2, [[post('wanted')]]);
    expect(await findThrough(posts, 'wanted')).toMatchObject({ linkageId: 2 });
  });

  it('is not searched further if Instagram is unavailable', async () => {
    const posts = startPosts(two);
    posts.away.add('posts 1');
    await expect(findThrough(posts, 'wanted')).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(posts.calls).toEqual(['posts 1']);
  });

  it('is searched within the deadline of the request', async () => {
    const posts = startPosts(two);
    posts.pages.set(1, [[post('a')], [post('wanted')]]);
    await findThrough(posts, 'wanted');
    expect([...posts.deadlines]).toEqual([deadline]);
  });

  it('needs the URL of a post', async () => {
    const posts = startPosts(two);
    const profile = 'https://www.instagram.com/hana/';
    await expect(posts.service.instagramPost(HANA, profile, deadline)).rejects.toBeInstanceOf(NotOwnContent);
    expect(posts.calls).toEqual([]);
  });

  it('and the list of posts are not read through the linkage of another account', async () => {
    const { service, calls } = startPosts([{ ...linkage(1, 'instagram', 'taro'), accountId: TARO }]);
    const range = { after: undefined, limit: 20 };
    await expect(service.instagramPostOf(HANA, 1, 'post')).rejects.toBeInstanceOf(NotOwnContent);
    await expect(service.instagramPosts(HANA, 1, range)).rejects.toBeInstanceOf(NotOwnContent);
    expect(calls).toEqual([]);
  });
});
