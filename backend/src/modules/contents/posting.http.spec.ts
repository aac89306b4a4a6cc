import { failureIn } from '../../../test/support/failures.js';
import { link } from '../../../test/support/linkages.js';
import { anotherJpeg } from '../../../test/support/pictures.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { type Browser, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { AT_INSTAGRAM, AT_TIKTOK, AT_YOUTUBE, TestSandbox } from '../../../test/support/test-sandbox.js';
import { CONTENT_LIMITS } from './content-limits.rules.js';
import { type YoutubeVideoResponse } from '../oauth/posts/dto/posts.response.js';
import { type ContentListResponse, type ContentResponse } from './dto/content.response.js';
import { Content } from './content.entity.js';
import { ContentMedia } from './content-media.entity.js';
import { PictureFiles } from '../pictures/picture-files.entity.js';
import { sweepPictures, unusedFiles } from '../../../test/support/picture-files.js';
import { Linkage } from '../oauth/linkages/linkage.entity.js';
import { Picture } from '../pictures/picture.entity.js';
import { In, IsNull, Not } from 'typeorm';
import { createContents } from '../../../test/support/factories/content.js';

const VIDEO = {
  id: 'sumire-dm01',
  title: '窓辺で育てるハーブ',
  description: 'ベランダがなくても育つ三種類。\n#ハーブ #窓辺',
  hashTags: ['ハーブ', '窓辺'],
  publishedAt: '2026-10-30T08:00:00.000Z',
};
const WATCH = `https://www.youtube.com/watch?v=${VIDEO.id}`;
const { username: AT_STORIES } = AT_INSTAGRAM.onePage;
const { username: AT_SHORT_VIDEOS } = AT_TIKTOK.somebody;
const STORY = `https://www.instagram.com/stories/${AT_STORIES}/3141592653589793238/`;
/** Its ID contains the time 2024-02-03T04:05:06Z. */
const SHORT_VIDEO_ID = String((1_706_933_106n << 32n) + 1n);
const SHORT_VIDEO = `https://www.tiktok.com/@${AT_SHORT_VIDEOS}/video/${SHORT_VIDEO_ID}`;

