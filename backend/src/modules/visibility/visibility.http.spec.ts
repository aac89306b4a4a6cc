import { createContent } from '../../../test/support/factories/content.js';
import { createItem } from '../../../test/support/factories/item.js';
import { anotherJpeg } from '../../../test/support/pictures.js';
import { changesReceived } from '../../../test/support/changes-received.js';
import { failureIn } from '../../../test/support/failures.js';
import { addTextLink, KIND } from '../../../test/support/links.js';
import { passTime } from '../../../test/support/passing-time.js';
import { ALWAYS_VISIBLE } from './visibility.rules.js';
import { AppConfig } from '../../config/app-config.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { type Browser, startTestApp, type TestApp } from '../../../test/support/test-app.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A time relative to now, in milliseconds. */
const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** Schedules hidden from visitors, by case. */
const INVISIBLE: [string, () => object][] = [
  ['hidden', () => ({ visibility: 'hidden' })],
  ['scheduled', () => ({ visibleFrom: inMs(DAY_MS) })],
  ['expired', () => ({ visibleFrom: inMs(-2 * DAY_MS), visibleUntil: inMs(-DAY_MS) })],
];

describe('an invisible entry', () => {
  let testApp: TestApp;
  let owner: SignedUp;
  let other: SignedUp;
  let linkId: number;
  let contentId: number;
  let itemId: number;
  let profile: string;

  beforeAll(async () => {
    testApp = await startTestApp({ THROTTLE_UPLOAD_LIMIT: '100000' });
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    owner = await signUp(testApp);
    other = await signUp(testApp);
    const { accountId, displayId } = owner.account;
    profile = `/profile/${displayId}`;
    await addTextLink(owner, 'Always');
    ({ linkId } = await addTextLink(owner, 'Sometimes'));
    await createContent(testApp, accountId, { title: 'Always' });
    contentId = await createContent(testApp, accountId, { title: 'Sometimes' });
    itemId = await createItem(testApp, accountId, contentId);
  });

  type Reader = Pick<Browser, 'get'>;
  const read = async <Body>(by: Reader, path: string, status = 200): Promise<Body> =>
    (await by.get(path).expect(status)).body as Body;
  const list = (by: Reader, area: string) =>
    read<{ total: number; results: Record<string, unknown>[] }>(
      by,
      `/api/${area}/accounts/${owner.account.displayId}`,
    );
  const counts = async (by: Reader) => {
    const totals: number[] = [];
    for (const area of ['links', 'contents', 'items']) {
      const { total, results } = await list(by, area);
      expect(results).toHaveLength(total);
      totals.push(total);
    }
    return totals;
  };
  const setLink = (body: object, by = owner) => by.browser.patch(`/api/links/${linkId}`).send(body);
  const setContent = (body: object, by = owner) => by.browser.patch(`/api/contents/${contentId}`).send(body);
  const setItem = (body: object, by = owner) =>
    by.browser.patch(`/api/items/${itemId}/contents/${contentId}`).send(body);
  const pageData = async () => {
    await testApp.client.get(profile).expect(200);
    const data = testApp.pages.rendered.at(-1)?.data;
    return data?.kind === 'profile' ? [data.links.total, data.contents.total, data.items.total] : [];
  };

  it.each(INVISIBLE)('is only in the lists of its owner: a link that is %s', async (_name, fields) => {
    await setLink(fields()).expect(200);
    for (const by of [testApp.client, other.browser]) expect(await counts(by)).toEqual([1, 2, 1]);
    expect(await counts(owner.browser)).toEqual([2, 2, 1]);
    expect(await pageData()).toEqual([1, 2, 1]);
  });

  it.each(INVISIBLE)(
    'is only in the lists of its owner, with its items: a content that is %s',
    async (_name, fields) => {
      await setContent(fields()).expect(200);
      for (const by of [testApp.client, other.browser]) expect(await counts(by)).toEqual([2, 1, 0]);
      expect(await counts(owner.browser)).toEqual([2, 2, 1]);
      expect(await pageData()).toEqual([2, 1, 0]);
    },
  );

  it.each(INVISIBLE)('is marked on its items for its owner: a content that is %s', async (_name, fields) => {
    const expectSeen = async (by: Reader, contentVisible: boolean) => {
      const results = [{ itemId, contentVisible }];
      expect(await list(by, 'items')).toMatchObject({ results });
      expect(await read(by, `/api/items/contents/${contentId}`)).toMatchObject({ results });
    };
    await expectSeen(owner.browser, true);
    await expectSeen(testApp.client, true);
    await setContent(fields()).expect(200);
    await expectSeen(owner.browser, false);
    const { body } = await setItem({ name: 'Scissors' }).expect(200);
    expect(body).toMatchObject({ visibility: 'public', contentVisible: false });
  });

  it.each(INVISIBLE)('is only in the lists of its owner: an item that is %s', async (_name, fields) => {
    await setItem(fields()).expect(200);
    for (const by of [testApp.client, other.browser]) expect(await counts(by)).toEqual([2, 2, 0]);
    expect(await counts(owner.browser)).toEqual([2, 2, 1]);
    const single = `/api/contents/${contentId}/accounts/${owner.account.displayId}`;
    expect(await read(testApp.client, single)).toMatchObject({ isItemLinked: false });
    expect(await read(owner.browser, single)).toMatchObject({ isItemLinked: true });
    const ofContent = `/api/items/contents/${contentId}`;
    expect(await read(other.browser, ofContent)).toMatchObject({ total: 0 });
    expect(await read(owner.browser, ofContent)).toMatchObject({ total: 1, results: [{ itemId }] });
  });

  it('is found by its owner only', async () => {
    await setContent({ visibility: 'hidden' }).expect(200);
    const single = `/api/contents/${contentId}/accounts/${owner.account.displayId}`;
    const ofContent = `/api/items/contents/${contentId}`;
    for (const path of [single, ofContent]) {
      for (const by of [testApp.client, other.browser]) await read(by, path, 404);
      await read(owner.browser, path);
    }
    await testApp.client.get(`${profile}/contents/${contentId}`).expect(404);
    await testApp.client.get(`${profile}/contents/${contentId}/edit`).expect(200);
    const address = `${testApp.app.get(AppConfig).publicUrl}${profile}/contents/${contentId}`;
    await read(testApp.client, `/api/oembed?url=${encodeURIComponent(address)}`, 404);
  });

  it('is omitted from responses by ID, and never reported as deleted', async () => {
    await setContent({ visibility: 'hidden' }).expect(200);
    const none = { results: [], goneIds: [], total: 1 };
    for (const by of [testApp.client, other.browser]) {
      expect(await read(by, `/api/contents?contentIds=${contentId}`)).toMatchObject(none);
      expect(await read(by, `/api/items?itemIds=${itemId}`)).toMatchObject(none);
    }
    await setContent({ visibility: 'public' }).expect(200);
    expect(await read(testApp.client, `/api/items?itemIds=${itemId}`)).toMatchObject({
      results: [{ itemId }],
    });
    await setItem({ visibleUntil: inMs(-HOUR_MS) }).expect(200);
    expect(await read(testApp.client, `/api/items?itemIds=${itemId}`)).toMatchObject(none);
  });

  it.each(INVISIBLE)(
    'is not in feeds and sitemaps, and cannot be embedded: a content that is %s',
    async (_name, fields) => {
      const entries = async () => {
        const { body } = await testApp.client.get(`${profile}/feed.json`).expect(200);
        const { text } = await testApp.client.get(`${profile}/feed.atom`).expect(200);
        return [(body as { items: object[] }).items.length, text.split('<entry>').length - 1];
      };
      const page = `${profile}/contents/${contentId}`;
      const embed = (status: number) =>
        testApp.client
          .get('/api/oembed')
          .query({ url: `${testApp.app.get(AppConfig).publicUrl}${page}` })
          .expect(status);
      const isListed = async () => {
        const { text } = await testApp.client.get('/sitemaps/contents-1.xml').expect(200);
        return text.includes(`/contents/${contentId}<`);
      };
      expect([await entries(), await isListed()]).toEqual([[2, 2], true]);
      await testApp.client.get(page).expect(200);
      await embed(200);
      await setContent(fields()).expect(200);
      expect([await entries(), await isListed()]).toEqual([[1, 1], false]);
      await testApp.client.get(page).expect(404);
      const refused = await embed(404);
      expect(refused.text).not.toContain('Sometimes');
    },
  );

  it('is nowhere as a draft, and neither are its items', async () => {
    const schedule = { ...ALWAYS_VISIBLE, visibility: 'draft' } as const;
    const { accountId, displayId } = owner.account;
    const draft = await createContent(testApp, accountId, { title: 'Draft', schedule });
    const ofDraft = await createItem(testApp, accountId, draft);
    const draftItem = await createItem(testApp, accountId, contentId, schedule);
    expect(await counts(owner.browser)).toEqual([2, 3, 3]);
    const page = `${profile}/contents/${draft}`;
    const address = `${testApp.app.get(AppConfig).publicUrl}${page}`;
    const missing = [
      `/api/contents/${draft}/accounts/${displayId}`,
      `/api/items/contents/${draft}`,
      `/api/oembed?url=${encodeURIComponent(address)}`,
      page,
    ];
    for (const by of [testApp.client, other.browser]) {
      expect(await counts(by)).toEqual([2, 2, 1]);
      for (const path of missing) await by.get(path).expect(404);
      const ofIds = { results: [], goneIds: [] };
      expect(await read(by, `/api/contents?contentIds=${draft}`)).toMatchObject(ofIds);
      expect(await read(by, `/api/items?itemIds=${ofDraft}&itemIds=${draftItem}`)).toMatchObject(ofIds);
    }
    expect(await pageData()).toEqual([2, 2, 1]);
    for (const path of [`${profile}/feed.atom`, '/sitemaps/contents-1.xml'])
      expect((await testApp.client.get(path).expect(200)).text).not.toContain(`/contents/${draft}`);
  });

  it('shows its schedule to its owner only', async () => {
    const period = { visibleFrom: inMs(-DAY_MS), visibleUntil: inMs(DAY_MS) };
    for (const change of [setLink, setContent, setItem])
      expect((await change(period).expect(200)).body).toMatchObject({ visibility: 'public', ...period });
    const always = { visibility: 'public', visibleFrom: null, visibleUntil: null };
    for (const area of ['links', 'contents', 'items']) {
      const [mine] = (await list(owner.browser, area)).results;
      const [theirs] = (await list(other.browser, area)).results;
      expect(mine).toMatchObject(period);
      expect(theirs).toMatchObject(always);
    }
  });

  it('cannot be reported by users who do not see it', async () => {
    const report = (about: string) =>
      testApp.client.post('/api/contact').send({ contactType: 'REPORT', content: 'Spam', about });
    await report(`item:${itemId}`).expect(204);
    await setLink({ visibility: 'hidden' }).expect(200);
    await setContent({ visibility: 'hidden' }).expect(200);
    for (const about of [`link:${linkId}`, `content:${contentId}`, `item:${itemId}`])
      await report(about).expect(404);
  });

  it('can be changed by its owner only', async () => {
    for (const change of [setLink, setContent, setItem])
      await change({ visibility: 'hidden' }, other).expect(403);
    expect(await counts(testApp.client)).toEqual([2, 2, 1]);
  });

  it('may be created as a draft, but cannot become one again after it was published', async () => {
    const { body } = await owner.browser
      .post('/api/links')
      .send({ linkTypeId: KIND.text, details: [{ title: 'New' }], visibility: 'draft' })
      .expect(201);
    linkId = (body as { linkId: number }).linkId;
    expect(body).toMatchObject({ visibility: 'draft' });
    expect(await counts(testApp.client)).toEqual([2, 2, 1]);
    await setLink({ visibility: 'draft', details: [{ title: 'Newer' }] }).expect(200);
    await setLink({ visibility: 'public' }).expect(200);
    expect(await counts(testApp.client)).toEqual([3, 2, 1]);
    for (const change of [setLink, setContent, setItem]) {
      const { errors } = failureIn(await change({ visibility: 'draft' }).expect(400));
      expect(errors).toMatchObject([{ field: 'visibility', errorCode: 'alreadyPublished' }]);
    }
  });

  it('cannot be hidden before it was published, neither when it is added nor as a draft', async () => {
    const hidden = { visibility: 'hidden' };
    const draft = { visibility: 'draft' } as const;
    const refused = async (sent: ReturnType<Browser['post']>, field = 'visibility') =>
      expect(failureIn(await sent.expect(400)).errors).toMatchObject([{ field, errorCode: 'notPublished' }]);
    const { browser, account } = owner;
    const contentUrl = 'https://www.youtube.com/watch?v=gUNnO_kiEIQ';
    const media = [{ imageUrl: 'https://i.ytimg.com/vi/gUNnO_kiEIQ/hqdefault.jpg', videoFlag: false }];
    const link = { linkTypeId: KIND.text, details: [{ title: 'New' }] };
    await refused(browser.post('/api/links').send({ ...link, ...hidden }));
    await refused(browser.post('/api/contents').send({ provider: 'youtube', contentUrl, media, ...hidden }));
    await refused(
      browser
        .post(`/api/items/contents/${contentId}`)
        .field('items[0][majorMallFlag]', '1')
        .field('items[0][name]', 'Scissors')
        .field('items[0][visibility]', 'hidden')
        .attach('items[0][image]', await anotherJpeg(), 'scissors.jpg'),
      'items[0][visibility]',
    );
    expect(await counts(browser)).toEqual([2, 2, 1]);

    const { body } = await browser
      .post('/api/links')
      .send({ ...link, ...draft })
      .expect(201);
    linkId = (body as { linkId: number }).linkId;
    contentId = await createContent(testApp, account.accountId, {
      schedule: { ...ALWAYS_VISIBLE, ...draft },
    });
    itemId = await createItem(testApp, account.accountId, contentId, draft);
    for (const change of [setLink, setContent, setItem]) {
      await refused(change(hidden));
      await change({ visibility: 'public' }).expect(200);
      await change(hidden).expect(200);
    }
  });

  it('is rejected if it ends before it begins, or is malformed', async () => {
    for (const change of [setLink, setContent, setItem]) {
      await change({ visibleFrom: inMs(DAY_MS) }).expect(200);
      const backwards = failureIn(await change({ visibleUntil: inMs(HOUR_MS) }).expect(400));
      expect(backwards.errors).toMatchObject([{ field: 'visibleUntil', errorCode: 'invalidPeriod' }]);
      for (const body of [{ visibleFrom: 'tomorrow' }, { visibleFrom: 5 }, { visibility: 'secret' }])
        expect(failureIn(await change(body).expect(400)).errors).toMatchObject([
          { errorCode: 'invalidFormat' },
        ]);
    }
  });

  describe('at a scheduled time', () => {
    afterEach(() => jest.restoreAllMocks());

    const passInProcess = (ms: number) => {
      const then = Date.now() + ms;
      jest.spyOn(Date, 'now').mockReturnValue(then);
    };
    const entries = {
      links: { set: setLink, id: () => linkId, all: 2 },
      contents: { set: setContent, id: () => contentId, all: 2 },
      items: { set: setItem, id: () => itemId, all: 1 },
    };
    type Area = keyof typeof entries;
    const areas = Object.keys(entries) as Area[];
    const shown = async (area: Area) => [
      (await list(testApp.client, area)).total,
      (await pageData())[areas.indexOf(area)],
    ];

    it.each(
      areas.flatMap((area): [Area, string, object, number, number][] => {
        const { all } = entries[area];
        return [
          [area, 'appear', { visibleFrom: inMs(HOUR_MS) }, all - 1, all],
          [area, 'end', { visibleUntil: inMs(HOUR_MS) }, all, all - 1],
        ];
      }),
    )('%s %s in kept answers, without a write', async (area, _what, fields, before, after) => {
      const { set, id } = entries[area];
      await set(fields).expect(200);
      await changesReceived(testApp);
      expect(await shown(area)).toEqual([before, before]);
      await passTime(testApp, area, id(), 2 * HOUR_MS);
      // The answers are still kept, so the change below is due to the time.
      expect(await shown(area)).toEqual([before, before]);
      passInProcess(2 * HOUR_MS);
      expect(await shown(area)).toEqual([after, after]);
    });

    it('ends on the kept pages of contents', async () => {
      const readPage = async () => {
        await testApp.client.get(`${profile}/contents/${contentId}`).expect(200);
        const data = testApp.pages.rendered.at(-1)?.data;
        return data?.kind === 'content' ? data.items?.total : null;
      };
      await setItem({ visibleUntil: inMs(HOUR_MS) }).expect(200);
      await changesReceived(testApp);
      expect(await readPage()).toBe(1);
      await passTime(testApp, 'items', itemId, 2 * HOUR_MS);
      expect(await readPage()).toBe(1);
      passInProcess(2 * HOUR_MS);
      expect(await readPage()).toBe(0);
    });

    it.each([
      ['not kept just after a change', 2000, 2],
      ['kept again later', 60_000, 1],
    ])('leaves pages that are %s', async (_what, agoMs, renderings) => {
      await setContent({ visibleUntil: inMs(HOUR_MS) }).expect(200);
      await passTime(testApp, 'contents', contentId, HOUR_MS + agoMs);
      await changesReceived(testApp);
      const before = testApp.pages.rendered.length;
      for (let times = 0; times < 2; times += 1) await testApp.client.get(profile).expect(200);
      expect(testApp.pages.rendered.length - before).toBe(renderings);
    });

    it('is not shown from memory after its end, even while the database fails', async () => {
      await setLink({ visibleUntil: inMs(HOUR_MS) }).expect(200);
      await changesReceived(testApp);
      expect(await shown('links')).toEqual([2, 2]);
      passInProcess(2 * HOUR_MS);
      await testApp.sql('ALTER TABLE accounts RENAME COLUMN introduction TO gone');
      try {
        await testApp.client.get(profile).expect(500);
      } finally {
        await testApp.sql('ALTER TABLE accounts RENAME COLUMN gone TO introduction');
      }
    });
  });

  describe('the time zone of an account', () => {
    const change = (timeZone: unknown) => owner.browser.patch('/api/accounts/me').send({ timeZone });

    it('is that of Japan by default', async () => {
      expect(await read(owner.browser, '/api/accounts/me')).toMatchObject({ timeZone: 'Asia/Tokyo' });
      expect((await change('Europe/Paris').expect(200)).body).toMatchObject({ timeZone: 'Europe/Paris' });
      expect(await read(testApp.client, `/api/accounts/${owner.account.displayId}`)).not.toHaveProperty(
        'timeZone',
      );
    });

    it('is one of the IANA database', async () => {
      for (const name of ['Mars/Base', '+09:00', '', null, 9]) await change(name).expect(400);
    });
  });
});
