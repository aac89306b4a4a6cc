import sharp from 'sharp';
import { createContent } from '../../../test/support/factories/content.js';
import { queueIsDone, runJob } from '../../../test/support/jobs.js';
import { storedFiles, sweepPictures } from '../../../test/support/picture-files.js';
import { anotherJpeg } from '../../../test/support/pictures.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { JobQueueService } from '../../jobs/job-queue.service.js';
import { DRAW_CARDS_QUEUE } from '../../jobs/queues.js';
import { DisplayIdClaim } from '../accounts/display-id-claim.entity.js';
import { Account } from '../accounts/account.entity.js';
import { Content } from '../contents/content.entity.js';
import { PictureWorkerService } from '../pictures/picture-worker.service.js';
import { ShareCard } from './share-card.entity.js';

describe('share cards', () => {
  let testApp: TestApp;
  let person: SignedUp;
  beforeAll(async () => {
    testApp = await startTestApp({ THROTTLE_UPLOAD_LIMIT: '100000' });
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    person = await signUp(testApp);
  });

  const drawCards = () => runJob(testApp, DRAW_CARDS_QUEUE, 60_000);
  const cardOf = async (contentId: number | null = null) => {
    const { accountId } = person.account;
    const cards = await testApp.repository(ShareCard).findBy({ accountId });
    return cards.find((card) => card.contentId === contentId) ?? null;
  };
  const change = (changes: object) => person.browser.patch('/api/accounts/me').send(changes).expect(200);
  const embedded = async (path = '') => {
    const url = `http://localhost:3000/profile/${person.account.displayId}${path}`;
    return (await testApp.client.get('/api/oembed').query({ url }).expect(200)).body as object;
  };
  const draws = () => jest.spyOn(testApp.app.get(PictureWorkerService, { strict: false }), 'draw');
  afterEach(() => jest.restoreAllMocks());

  it('are drawn for a creator and a content, and then announced', async () => {
    const contentId = await createContent(testApp, person.account.accountId, { title: '朝の市場' });
    expect(await embedded()).not.toHaveProperty('thumbnail_url');
    expect(await embedded(`/contents/${contentId}`)).toMatchObject({ thumbnail_width: 40 });
    await drawCards();
    for (const [path, id] of [
      ['', null],
      [`/contents/${contentId}`, contentId],
    ] as const) {
      const hash = (await cardOf(id))?.hash ?? '';
      expect(await embedded(path)).toMatchObject({
        thumbnail_url: `http://localhost:3000/media/${hash}.jpg`,
        thumbnail_width: 1200,
        thumbnail_height: 630,
      });
      const { body, headers } = await testApp.client.get(`/media/${hash}.jpg`).buffer(true).expect(200);
      expect(headers['content-type']).toBe('image/jpeg');
      expect(await sharp(body as Buffer).metadata()).toMatchObject({
        format: 'jpeg',
        width: 1200,
        height: 630,
      });
    }
    expect((await cardOf())?.hash).not.toBe((await cardOf(contentId))?.hash);
  });

  it('are redrawn when their data changes, and not announced meanwhile', async () => {
    const contentId = await createContent(testApp, person.account.accountId);
    await drawCards();
    const hashes = [(await cardOf())?.hash];
    const changes: (() => Promise<unknown>)[] = [
      () => change({ displayName: '花と暮らす' }),
      () => change({ themeId: 2 }),
      async () =>
        person.browser
          .patch('/api/accounts/me')
          .attach('icon', await anotherJpeg(), 'me.jpg')
          .expect(200),
      async () =>
        person.browser
          .patch('/api/accounts/me')
          .attach('cover', await anotherJpeg(), 'cover.jpg')
          .expect(200),
    ];
    for (const make of changes) {
      await make();
      expect(await embedded()).not.toMatchObject({ thumbnail_height: 630 });
      expect((await cardOf(contentId))?.pendingSince).not.toBeNull();
      await drawCards();
      expect(await embedded()).toMatchObject({ thumbnail_height: 630 });
      hashes.push((await cardOf())?.hash);
    }
    expect(new Set(hashes).size).toBe(5);
    const creators = hashes.at(-1);
    const former = (await cardOf(contentId))?.hash;
    await testApp.repository(Content).update(contentId, { title: '夕方の市場' });
    await drawCards();
    expect((await cardOf(contentId))?.hash).not.toBe(former);
    expect((await cardOf())?.hash).toBe(creators);
  });

  it('are not announced while their content is not visible', async () => {
    const contentId = await createContent(testApp, person.account.accountId);
    const path = `/contents/${contentId}`;
    const page = `/profile/${person.account.displayId}${path}`;
    const set = (visibility: string) => person.browser.patch(`/api${path}`).send({ visibility }).expect(200);
    await drawCards();
    const { hash } = (await cardOf(contentId))!;
    const drawn = { thumbnail_url: `http://localhost:3000/media/${hash}.jpg` };
    expect(await embedded(path)).toMatchObject(drawn);
    await set('hidden');
    await drawCards();
    const url = `http://localhost:3000${page}`;
    const refused = await testApp.client.get('/api/oembed').query({ url }).expect(404);
    const missing = await testApp.client.get(page).expect(404);
    for (const { text } of [refused, missing]) expect(text).not.toContain(hash);
    await set('public');
    await drawCards();
    expect(await embedded(path)).toMatchObject(drawn);
  });

  it('are drawn once for several changes, and not for a reverted one', async () => {
    await drawCards();
    const drawn = draws();
    const { displayName } = person.account;
    for (const name of ['一', '二', '三']) await change({ displayName: name });
    await drawCards();
    expect(drawn).toHaveBeenCalledTimes(1);
    await change({ displayName: '四' });
    await change({ displayName: '三' });
    await drawCards();
    expect(drawn).toHaveBeenCalledTimes(1);
    expect((await cardOf())?.pendingSince).toBeNull();
    await change({ displayName });
    await testApp.app.get(TransactionsService).run(async (tx) => {
      const jobs = testApp.app.get(JobQueueService, { strict: false });
      await jobs.enqueue(tx, DRAW_CARDS_QUEUE, {});
      await jobs.enqueue(tx, DRAW_CARDS_QUEUE, {});
    });
    await queueIsDone(testApp, DRAW_CARDS_QUEUE, 60_000);
    expect(drawn).toHaveBeenCalledTimes(2);
  });

  it('stay pending if something changes while they are drawn', async () => {
    const worker = testApp.app.get(PictureWorkerService, { strict: false });
    const draw = worker.draw.bind(worker);
    jest.spyOn(worker, 'draw').mockImplementationOnce(async (...asked) => {
      await change({ displayName: '後の名前' });
      return draw(...asked);
    });
    await drawCards();
    await drawCards();
    const { hash, pendingSince } = (await cardOf())!;
    expect(pendingSince).toBeNull();
    await change({ displayName: '前の名前' });
    await change({ displayName: '後の名前' });
    await drawCards();
    expect((await cardOf())?.hash).toBe(hash);
  });

  it('are left for the next run when the server stops', async () => {
    const stopping = await startTestApp();
    for (let number = 1; number <= 3; number += 1) await signUp(stopping);
    const worker = stopping.app.get(PictureWorkerService, { strict: false });
    const begun = Promise.withResolvers<null>();
    const finished = Promise.withResolvers<null>();
    const drawn = jest.spyOn(worker, 'draw').mockImplementation(() => {
      begun.resolve(null);
      return finished.promise;
    });
    const jobs = stopping.app.get(JobQueueService, { strict: false });
    const end = jobs.onModuleDestroy.bind(jobs);
    jest.spyOn(jobs, 'onModuleDestroy').mockImplementation(() => {
      const ended = end();
      finished.resolve(null);
      return ended;
    });
    await stopping.app.get(TransactionsService).run((tx) => jobs.enqueue(tx, DRAW_CARDS_QUEUE, {}));
    await begun.promise;
    await stopping.stop();
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('are replaced by the previous pictures if one cannot be drawn', async () => {
    await drawCards();
    draws().mockResolvedValue(null);
    await change({ displayName: '描けない' });
    await drawCards();
    expect(await cardOf()).toMatchObject({ hash: null, pendingSince: null });
    expect(await embedded()).not.toHaveProperty('thumbnail_url');
  });

  it('are deleted with the content or account, and former ones when they are replaced', async () => {
    const contentId = await createContent(testApp, person.account.accountId, { media: [] });
    await drawCards();
    const former = `${(await cardOf())?.hash ?? ''}.jpg`;
    await change({ displayName: '別の名前' });
    await drawCards();
    await testApp.client.get(`/media/${former}`).expect(404);
    const present = `${(await cardOf())?.hash ?? ''}.jpg`;
    const ofContent = `${(await cardOf(contentId))?.hash ?? ''}.jpg`;
    await sweepPictures(testApp);
    expect(await storedFiles(testApp)).toEqual(expect.arrayContaining([present, ofContent]));
    expect(await storedFiles(testApp)).not.toContain(former);

    await person.browser.delete(`/api/contents/${contentId}`).expect(204);
    await testApp.client.get(`/media/${ofContent}`).expect(404);
    expect(await cardOf(contentId)).toBeNull();
    await testApp.repository(DisplayIdClaim).delete({ accountId: person.account.accountId });
    await testApp.repository(Account).delete(person.account.accountId);
    expect(await cardOf()).toBeNull();
    await sweepPictures(testApp);
    const files = await storedFiles(testApp);
    expect(files).not.toContain(present);
    expect(files).not.toContain(ofContent);
  });
});
