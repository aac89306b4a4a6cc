import sharp from 'sharp';
import { failureIn } from '../../../../test/support/failures.js';
import { deadline } from '../../../../test/support/linkage-clients.js';
import { link } from '../../../../test/support/linkages.js';
import { signUp, type SignedUp } from '../../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import { AT_INSTAGRAM, AT_YOUTUBE, TestSandbox } from '../../../../test/support/test-sandbox.js';
import { NotOwnContent } from '../../../providers/provider.errors.js';
import { SealedBoxService } from '../../../security/sealed-box.service.js';
import { type InstagramPostListResponse } from './dto/posts.response.js';
import { LinkedPostsService } from './linked-posts.service.js';
import { PostNotFound } from './posts.errors.js';
import { Linkage } from '../linkages/linkage.entity.js';
import { ListedPost } from './listed-post.entity.js';
import { Picture } from '../../pictures/picture.entity.js';
import { ago } from '../../../../test/support/times.js';

const ENCRYPTION_KEY = 'ab'.repeat(32);

const POSTS = '/api/oauth/instagram/posts';
const POST = `${POSTS}/detail`;
const VIDEO = '/api/oauth/youtube/posts/detail';

const GRAPH_POSTS = '/instagram/v26.0/me/media';
const VIDEOS = '/google/youtube/v3/videos';