describe('posting', () => {
  let sandbox: TestSandbox;
  let testApp: TestApp;
  /** Has a linkage of every provider of contents. */
  let person: SignedUp;
  let linkageIds: Record<string, number>;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
    testApp = await startTestApp({
      ...sandbox.variables,
      THROTTLE_UPLOAD_LIMIT: '100000',
      MEDIA_QUOTA_MB: '1',
    });
    person = await signUp(testApp);
    await link(person.browser, sandbox, 'youtube', AT_YOUTUBE.oneChannel);
    await link(person.browser, sandbox, 'instagram', AT_INSTAGRAM.onePage);
    await link(person.browser, sandbox, 'tiktok', AT_TIKTOK.somebody, AT_SHORT_VIDEOS);
    const linkages = await testApp.repository(Linkage).findBy({ accountId: person.account.accountId });
    linkageIds = Object.fromEntries(linkages.map(({ provider, id }) => [provider, id]));
  });
  afterAll(async () => {
    await testApp.stop();
    await sandbox.stop();
  });
  afterEach(async () => {
    await testApp.repository(Content).deleteAll();
    const linkages = await testApp.repository(Linkage).findBy({ pictureId: Not(IsNull()) });
    await testApp.repository(Picture).delete({ id: Not(In(linkages.map(({ pictureId }) => pictureId))) });
  });

  const picture = (name = 'sumire-dm01') => `${sandbox.url}/pictures/${name}/40x30.jpg`;
  const video = (overrides: { contentUrl?: string | undefined; [name: string]: unknown } = {}) => ({
    provider: 'youtube',
    title: VIDEO.title,
    description: VIDEO.description,
    contentUrl: WATCH,
    media: [{ imageUrl: picture(), videoFlag: true, videoUrl: overrides.contentUrl ?? WATCH }],
    hashTags: VIDEO.hashTags,
    ...overrides,
  });
  const shortVideo = (overrides: object = {}) =>
    video({ provider: 'tiktok', contentUrl: SHORT_VIDEO, ...overrides });
  const post = (content: object, { browser }: Pick<SignedUp, 'browser'> = person) =>
    browser.post('/api/contents').send(content);
  const posted = async (call: ReturnType<Browser['post']>) =>
    (await call.expect(201)).body as ContentResponse;
  const form = ({ browser }: Pick<SignedUp, 'browser'> = person) =>
    browser.post('/api/contents').field('provider', 'tiktok').field('contentUrl', SHORT_VIDEO);
  const faultsOf = async (call: ReturnType<Browser['post']>, status = 400) =>
    failureIn(await call.expect(status)).errors.map(({ field, errorCode }) => `${field ?? ''} ${errorCode}`);
  const kept = async ({ account }: SignedUp = person) => {
    const { accountId } = account;
    const linkages = await testApp.repository(Linkage).findBy({ accountId, pictureId: Not(IsNull()) });
    const ofLinkages = linkages.map(({ pictureId }) => pictureId!);
    return {
      contents: await testApp.repository(Content).countBy({ accountId }),
      pictures: await testApp.repository(Picture).countBy({ accountId, id: Not(In(ofLinkages)) }),
    };
  };
  const NOTHING = { contents: 0, pictures: 0 };
  const stored = async ({ contentId }: Pick<ContentResponse, 'contentId'>) => {
    const content = await testApp.repository(Content).findOneByOrFail({ id: contentId });
    const media = await testApp
      .repository(ContentMedia)
      .find({ where: { contentId }, order: { position: 'ASC' } });
    return {
      linkageId: content.linkageId,
      providerContentId: content.providerContentId,
      title: content.titleEdited,
      description: content.descriptionEdited,
      hashTags: content.hashTagsEdited,
      wasRead: content.providerReadAt !== null,
      copied: media.map(({ copied }) => copied),
    };
  };
  const isRecent = (time: string) => Math.abs(Date.now() - Date.parse(time)) < 60_000;

  describe('a YouTube video', () => {
    it('has the sent fields, its publication time, and a copy of its picture', async () => {
      const content = await posted(post(video()));
      const file = expect.stringMatching(/^\/media\/[0-9a-f]{64}-40\.webp$/);
      expect(content).toMatchObject({
        provider: 'youtube',
        publishedAt: VIDEO.publishedAt,
        title: VIDEO.title,
        description: VIDEO.description,
        text: VIDEO.description,
        contentUrl: WATCH,
        media: [{ image: file, imageUrl: file, videoFlag: true, videoUrl: WATCH }],
        hashTags: VIDEO.hashTags,
        isMe: true,
        displayId: person.account.displayId,
        visibility: 'public',
        visibleFrom: null,
        visibleUntil: null,
        isItemLinked: false,
      });
      await testApp.client.get(content.media[0]!.image!).expect(200);
      expect(await stored(content)).toEqual({
        linkageId: linkageIds['youtube'],
        providerContentId: VIDEO.id,
        title: false,
        description: false,
        hashTags: false,
        wasRead: true,
        copied: [true],
      });
      const { body } = await testApp.client
        .get(`/api/contents/accounts/${person.account.displayId}`)
        .expect(200);
      expect((body as ContentListResponse).results).toEqual([{ ...(content as object), isMe: false }]);
    });

    it.each([
      `https://youtu.be/${VIDEO.id}?si=x`,
      `https://m.youtube.com/shorts/${VIDEO.id}`,
      `https://www.youtube.com/watch?list=PL1&v=${VIDEO.id}`,
    ])('is stored under its canonical URL if sent as %s', async (contentUrl) => {
      expect((await posted(post(video({ contentUrl })))).contentUrl).toBe(WATCH);
    });

    it.each([
      [`https://youtu.be/${VIDEO.id}?si=x`, WATCH],
      [
        `https://m.youtube.com/shorts/${VIDEO.id}?feature=share`,
        `https://www.youtube.com/shorts/${VIDEO.id}`,
      ],
    ])('is played at its own URL if sent as %s', async (videoUrl, kept) => {
      const media = [{ imageUrl: picture(), videoFlag: true, videoUrl }];
      expect((await posted(post(video({ media })))).media).toMatchObject([{ videoUrl: kept }]);
    });

    it('counts as unedited if its tags have a number sign at YouTube', async () => {
      const tagged = await signUp(testApp);
      const own = { id: 'tagged-vid1', title: '花', description: '', tags: ['#花束', '＃市場'] };
      const googleUser = {
        userId: 'somebody-who-tags',
        displayName: 'さくら',
        channels: [
          {
            id: 'UC-somebody-who-tags',
            title: 'さくら',
            videos: [{ ...own, publishedAt: VIDEO.publishedAt, privacyStatus: 'public' as const }],
          },
        ],
      };
      await sandbox.addPerson('google', googleUser);
      const { results } = await link(tagged.browser, sandbox, 'youtube', googleUser);
      const { body } = await tagged.browser
        .get('/api/oauth/youtube/posts/detail')
        .query({ linkageId: results[0]!.linkageId, videoId: own.id })
        .expect(200);
      const { hashTags } = body as YoutubeVideoResponse;
      expect(hashTags).toEqual(['花束', '市場']);
      const said = { title: own.title, description: '', hashTags };
      const contentUrl = `https://youtu.be/${own.id}`;
      const content = await posted(
        post(video({ ...said, contentUrl, media: [{ imageUrl: picture() }] }), tagged),
      );
      expect(content.hashTags).toEqual(['花束', '市場']);
      expect(await stored(content)).toMatchObject({ hashTags: false });
    });

    it('has the texts that were sent, and records which the creator has edited', async () => {
      const content = await posted(post(video({ title: ' 私の題 ', description: '', hashTags: ['#別'] })));
      expect(content).toMatchObject({ title: '私の題', description: null, hashTags: ['別'] });
      expect(await stored(content)).toMatchObject({ title: true, description: true, hashTags: true });
    });

    it('comes first, even after reordering', async () => {
      const [first, second] = [await posted(post(video())), await posted(post(video()))];
      const orders = [first.contentId, second.contentId];
      await person.browser.patch('/api/contents/orders').send({ orders }).expect(204);
      const third = await posted(post(video()));
      const { body } = await testApp.client
        .get(`/api/contents/accounts/${person.account.displayId}`)
        .expect(200);
      const ids = (body as ContentListResponse).results.map(({ contentId }) => contentId);
      expect(ids).toEqual([third.contentId, ...orders]);
    });

    it.each([
      ['of another channel', 'hanako-dm01', 403, 'E0102'],
      ['that does not exist', 'no-video-01', 404, 'unknown'],
      ['that is private', 'hanako-prv1', 404, 'unknown'],
    ])('%s is not posted', async (_what, id, status, errorCode) => {
      const answer = await post(video({ contentUrl: `https://youtu.be/${id}` })).expect(status);
      expect(failureIn(answer).errorCode).toBe(errorCode);
      expect(await kept()).toEqual(NOTHING);
    });

    it('is found in any linked channel', async () => {
      const several = await signUp(testApp);
      await link(several.browser, sandbox, 'youtube', AT_YOUTUBE.severalChannels);
      for (const id of ['hanako-dm01', 'hanako-dm02'])
        await posted(post(video({ contentUrl: `https://youtu.be/${id}` }), several));
      const { accountId } = several.account;
      const contents = await testApp.repository(Content).find({ where: { accountId }, order: { id: 'ASC' } });
      const linkages = await testApp.repository(Linkage).findBy({ accountId });
      const handles = new Map(linkages.map(({ id, handle }) => [id, handle]));
      expect(contents.map(({ linkageId }) => handles.get(linkageId!))).toEqual([
        'UChitohira-hanako-demo01',
        'UChitohira-hanako-demo02',
      ]);
    });
  });

  describe('an Instagram post', () => {
    const ofInstagram = (contentUrl: string, overrides: object = {}) =>
      video({ provider: 'instagram', title: null, contentUrl, ...overrides });

    it.each(['https://www.instagram.com/p/sumiredm02/', 'https://instagram.com/p/sumiredm02?igsh=x'])(
      'entered as %s is the creator’s own, with its publication time at Instagram',
      async (contentUrl) => {
        const content = await posted(
          post(
            ofInstagram(contentUrl, {
              description: '朝の光',
              hashTags: [],
              media: [{ imageUrl: picture() }],
            }),
          ),
        );
        expect(content).toMatchObject({
          contentUrl: 'https://www.instagram.com/p/sumiredm02/',
          publishedAt: '2026-11-09T03:00:00.000Z',
          media: [{ videoFlag: false, videoUrl: null }],
        });
        expect(await stored(content)).toMatchObject({
          linkageId: linkageIds['instagram'],
          title: false,
          description: false,
          hashTags: false,
          wasRead: true,
        });
      },
    );

    it.each([
      'https://www.instagram.com/p/hanakodm01/',
      'https://www.instagram.com/hitohira_sumire_demo/',
      'https://www.instagram.com/stories/',
    ])('%s is not the creator’s own', async (contentUrl) => {
      expect(failureIn(await post(ofInstagram(contentUrl)).expect(403)).errorCode).toBe('E0102');
      expect(await kept()).toEqual(NOTHING);
    });

    it.each([
      'https://scontent-nrt1-1.cdninstagram.com/o1/v/t16/film.mp4?efg=x',
      'https://video.fna.fbcdn.net/film.mp4',
      'https://www.instagram.com/reel/sumiredm02/',
    ])('may have its video at %s', async (videoUrl) => {
      const media = [{ imageUrl: picture(), videoFlag: true, videoUrl }];
      const content = ofInstagram('https://www.instagram.com/p/sumiredm02/', { media });
      expect((await posted(post(content))).media).toMatchObject([{ videoFlag: true, videoUrl }]);
    });

    it('is not read from the provider if it is a story, and is published now', async () => {
      const content = await posted(
        person.browser
          .post('/api/contents')
          .field('provider', 'instagram')
          .field('contentUrl', STORY)
          .field('title', '今日の店先')
          .attach('media[0][image]', await anotherJpeg(), 'story.jpg'),
      );
      expect(content).toMatchObject({
        contentUrl: STORY,
        title: '今日の店先',
        description: null,
        hashTags: [],
      });
      expect(isRecent(content.publishedAt)).toBe(true);
      expect(await stored(content)).toEqual({
        linkageId: linkageIds['instagram'],
        providerContentId: null,
        title: true,
        description: false,
        hashTags: false,
        wasRead: false,
        copied: [false],
      });
    });
  });

  describe('a story or TikTok post whose URL', () => {
    const ofStory = (contentUrl: string) =>
      video({ provider: 'instagram', title: null, contentUrl, media: [{ imageUrl: picture() }] });
    const ofVideo = (contentUrl: string) => shortVideo({ contentUrl, media: [{ imageUrl: picture() }] });

    it.each<[what: string, content: () => object]>([
      ['another account at TikTok', () => ofVideo('https://www.tiktok.com/@hana/video/7000000000000000001')],
      ['another account’s photos', () => ofVideo('https://www.tiktok.com/@hana/photo/7000000000000000001')],
      ['another account’s page', () => ofVideo('https://www.tiktok.com/@hana')],
      [
        'a longer name',
        () => ofVideo(`https://www.tiktok.com/@${AT_SHORT_VIDEOS}2/video/7000000000000000001`),
      ],
      [
        'another account at Instagram',
        () => ofStory('https://www.instagram.com/stories/hana/3141592653589793238/'),
      ],
    ])('names %s is not the creator’s own', async (_what, content) => {
      expect(failureIn(await post(content()).expect(403)).errorCode).toBe('E0102');
      expect(await kept()).toEqual(NOTHING);
    });

    it.each<[what: string, content: () => object]>([
      [
        'names the linked account in upper case',
        () => ofVideo(SHORT_VIDEO.replace(AT_SHORT_VIDEOS, AT_SHORT_VIDEOS.toUpperCase())),
      ],
      [
        'names the linked account with percent-encoding',
        () => ofVideo(SHORT_VIDEO.replace('hitohira', '%68itohira')),
      ],
      ['names no account at TikTok', () => ofVideo('https://www.tiktok.com/embed/v2/7000000000000000001')],
      [
        'names no account at Instagram',
        () => ofStory('https://www.instagram.com/s/aGlnaGxpZ2h0?story_media_id=1'),
      ],
      [
        'leads to a collection of stories',
        () => ofStory('https://www.instagram.com/stories/highlights/179/'),
      ],
    ])('%s is accepted', async (_what, content) => {
      await posted(post(content()));
    });

    it.each([
      ['contains a time', SHORT_VIDEO_ID, '2024-02-03T04:05:06.000Z'],
      ['is too large for a past time', String(1n << 63n), null],
      ['is too small for TikTok’s lifetime', '1', null],
      ['is longer than any other', '9'.repeat(32), null],
    ])(
      'has an ID that %s is published at the time in the ID, or else now',
      async (_what, id, publishedAt) => {
        const content = await posted(post(ofVideo(SHORT_VIDEO.replace(SHORT_VIDEO_ID, id))));
        if (publishedAt === null) expect(isRecent(content.publishedAt)).toBe(true);
        else expect(content.publishedAt).toBe(publishedAt);
      },
    );
  });

  describe('a TikTok share link', () => {
    const CODE = AT_TIKTOK.somebody.posts[0].shortCode;
    const FULL_URL = `https://www.tiktok.com/@${AT_SHORT_VIDEOS}/video/${AT_TIKTOK.somebody.posts[0].id}`;
    const asked = async () => [
      ...(await sandbox.requestsTo(`/tiktok/${CODE}/`)),
      ...(await sandbox.requestsTo(`/tiktok/t/${CODE}/`)),
    ];
    const shared = (contentUrl: string) =>
      shortVideo({ contentUrl, media: [{ imageUrl: picture(), videoFlag: true, videoUrl: contentUrl }] });

    it.each([
      `https://vm.tiktok.com/${CODE}/`,
      `https://vt.tiktok.com/${CODE}/`,
      `https://www.tiktok.com/t/${CODE}/`,
      `https://tiktok.com/t/${CODE}/?k=1`,
    ])('%s is stored as the URL that it leads to, after a single HEAD request', async (contentUrl) => {
      const before = (await asked()).length;
      const content = await posted(post(shared(contentUrl)));
      expect(content).toMatchObject({
        contentUrl: FULL_URL,
        media: [{ videoUrl: FULL_URL }],
        publishedAt: '2021-08-24T14:15:05.000Z',
      });
      expect((await asked()).slice(before).map(({ method, query }) => [method, query])).toEqual([
        ['HEAD', {}],
      ]);
    });

    it.each([
      ['leads to the front page', { status: 301, headers: { location: 'https://www.tiktok.com/?_r=1' } }],
      [
        'leads to an account',
        { status: 301, headers: { location: `https://www.tiktok.com/@${AT_SHORT_VIDEOS}` } },
      ],
      [
        'leads elsewhere',
        { status: 302, headers: { location: 'https://evil.example/@hana/video/7000000000000000001' } },
      ],
      [
        'leads to an internal host',
        { status: 302, headers: { location: 'http://127.0.0.1:1/@hana/video/7000000000000000001' } },
      ],
      [
        'leads to the blocked host',
        { status: 302, headers: { location: 'https://lite.tiktok.com/@hana/video/7000000000000000001' } },
      ],
      [
        'leads to another short link',
        { status: 302, headers: { location: `https://vt.tiktok.com/${CODE}/` } },
      ],
      ['leads to an invalid URL', { status: 302, headers: { location: 'https://' } }],
      ['leads nowhere', { status: 302 }],
      ['is a page', { status: 200 }],
      ['is unknown', { status: 404 }],
    ])('that %s is rejected as invalid', async (_what, fault) => {
      await sandbox.faultAt(`HEAD /tiktok/${CODE}/`, fault);
      const before = (await asked()).length;
      expect(await faultsOf(post(shared(`https://vm.tiktok.com/${CODE}/`)))).toEqual([
        'contentUrl invalidFormat',
      ]);
      expect(await asked()).toHaveLength(before + 1);
      expect(await kept()).toEqual(NOTHING);
    });

    it.each([
      [
        'names another account',
        { status: 301, headers: { location: 'https://www.tiktok.com/@hana/video/7000000000000000001' } },
        'E0102',
      ],
      ['gets no response', { end: 'drop' }, 'E0101'],
      ['gets an error response', { status: 503 }, 'E0101'],
    ] as const)('that %s is rejected with status 403', async (_what, fault, errorCode) => {
      await sandbox.faultAt(`HEAD /tiktok/${CODE}/`, fault);
      const answer = await post(shared(`https://vm.tiktok.com/${CODE}/`)).expect(403);
      expect(failureIn(answer).errorCode).toBe(errorCode);
      expect(await kept()).toEqual(NOTHING);
    });

    it('is accepted if TikTok omits the user name', async () => {
      const location = 'https://m.tiktok.com/v/7000000000000000001.html?u_code=x';
      await sandbox.faultAt(`HEAD /tiktok/${CODE}/`, { status: 302, headers: { location } });
      const { contentUrl } = await posted(post(shared(`https://vm.tiktok.com/${CODE}/`)));
      expect(contentUrl).toBe('https://www.tiktok.com/@/video/7000000000000000001');
    });

    it('is not followed if no account is linked', async () => {
      const nobody = await signUp(testApp);
      const before = (await asked()).length;
      expect(
        failureIn(await post(shared(`https://vm.tiktok.com/${CODE}/`), nobody).expect(403)).errorCode,
      ).toBe('E0102');
      expect(await asked()).toHaveLength(before);
    });
  });

  describe('a TikTok post', () => {
    it('can be sent as a form with a picture, and is published at the time in its ID', async () => {
      const content = await posted(
        form()
          .field('title', '30秒でわかる水切り')
          .field('description', '一行目\r\n二行目')
          .field('media[0][videoFlag]', '1')
          .field('hashTags[0]', '＃水切り')
          .field('hashTags[1]', '豆 知識')
          .attach('media[0][image]', await anotherJpeg(), 'picture.jpg'),
      );
      expect(content).toMatchObject({
        provider: 'tiktok',
        contentUrl: SHORT_VIDEO,
        title: '30秒でわかる水切り',
        description: '一行目\n二行目',
        hashTags: ['水切り', '豆 知識'],
        media: [{ videoFlag: true, videoUrl: null, picture: { width: 40, height: 30 } }],
        publishedAt: '2024-02-03T04:05:06.000Z',
      });
      expect(await stored(content)).toMatchObject({ linkageId: linkageIds['tiktok'], wasRead: false });
    });

    it('accepts its media in any order of the form, with files and URLs mixed', async () => {
      const content = await posted(
        form()
          .attach('media[2][image]', await anotherJpeg(30, 30), 'c.jpg')
          .field('media[1][imageUrl]', `${sandbox.url}/pictures/b/20x20.jpg`)
          .attach('media[0][image]', await anotherJpeg(10, 10), 'a.jpg')
          .field('media[1][videoFlag]', '0'),
      );
      expect(content.media.map((medium) => medium.picture?.width)).toEqual([10, 20, 30]);
      expect(await stored(content)).toMatchObject({ copied: [false, true, false] });
    });

    it('is played at the TikTok URL that was sent', async () => {
      for (const videoUrl of [SHORT_VIDEO, 'https://vt.tiktok.com/ZSabc/']) {
        const content = shortVideo({ media: [{ imageUrl: picture(), videoFlag: true, videoUrl }] });
        expect((await posted(post(content))).media).toMatchObject([{ videoUrl }]);
      }
    });

    it('may have the maximum size', async () => {
      const media = Array.from({ length: CONTENT_LIMITS.media }, () => ({ imageUrl: picture() }));
      const hashTags = Array.from({ length: CONTENT_LIMITS.hashTags }, (_none, index) => `花${index}`);
      const content = await posted(
        post(shortVideo({ title: '花'.repeat(191), description: '花'.repeat(5000), media, hashTags })),
      );
      expect([content.media.length, content.hashTags.length]).toEqual([20, 30]);
    });
  });

  describe('requires a linked account:', () => {
    it.each<[what: string, content: () => object]>([
      ['a video', () => video()],
      [
        'a post',
        () => video({ provider: 'instagram', contentUrl: 'https://www.instagram.com/p/sumiredm02/' }),
      ],
      ['a story', () => video({ provider: 'instagram', contentUrl: STORY })],
      ['a short video', () => shortVideo()],
    ])('%s without one is rejected', async (_what, content) => {
      const nobody = await signUp(testApp);
      expect(failureIn(await post(content(), nobody).expect(403)).errorCode).toBe('E0102');
      expect(await kept(nobody)).toEqual(NOTHING);
    });

    it('one of another provider does not count', async () => {
      const other = await signUp(testApp);
      await link(other.browser, sandbox, 'youtube', AT_YOUTUBE.oneChannel);
      expect(failureIn(await post(shortVideo(), other).expect(403)).errorCode).toBe('E0102');
    });

    it('one whose consent was revoked has to be linked again', async () => {
      const leaver = await signUp(testApp);
      const googleUser = {
        userId: 'somebody-who-leaves',
        displayName: 'さくら',
        channels: [{ id: 'UC-somebody-who-leaves', title: 'さくら', videos: [] }],
      };
      await sandbox.addPerson('google', googleUser);
      await link(leaver.browser, sandbox, 'youtube', googleUser);
      await sandbox.withdraw('google', googleUser);
      expect(failureIn(await post(video(), leaver).expect(403)).errorCode).toBe('E0101');
      const { body } = await leaver.browser.get('/api/oauth/linkages/accounts/me').expect(200);
      expect(body).toMatchObject({ results: [{ needsReconnect: true }] });
    });
  });

  describe('is rejected, and nothing is stored, if', () => {
    const longest = (length: number) => '花'.repeat(length);
    const media = (length: number) => Array.from({ length }, () => ({ imageUrl: picture() }));

    it.each<[what: string, content: () => object, ...faults: string[]]>([
      ['the provider is unknown', () => video({ provider: 'x' }), 'provider invalidFormat'],
      ['the provider is missing', () => video({ provider: undefined }), 'provider required'],
      ['the address is missing', () => video({ contentUrl: undefined }), 'contentUrl required'],
      [
        'the address is another provider’s',
        () => video({ contentUrl: SHORT_VIDEO }),
        'contentUrl invalidFormat',
      ],
      [
        'the address has a port',
        () => video({ contentUrl: `https://youtu.be:8443/${VIDEO.id}` }),
        'contentUrl invalidFormat',
      ],
      [
        'the address only looks like the provider’s',
        () => video({ contentUrl: `https://youtube.com.evil.example/watch?v=${VIDEO.id}` }),
        'contentUrl invalidFormat',
      ],
      [
        'the address names a list',
        () => video({ contentUrl: 'https://www.youtube.com/embed/videoseries' }),
        'contentUrl invalidFormat',
      ],
      [
        'the host is blocked',
        () => shortVideo({ contentUrl: 'https://lite.tiktok.com/t/x/', media: media(1) }),
        'contentUrl unavailableUrl',
      ],
      [
        'the address is not one of a post',
        () => shortVideo({ contentUrl: 'https://m.tiktok.com/x/', media: media(1) }),
        'contentUrl invalidFormat',
      ],
      ['the title is too long', () => video({ title: longest(192) }), 'title invalidLength'],
      ['the title has two lines', () => video({ title: 'a\nb' }), 'title invalidFormat'],
      ['the text is too long', () => video({ description: longest(5001) }), 'description invalidLength'],
      ['there are no media', () => video({ media: undefined }), 'media required'],
      ['the list of media is empty', () => video({ media: [] }), 'media required'],
      ['there are 21 media', () => video({ media: media(21) }), 'media invalidLength'],
      ['a medium has no picture', () => video({ media: [{ videoFlag: true }] }), 'media[0][image] required'],
      [
        'the address of a picture is empty',
        () => video({ media: [...media(1), { imageUrl: '' }] }),
        'media[1][image] required',
      ],
      [
        'a picture is on a foreign host',
        () => video({ media: [{ imageUrl: 'https://pictures.example/a.jpg' }] }),
        'media[0][imageUrl] invalidFormat',
      ],
      [
        'a picture is another provider’s',
        () => video({ media: [{ imageUrl: 'https://scontent.cdninstagram.com/a.jpg' }] }),
        'media[0][imageUrl] invalidFormat',
      ],
      [
        'a picture is on an internal host',
        () => video({ media: [{ imageUrl: 'http://169.254.169.254/latest/meta-data' }] }),
        'media[0][imageUrl] invalidFormat',
      ],
      [
        'the address of a picture is a path',
        () => video({ media: [{ imageUrl: '/media/x.webp' }] }),
        'media[0][imageUrl] invalidFormat',
      ],
      [
        'a picture is a string instead of a file',
        () => video({ media: [{ image: 'x' }] }),
        'media[0][image] invalidFormat',
      ],
      [
        'the address of a video is invalid',
        () => video({ media: [{ imageUrl: picture(), videoUrl: 'javascript:alert(1)' }] }),
        'media[0][videoUrl] invalidFormat',
      ],
      [
        'a medium plays another video',
        () =>
          video({
            media: [
              { imageUrl: picture(), videoFlag: true, videoUrl: WATCH },
              { imageUrl: picture(), videoFlag: true, videoUrl: 'https://youtu.be/hanako-dm01' },
            ],
          }),
        'media[1][videoUrl] invalidFormat',
      ],
      [
        'a video of YouTube is played elsewhere',
        () => video({ media: [{ imageUrl: picture(), videoFlag: true, videoUrl: SHORT_VIDEO }] }),
        'media[0][videoUrl] invalidFormat',
      ],
      ...['https://evil.example/film.mp4', 'https://www.tiktok.com.evil.example/@hana/video/1', WATCH].map(
        (videoUrl): [string, () => object, string] => [
          `a video of TikTok is played at ${videoUrl}`,
          () => shortVideo({ media: [{ imageUrl: picture(), videoFlag: true, videoUrl }] }),
          'media[0][videoUrl] invalidFormat',
        ],
      ),
      ...['https://evil.example/film.mp4', 'https://m.instagram.com/p/sumiredm02/', SHORT_VIDEO].map(
        (videoUrl): [string, () => object, string] => [
          `a video of Instagram is played at ${videoUrl}`,
          () =>
            video({
              provider: 'instagram',
              contentUrl: STORY,
              media: [
                { imageUrl: picture(), videoFlag: true },
                { imageUrl: picture(), videoUrl },
              ],
            }),
          'media[1][videoUrl] invalidFormat',
        ],
      ),
      [
        'a flag is invalid',
        () => video({ media: [{ imageUrl: picture(), videoFlag: 'yes' }] }),
        'media[0][videoFlag] invalidFormat',
      ],
      [
        'a medium has unknown fields',
        () => video({ media: [{ imageUrl: picture(), pictureId: 1 }] }),
        'media[0][pictureId] unknownField',
      ],
      [
        'there are 31 hash tags',
        () => video({ hashTags: Array.from({ length: 31 }, () => 'x') }),
        'hashTags invalidLength',
      ],
      ['a hash tag is too long', () => video({ hashTags: [longest(101)] }), 'hashTags invalidLength'],
      ['a hash tag is empty', () => video({ hashTags: ['#'] }), 'hashTags required'],
      ['a hash tag is not a string', () => video({ hashTags: [1] }), 'hashTags invalidFormat'],
      [
        'a publication time is sent',
        () => video({ publishedAt: '2026-01-01T00:00:00Z' }),
        'publishedAt unknownField',
      ],
      ['a linkage is sent', () => video({ linkageId: 1 }), 'linkageId unknownField'],
    ])('%s', async (_what, content, ...faults) => {
      expect(await faultsOf(post(content()))).toEqual(faults);
      expect(await kept()).toEqual(NOTHING);
    });

    it('a picture is both a file and a URL', async () => {
      const call = form()
        .attach('media[0][image]', await anotherJpeg(), 'a.jpg')
        .field('media[0][imageUrl]', picture());
      expect(await faultsOf(call)).toEqual(['media[0][imageUrl] unknownField']);
      expect(await kept()).toEqual(NOTHING);
    });

    it('a form has 21 files or 31 hash tags', async () => {
      const files = form();
      for (let index = 0; index < 21; index += 1)
        files.attach(`media[${index}][image]`, await anotherJpeg(), 'a.jpg');
      expect(await faultsOf(files)).toEqual(['media invalidLength']);
      for (const count of [31, 32]) {
        const tags = form().attach('media[0][image]', await anotherJpeg(), 'a.jpg');
        for (let index = 0; index < count; index += 1) tags.field(`hashTags[${index}]`, 'x');
        expect(await faultsOf(tags)).toEqual(['hashTags invalidLength']);
      }
      expect(await kept()).toEqual(NOTHING);
    });

    it.each([
      ['is not a picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'unsupportedImage'],
      ['is truncated', Buffer.from('ffd8ffe000104a464946', 'hex'), 400, 'unreadableFile'],
    ])('the last of several files %s', async (_what, content, status, errorCode) => {
      const call = form()
        .attach('media[0][image]', await anotherJpeg(), 'a.jpg')
        .attach('media[1][image]', await anotherJpeg(), 'b.jpg')
        .attach('media[2][image]', content, 'c.jpg');
      expect(await faultsOf(call, status)).toEqual([`media[2][image] ${errorCode}`]);
      expect(await kept()).toEqual(NOTHING);
      await sweepPictures(testApp);
      expect(await unusedFiles(testApp)).toEqual([]);
    });

    it('nobody is signed in', async () => {
      await post(video(), { browser: testApp.browser() }).expect(401);
    });
  });

  describe('if a provider', () => {
    const VIDEOS = 'GET /google/youtube/v3/videos';
    const PICTURE = 'GET /pictures/sumire-dm01/40x30.jpg';

    it.each([
      ['is unavailable', VIDEOS, { status: 503 }],
      ['limits the rate', VIDEOS, { status: 429 }],
      ['responds with HTML', VIDEOS, { status: 200, body: '<html>' }],
      ['sends a response that is too large', VIDEOS, { bytes: 50 * 1024 * 1024 }],
      ['drops the connection', VIDEOS, { end: 'drop' }],
      ['has no picture', PICTURE, { status: 404 }],
      ['sends HTML as a picture', PICTURE, { status: 200, body: '<html>' }],
      ['sends a picture that is too large', PICTURE, { bytes: 50 * 1024 * 1024 }],
      [
        'redirects the picture to an internal host',
        PICTURE,
        { status: 302, headers: { location: 'http://127.0.0.1:1/' } },
      ],
    ] as const)('%s, nothing is posted (%s)', async (_what, route, fault) => {
      await sandbox.faultAt(route, fault);
      const answer = await post(video()).expect(403);
      expect(failureIn(answer)).toMatchObject({ errorCode: 'E0101', errors: [{ errorCode: 'E0101' }] });
      expect(answer.text).not.toMatch(/html|127\.0\.0\.1|pictures/);
      expect(await kept()).toEqual(NOTHING);
      await posted(post(video()));
    });
  });

  it('respects the storage quota of the account as a whole', async () => {
    const pictureFiles = testApp.repository(PictureFiles);
    const [{ hash, bytes }] = (await pictureFiles.find({ take: 1 })) as [PictureFiles];
    await testApp.repository(Picture).insert({ accountId: person.account.accountId, hash });
    await pictureFiles.update(hash, { bytes: 999_900 });
    const faults = await faultsOf(
      post(shortVideo({ media: [{ imageUrl: `${sandbox.url}/pictures/full/41x31.jpg` }] })),
      413,
    );
    expect(faults).toEqual(['media[0][imageUrl] storageFull']);
    expect(await kept()).toMatchObject({ contents: 0 });
    await pictureFiles.update(hash, { bytes });
  });

  it('stops at two hundred contents, even with concurrent requests', async () => {
    await createContents(testApp, person.account.accountId, CONTENT_LIMITS.perAccount - 1);
    const answers = await Promise.all([post(shortVideo()), post(shortVideo()), post(shortVideo())]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    const refused = answers.find(({ status }) => status === 400)!;
    expect(failureIn(refused).errorCode).toBe('limitReached');
    expect(await kept()).toEqual({ contents: CONTENT_LIMITS.perAccount, pictures: 1 });
  });
});

describe('a posted content', () => {
  it('counts as an upload, whether its pictures are sent or copied', async () => {
    const testApp = await startTestApp({ THROTTLE_UPLOAD_LIMIT: '2' });
    try {
      const { browser } = await signUp(testApp);
      const content = { provider: 'tiktok', contentUrl: SHORT_VIDEO, media: [] };
      for (let time = 1; time <= 2; time += 1) await browser.post('/api/contents').send(content).expect(400);
      const { headers } = await browser.post('/api/contents').send(content).expect(429);
      expect(headers['retry-after']).toMatch(/^\d+$/);
    } finally {
      await testApp.stop();
    }
  });
});
