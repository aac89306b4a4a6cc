import { runJob } from '../../../test/support/jobs.js';
import { leave } from '../../../test/support/leaving.js';
import { link } from '../../../test/support/linkages.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { TestSandbox } from '../../../test/support/test-sandbox.js';
import { REFRESH_YOUTUBE_QUEUE } from '../../jobs/queues.js';
import { type ContentResponse } from './dto/content.response.js';
import { YoutubeRefreshJob } from './youtube-refresh.job.js';
import { Content } from './content.entity.js';
import { ContentHashTag } from './content-hash-tag.entity.js';
import { ContentMedia } from './content-media.entity.js';
import { Linkage } from '../oauth/linkages/linkage.entity.js';
import { Picture } from '../pictures/picture.entity.js';
import { IsNull, Not } from 'typeorm';
import { moveBack } from '../../../test/support/times.js';

const VIDEO = {
  id: 'refreshed01',
  title: '朝の市場',
  description: '今週の花です。\n#花',
  tags: null,
  publishedAt: '2026-10-30T08:00:00Z',
  privacyStatus: 'public',
} as const;
const WATCH = `https://www.youtube.com/watch?v=${VIDEO.id}`;

/** A YouTube user with a channel and that video. */
const CREATOR = {
  userId: 'refreshed',
  displayName: 'さくら',
  channels: [{ id: 'UC-refreshed', title: 'さくら', videos: [VIDEO] }],
};