describe('posts at providers', () => {
  let sandbox: TestSandbox;
  let testApp: TestApp;
  let person: SignedUp;
  let stranger: SignedUp;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
    testApp = await startTestApp({ ...sandbox.variables, ENCRYPTION_KEY });
    stranger = await signUp(testApp);
  });
  afterAll(async () => {
    await testApp.stop();
    await sandbox.stop();
  });
  beforeEach(async () => {
    person = await signUp(testApp);
  });
  afterEach(() => sandbox.reset());

  const linkTo = async (provider: 'instagram' | 'youtube', who: { userId: string }) => {
    const { results } = await link(person.browser, sandbox, provider, who);
    return (results[0] as { linkageId: number }).linkageId;
  };
  const linked = () => testApp.app.get(LinkedPostsService, { strict: false });

  describe('at Instagram', () => {
    const { manyPosts, onePage } = AT_INSTAGRAM;
    const list = async (linkageId: number, query: object = {}) =>
      (
        await person.browser
          .get(POSTS)
          .query({ linkageId, ...query })
          .expect(200)
      ).body as InstagramPostListResponse;

    it('are listed in pages until the last one', async () => {
      const linkageId = await linkTo('instagram', manyPosts);
      const parts: InstagramPostListResponse[] = [await list(linkageId)];
      for (let token = parts[0]?.nextPageToken; token; token = parts.at(-1)?.nextPageToken)
        parts.push(await list(linkageId, { nextPageToken: token }));
      expect(parts.map(({ posts }) => posts.length)).toEqual([20, 20, 5]);
      const ids = parts.flatMap(({ posts }) => posts.map(({ id }) => id));
      expect(ids).toEqual(manyPosts.posts.map(({ id }) => id));
      expect((await list(linkageId, { limit: 2 })).posts).toHaveLength(2);
      expect(await list(await linkTo('instagram', onePage))).toMatchObject({ nextPageToken: null });
    });

    it('are returned with all special cases', async () => {
      const linkageId = await linkTo('instagram', manyPosts);
      const { posts } = await list(linkageId);
      const [picture, album, film, silent, wordless, withheld, accents] = posts;
      expect(picture).toEqual({
        id: manyPosts.posts[0]?.id,
        permalink: `https://www.instagram.com/p/${manyPosts.posts[0]?.code}/`,
        description: manyPosts.posts[0]?.caption,
        hashTags: ['秋の花束', 'ブーケ'],
        media: [
          {
            imageUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/pictures\//),
            previewUrl: expect.stringMatching(/^\/api\/oauth\/previews\/[\w-]+$/),
            videoFlag: false,
            videoUrl: null,
          },
        ],
        publishedAt: '2026-11-10T03:00:00.000Z',
      });
      expect(album?.media.map(({ videoFlag }) => videoFlag)).toEqual([false, true, false]);
      expect(film).toMatchObject({
        permalink: expect.stringContaining('/reel/'),
        hashTags: ['ラッピング', '花屋の仕事'],
        media: [{ videoFlag: true, videoUrl: expect.stringContaining('film.mp4') }],
      });
      expect(silent?.media).toMatchObject([{ videoFlag: true, videoUrl: null }]);
      expect(wordless).toMatchObject({ description: '', hashTags: [] });
      expect(withheld?.media).toMatchObject([{ imageUrl: null, previewUrl: null }]);
      expect(accents?.hashTags).toEqual(['café', '花とお茶']);
    });

    it('are returned one by one as in the list', async () => {
      const linkageId = await linkTo('instagram', manyPosts);
      const [, album] = (await list(linkageId)).posts;
      const { body } = await person.browser.get(POST).query({ linkageId, id: album?.id }).expect(200);
      // Preview URLs differ each time.
      const comparable = (post: unknown) => JSON.stringify(post).replaceAll(/previews\/[\w-]+/g, 'previews');
      expect(comparable(body)).toBe(comparable(album));
    });

    it.each(['17900000000000001', 'none', '1'])('are not found by the ID %s', async (id) => {
      const linkageId = await linkTo('instagram', onePage);
      const answer = await person.browser.get(POST).query({ linkageId, id }).expect(404);
      expect(failureIn(answer).errorCode).toBe('unknown');
    });

    it.each([
      ['no linkage', {}],
      ['an invalid linkage', { linkageId: 'x' }],
      ['a limit that is too high', { linkageId: 1, limit: 21 }],
      ['a limit of 0', { linkageId: 1, limit: 0 }],
      ['an invalid token', { linkageId: 1, nextPageToken: 'a b' }],
    ])('are rejected with %s', async (_what, query) => {
      await person.browser.get(POSTS).query(query).expect(400);
    });

    describe('are found by URL', () => {
      const postOf = (permalink: string) =>
        linked().instagramPost(person.account.accountId, permalink, deadline());
      const addressOf = (index: number) => `https://instagram.com/p/${manyPosts.posts[index]?.code}/?igsh=x`;
      const pages = async () => (await sandbox.requestsTo(GRAPH_POSTS)).length;

      it('without a search if they were listed within the hour', async () => {
        const linkageId = await linkTo('instagram', manyPosts);
        await list(linkageId);
        const found = await postOf(addressOf(3));
        expect(found).toMatchObject({ linkageId, post: { id: manyPosts.posts[3]?.id } });
        expect(await pages()).toBe(1);
        await testApp.repository(ListedPost).updateAll({ listedAt: ago({ hours: 1 }) });
        await postOf(addressOf(3));
        expect(await pages()).toBe(2);
      });

      it('in any linked account, among the newest pages of each', async () => {
        const first = await linkTo('instagram', onePage);
        const second = await linkTo('instagram', manyPosts);
        expect(await postOf(addressOf(44))).toMatchObject({ linkageId: second });
        expect(await pages()).toBe(4);
        const own = `https://www.instagram.com/${onePage.username}/p/${onePage.posts[0]?.code}/`;
        expect(await postOf(own)).toMatchObject({ linkageId: first });
      });

      it('in up to five pages', async () => {
        await sandbox.addPerson('instagram', {
          ...onePage,
          userId: '17841400000000077',
          username: 'many',
          posts: Array.from({ length: 101 }, (_none, index) => ({
            id: `1790000000000${1000 + index}`,
            code: `many${index}`,
            caption: null,
            timestamp: '2026-11-01T00:00:00.000Z',
            media: [{ video: false }],
          })),
        });
        await linkTo('instagram', { userId: '17841400000000077' });
        const at = (index: number) => `https://www.instagram.com/p/many${index}/`;
        expect(await postOf(at(99))).toMatchObject({ post: { id: '17900000000001099' } });
        await expect(postOf(at(100))).rejects.toBeInstanceOf(NotOwnContent);
        expect(await pages()).toBe(10);
      });

      it('but not if they belong to another account, or none is linked', async () => {
        await expect(postOf(addressOf(0))).rejects.toBeInstanceOf(NotOwnContent);
        await linkTo('instagram', onePage);
        await expect(postOf(addressOf(0))).rejects.toBeInstanceOf(NotOwnContent);
        await expect(postOf('https://www.instagram.com/hana/')).rejects.toBeInstanceOf(NotOwnContent);
      });

      it('even if one of the accounts has to be linked again', async () => {
        await linkTo('instagram', onePage);
        const second = await linkTo('instagram', manyPosts);
        await sandbox.withdraw('instagram', onePage);
        expect(await postOf(addressOf(0))).toMatchObject({ linkageId: second });
      });
    });
  });

  describe('at YouTube', () => {
    const { severalChannels, oneChannel } = AT_YOUTUBE;
    const [flowers, sweets] = severalChannels.channels;
    const [, , short] = flowers?.videos ?? [];
    const idOf = (index: number) => flowers?.videos[index]?.id ?? '';
    const read = (linkageId: number, videoId: string) =>
      person.browser.get(VIDEO).query({ linkageId, videoId });

    it('are returned with their texts, hash tags and picture', async () => {
      const linkageId = await linkTo('youtube', severalChannels);
      const { body } = await read(linkageId, short?.id ?? '').expect(200);
      expect(body).toEqual({
        videoId: short?.id,
        title: short?.title,
        description: short?.description,
        hashTags: ['水切り', 'shorts'],
        thumbnail: expect.stringMatching(/1280x720\.jpg$/),
        previewUrl: expect.stringMatching(/^\/api\/oauth\/previews\/[\w-]+$/),
        publishedAt: '2026-11-01T09:00:00.000Z',
      });
      await read(linkageId, idOf(3)).expect(200);
    });

    it('of another channel are returned if it is linked, and rejected if not', async () => {
      const linkageId = await linkTo('youtube', severalChannels);
      const [ofSweets, ofAnother] = [sweets, oneChannel.channels[0]].map(
        (channel) => channel?.videos[0]?.id ?? '',
      );
      const { body } = await read(linkageId, ofSweets ?? '').expect(200);
      expect(body).toMatchObject({ videoId: ofSweets });
      const answer = await read(linkageId, ofAnother ?? '').expect(403);
      expect(failureIn(answer).errorCode).toBe('E0102');
    });

    it('that are private or deleted are not found', async () => {
      const linkageId = await linkTo('youtube', severalChannels);
      await read(linkageId, idOf(4)).expect(404);
      await read(linkageId, 'nobody-has1').expect(404);
    });

    it.each(['', 'short', 'hanako-dm01x', 'hanako dm01', 'videoseries', 'hanako/dm01'])(
      'are not requested by the ID %j',
      async (videoId) => {
        await read(1, videoId).expect(400);
        expect(await sandbox.requestsTo(VIDEOS)).toEqual([]);
      },
    );

    it.each([
      ['the quota of YouTube is used up', 403, 'quotaExceeded'],
      ['YouTube fails', 500, 'backendError'],
    ])('are not returned if %s', async (_what, status, reason) => {
      const linkageId = await linkTo('youtube', oneChannel);
      const body = JSON.stringify({ error: { code: status, message: 'secret', errors: [{ reason }] } });
      await sandbox.faultAt(`GET ${VIDEOS}`, { status, body });
      const answer = await read(linkageId, oneChannel.channels[0]?.videos[0]?.id ?? '').expect(403);
      expect(failureIn(answer).errorCode).toBe('E0101');
      expect(answer.text).not.toContain('secret');
    });

    it('are found in any linked channel', async () => {
      const { accountId } = person.account;
      await expect(linked().youtubeVideo(accountId, idOf(0), deadline())).rejects.toBeInstanceOf(
        NotOwnContent,
      );
      await linkTo('youtube', oneChannel);
      const linkageId = await linkTo('youtube', severalChannels);
      const found = await linked().youtubeVideo(accountId, idOf(0), deadline());
      expect(found).toMatchObject({ linkageId, video: { videoId: idOf(0) } });
      await expect(linked().youtubeVideo(accountId, idOf(4), deadline())).rejects.toBeInstanceOf(
        PostNotFound,
      );
      await sandbox.withdraw('google', oneChannel);
      expect(await linked().youtubeVideo(accountId, idOf(0), deadline())).toMatchObject({ linkageId });
    });
  });

  it("are read only through the account's own linkages of the provider", async () => {
    const instagram = await linkTo('instagram', AT_INSTAGRAM.onePage);
    const youtube = await linkTo('youtube', AT_YOUTUBE.oneChannel);
    const before = (await sandbox.requestsTo(GRAPH_POSTS)).length;
    const asks = (linkageId: number, other: number) =>
      [
        [POSTS, { linkageId }],
        [POST, { linkageId, id: '17900000000000001' }],
        [VIDEO, { linkageId: other, videoId: 'sumire-dm01' }],
      ] as const;
    for (const [path, query] of asks(instagram, youtube)) {
      await testApp.client.get(path).query(query).expect(401);
      const answer = await stranger.browser.get(path).query(query).expect(403);
      expect(failureIn(answer).errorCode).toBe('E0102');
      await person.browser
        .get(path)
        .query({ ...query, linkageId: 2_000_000_000 })
        .expect(404);
    }
    for (const [path, query] of asks(youtube, instagram))
      await person.browser.get(path).query(query).expect(404);
    expect(await sandbox.requestsTo(GRAPH_POSTS)).toHaveLength(before);
    expect(await sandbox.requestsTo(VIDEOS)).toEqual([]);
  });

  it('that were not listed require a linkage of the provider', async () => {
    const { accountId } = person.account;
    const { onePage, manyPosts } = AT_INSTAGRAM;
    const story = (name: string) => `https://www.instagram.com/stories/${name}/1/`;
    const ownerOf = (address: string) => linked().requireOwner(accountId, 'instagram', address);
    const nameless = 'https://www.instagram.com/s/aGln?story_media_id=1';
    await expect(ownerOf(nameless)).rejects.toBeInstanceOf(NotOwnContent);
    const linkageId = await linkTo('instagram', onePage);
    await testApp.repository(Linkage).update(linkageId, { needsReconnect: true });
    expect(await ownerOf(nameless)).toBe(linkageId);
    const working = await linkTo('instagram', manyPosts);
    expect(await ownerOf(nameless)).toBe(working);
    expect(await ownerOf(story('highlights'))).toBe(working);
    expect(await ownerOf(story(onePage.username))).toBe(linkageId);
    expect(await ownerOf(story(manyPosts.username.toUpperCase()))).toBe(working);
    await expect(ownerOf(story('hana'))).rejects.toBeInstanceOf(NotOwnContent);
  });

  describe('are previewed', () => {
    const previewOf = async () => {
      const linkageId = await linkTo('youtube', AT_YOUTUBE.oneChannel);
      const { body } = await person.browser
        .get(VIDEO)
        .query({ linkageId, videoId: AT_YOUTUBE.oneChannel.channels[0]?.videos[0]?.id })
        .expect(200);
      return body as { previewUrl: string; thumbnail: string };
    };

    it('in a small size, from this host, at an opaque URL', async () => {
      const { previewUrl, thumbnail } = await previewOf();
      const answer = await person.browser.get(previewUrl).expect(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=3600, immutable',
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
      });
      const { format, width, height } = await sharp(answer.body as Buffer).metadata();
      expect({ format, width, height }).toEqual({ format: 'webp', width: 320, height: 180 });
      const said = Buffer.from(previewUrl.split('/').at(-1) ?? '', 'base64url').toString('latin1');
      expect(said).not.toContain(new URL(thumbnail).host);
      expect(await testApp.repository(Picture).findBy({ accountId: person.account.accountId })).toHaveLength(
        1,
      );
    });

    it('only to the account that asked', async () => {
      const { previewUrl } = await previewOf();
      await testApp.client.get(previewUrl).expect(401);
      await stranger.browser.get(previewUrl).expect(404);
      // Not the last character, some bits of which are unused.
      const changed = previewUrl.replace(/[^/](?=[^/]*$)/, (first) => (first === 'A' ? 'B' : 'A'));
      for (const address of [
        changed,
        '/api/oauth/previews/x',
        '/api/oauth/previews/http%3A%2F%2Fexample.com',
      ])
        await person.browser.get(address).expect(404);
    });

    it('for an hour', async () => {
      const { thumbnail: url } = await previewOf();
      const box = new SealedBoxService({
        encryption: Buffer.from(ENCRYPTION_KEY, 'hex'),
        encryptionPrevious: null,
      });
      const addressUntil = (until: number) => {
        const preview = { accountId: person.account.accountId, provider: 'youtube', url, until };
        return `/api/oauth/previews/${box.seal(JSON.stringify(preview), 'preview')}`;
      };
      const now = Math.floor(Date.now() / 1000);
      await person.browser.get(addressUntil(now + 60)).expect(200);
      await person.browser.get(addressUntil(now - 1)).expect(404);
    });

    it('not if the provider does not serve the picture', async () => {
      const { previewUrl, thumbnail } = await previewOf();
      const route = `GET ${new URL(thumbnail).pathname}`;
      await sandbox.faultAt(route, { status: 302, headers: { Location: 'http://127.0.0.1:1/' } });
      expect(failureIn(await person.browser.get(previewUrl).expect(403)).errorCode).toBe('E0101');
      await sandbox.faultAt(route, { body: '<html></html>' });
      expect(failureIn(await person.browser.get(previewUrl).expect(403)).errorCode).toBe('E0101');
      await sandbox.faultAt(route, { bytes: 20_000_000 });
      expect(failureIn(await person.browser.get(previewUrl).expect(403)).errorCode).toBe('E0101');
      await person.browser.get(previewUrl).expect(200);
    });
  });
});