describe('the YouTube data of a video', () => {
  let sandbox: TestSandbox;
  let testApp: TestApp;
  let person: SignedUp;
  let content: ContentResponse;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
    testApp = await startTestApp(sandbox.variables);
  });
  afterAll(async () => {
    await testApp.stop();
    await sandbox.stop();
  });
  beforeEach(async () => {
    person = await signUp(testApp);
    await sandbox.reset();
    await sandbox.addPerson('google', CREATOR);
    await link(person.browser, sandbox, 'youtube', CREATOR);
    content = await postVideo();
    // As before the creator changed it at YouTube.
    await testApp
      .repository(Content)
      .update(content.contentId, { title: 'Before', description: 'Before', publishedAt: '2020-01-01' });
  });
  afterEach(() => testApp.repository(Content).deleteAll());

  const postVideo = async (overrides: object = {}) => {
    const { body } = await person.browser
      .post('/api/contents')
      .send({
        provider: 'youtube',
        title: VIDEO.title,
        description: VIDEO.description,
        hashTags: ['花'],
        contentUrl: WATCH,
        media: [{ imageUrl: `${sandbox.url}/pictures/before/40x30.jpg`, videoFlag: true, videoUrl: WATCH }],
        ...overrides,
      })
      .expect(201);
    return body as ContentResponse;
  };
  const daysPass = (days: number) => moveBack(testApp.repository(Content), 'providerReadAt', { days });
  const refresh = () => testApp.app.get(YoutubeRefreshJob, { strict: false }).refreshAll();
  const read = async () => {
    const address = `/api/contents/${content.contentId}/accounts/${person.account.accountId}`;
    return (await testApp.client.get(address).expect(200)).body as ContentResponse;
  };
  const ageInDays = async () => {
    const [row] = await testApp.sql<{ days: number | null }>(
      `SELECT extract(day FROM now() - provider_read_at)::int AS days FROM contents WHERE id = $1`,
      [content.contentId],
    );
    return row!.days;
  };
  const pictureCount = async () =>
    (
      await testApp
        .repository(ContentMedia)
        .findBy({ contentId: content.contentId, pictureId: Not(IsNull()) })
    ).length;
  const askedFor = async () => (await sandbox.requestsTo('/google/youtube/v3/videos')).length;

  it('is refreshed after ten days: texts, hash tags, time and picture', async () => {
    await testApp.repository(ContentHashTag).update({ contentId: content.contentId }, { name: 'before' });
    const before = await read();
    await daysPass(10);
    await runJob(testApp, REFRESH_YOUTUBE_QUEUE);
    const after = await read();
    expect(after).toMatchObject({
      title: VIDEO.title,
      description: VIDEO.description,
      hashTags: ['花'],
      publishedAt: '2026-10-30T08:00:00.000Z',
    });
    expect(after.media[0]!.picture).toMatchObject({ width: 1280, height: 720 });
    await testApp.client.get(after.media[0]!.image!).expect(200);
    await testApp.client.get(before.media[0]!.image!).expect(404);
    expect(await ageInDays()).toBe(0);
  });

  it('is not refreshed earlier', async () => {
    await daysPass(9);
    const asked = await askedFor();
    await refresh();
    expect(await askedFor()).toBe(asked);
    expect((await read()).title).toBe('Before');
  });

  it("never replaces the creator's own texts and pictures", async () => {
    await person.browser.patch(`/api/contents/${content.contentId}`).send({ title: 'My own' }).expect(200);
    await testApp.repository(ContentMedia).update({ contentId: content.contentId }, { copied: false });
    const before = await read();
    await daysPass(10);
    await refresh();
    expect(await read()).toMatchObject({
      title: 'My own',
      description: VIDEO.description,
      media: [{ image: before.media[0]!.image }],
    });
  });

  it("does not replace texts that were the creator's own from the start", async () => {
    content = await postVideo({ title: 'My own', description: null, hashTags: ['mine'] });
    await daysPass(10);
    await refresh();
    expect(await read()).toMatchObject({ title: 'My own', description: null, hashTags: ['mine'] });
  });

  describe('when the creator has revoked the consent', () => {
    beforeEach(() => sandbox.withdraw('google', CREATOR));

    it('stays for thirty days, and is then removed with the picture', async () => {
      await daysPass(29);
      await refresh();
      expect(await read()).toMatchObject({ title: 'Before', hashTags: ['花'] });
      expect(await pictureCount()).toBe(1);
      await daysPass(1);
      await refresh();
      const after = await read();
      expect(after).toMatchObject({
        title: null,
        description: null,
        hashTags: [],
        contentUrl: WATCH,
        media: [{ image: null, videoFlag: true, picture: null }],
      });
      expect(Date.now() - Date.parse(after.publishedAt)).toBeLessThan(60_000);
      expect(await testApp.repository(Picture).findBy({ accountId: person.account.accountId })).toHaveLength(
        (
          await testApp
            .repository(Linkage)
            .findBy({ accountId: person.account.accountId, pictureId: Not(IsNull()) })
        ).length,
      );
      expect(await ageInDays()).toBeNull();
    });

    it("is removed without the creator's own texts", async () => {
      await person.browser
        .patch(`/api/contents/${content.contentId}`)
        .send({ title: 'My own', description: 'My own' })
        .expect(200);
      await testApp.repository(ContentMedia).update({ contentId: content.contentId }, { copied: false });
      await daysPass(30);
      await refresh();
      expect(await read()).toMatchObject({ title: 'My own', description: 'My own', hashTags: [] });
      expect(await pictureCount()).toBe(1);
    });
  });

  it('is removed after thirty days if the account is no longer linked', async () => {
    await testApp.repository(Linkage).delete({ accountId: person.account.accountId });
    await daysPass(30);
    await refresh();
    expect(await read()).toMatchObject({ title: null, media: [{ image: null }] });
  });

  it('is also removed after thirty days if YouTube is unavailable, and comes back with its response', async () => {
    const makeUnavailable = () => sandbox.faultAt('GET /google/youtube/v3/videos', { status: 503 });
    await daysPass(29);
    await makeUnavailable();
    await refresh();
    expect(await read()).toMatchObject({ title: 'Before', hashTags: ['花'] });
    expect(await pictureCount()).toBe(1);
    await daysPass(1);
    // However long YouTube is unavailable.
    for (let run = 1; run <= 2; run += 1) {
      await makeUnavailable();
      await refresh();
      expect(await read()).toMatchObject({
        title: null,
        description: null,
        hashTags: [],
        media: [{ image: null, videoFlag: true }],
      });
      expect(await pictureCount()).toBe(0);
    }
    await refresh();
    expect(await read()).toMatchObject({
      title: VIDEO.title,
      description: VIDEO.description,
      hashTags: ['花'],
      publishedAt: '2026-10-30T08:00:00.000Z',
      media: [{ picture: { width: 1280, height: 720 } }],
    });
    expect(await ageInDays()).toBe(0);
  });

  it('is not refreshed while the account is withdrawn', async () => {
    await leave(person);
    await daysPass(31);
    const asked = await askedFor();
    await refresh();
    expect(await askedFor()).toBe(asked);
    expect(await testApp.repository(Content).findBy({ id: content.contentId })).toMatchObject([
      { title: 'Before' },
    ]);
  });
});
