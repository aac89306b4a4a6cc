import { hideBlock } from '../../../test/support/blocks.js';
import { failureIn } from '../../../test/support/failures.js';
import { createContent } from '../../../test/support/factories/content.js';
import { createItem } from '../../../test/support/factories/item.js';
import { runJob } from '../../../test/support/jobs.js';
import { erase, leave, suspend } from '../../../test/support/leaving.js';
import { addTextLink } from '../../../test/support/links.js';
import { logIn } from '../../../test/support/log-in.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { press, USER_AGENTS, view, visitsAreWritten } from '../../../test/support/visits.js';
import { SWEEP_INSIGHTS_QUEUE } from '../../jobs/queues.js';
import { type NewCount } from './insight-counts.repository.js';
import { type InsightsResponse } from './dto/insights.response.js';
import { InsightCount } from './insight-count.entity.js';
import { InsightDay } from './insight-day.entity.js';
import { InsightSalt } from './insight-salt.entity.js';
import { InsightVisitor } from './insight-visitor.entity.js';
import { insightDay, shiftDay } from './insight-days.rules.js';
import { UNKNOWN_ID } from '../../../test/support/ids.js';

describe('insights', () => {
  let testApp: TestApp;
  let person: SignedUp;
  let path: string;
  let accountId: string;
  beforeAll(async () => {
    testApp = await startTestApp({ TRUST_PROXY: 'loopback' });
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    person = await signUp(testApp);
    accountId = person.account.accountId;
    path = `/profile/${person.account.displayId}`;
  });

  const today = () => insightDay(Date.now());
  const read = async (query = '', { browser }: Pick<SignedUp, 'browser'> = person) => {
    await visitsAreWritten(testApp);
    return (await browser.get(`/api/insights${query}`).expect(200)).body as InsightsResponse;
  };
  const readCsv = async (query = '') => {
    await visitsAreWritten(testApp);
    return person.browser.get(`/api/insights.csv${query}`).expect(200);
  };
  const counts = () => testApp.repository(InsightCount).findBy({ accountId });
  const storedAs = (overrides: Partial<NewCount> = {}) =>
    testApp.repository(InsightCount).insert({
      accountId,
      day: today(),
      referrer: '',
      language: 'ja',
      device: 'phone',
      count: 1,
      ...overrides,
    });
  const from = (address: string, userAgent: string = USER_AGENTS.phone) => ({
    headers: { 'X-Forwarded-For': address, 'User-Agent': userAgent },
  });

  it('are empty without visits, with every day of the last four weeks', async () => {
    const insights = await read();
    const none = { views: 0, visitors: 0, presses: 0 };
    expect(insights).toMatchObject({
      from: shiftDay(today(), -27),
      to: today(),
      timeZone: 'Asia/Tokyo',
      totals: none,
      previous: none,
      profileViews: 0,
    });
    expect(insights.days).toHaveLength(28);
    expect(insights.days.at(-1)).toEqual({ day: today(), ...none });
    for (const name of ['links', 'contents', 'items', 'referrers', 'devices', 'languages'] as const)
      expect(insights[name]).toEqual([]);
  });

  it('count views by page, referring host, language and device, and visitors once a day', async () => {
    const contentId = await createContent(testApp, accountId, { title: 'A vase' });
    const external = { referrer: 'external', host: 'www.Instagram.com' };
    await view(testApp, { path, language: 'ja', ...external }, from('203.0.113.1'));
    await view(testApp, { path, language: 'en', ...external }, from('203.0.113.1'));
    await view(testApp, { path, language: 'en', referrer: 'none' }, from('203.0.113.1', USER_AGENTS.desktop));
    await view(
      testApp,
      { path: `${path}/contents/${contentId}`, language: 'en', referrer: 'internal' },
      from('203.0.113.2'),
    );
    const insights = await read();
    expect(insights.totals).toEqual({ views: 4, visitors: 3, presses: 0 });
    expect(insights.days.at(-1)).toEqual({ day: today(), views: 4, visitors: 3, presses: 0 });
    expect(insights.profileViews).toBe(3);
    expect(insights.contents).toEqual([
      {
        contentId,
        title: 'A vase',
        provider: 'instagram',
        publishedAt: '2026-10-03T09:00:00.000Z',
        views: 1,
        presses: 0,
      },
    ]);
    expect(insights.referrers).toEqual([
      { kind: 'host', host: 'instagram.com', views: 2, presses: 0 },
      { kind: 'none', host: null, views: 1, presses: 0 },
      { kind: 'internal', host: null, views: 1, presses: 0 },
    ]);
    expect(insights.devices).toEqual([
      { device: 'phone', views: 3, presses: 0 },
      { device: 'desktop', views: 1, presses: 0 },
    ]);
    expect(insights.languages).toEqual([
      { language: 'en', views: 3, presses: 0 },
      { language: 'ja', views: 1, presses: 0 },
    ]);
  });

  it('count presses by link, content, and item and mall', async () => {
    const { linkId } = await addTextLink(person, 'My shop');
    const contentId = await createContent(testApp, accountId, { description: 'Three vases\nand a jug' });
    const searched = { majorMall: true, name: 'A vase', url: null };
    const itemId = await createItem(testApp, accountId, contentId, searched);
    const bought = await createItem(testApp, accountId, contentId);
    for (let turn = 0; turn < 2; turn += 1) await press(testApp, { path, kind: 'link', targetId: linkId });
    await press(testApp, { path, kind: 'content', targetId: contentId, referrer: 'external', host: 'x.com' });
    for (const mall of ['amazon', 'rakuten', 'rakuten'])
      await press(testApp, { path: `${path}/contents/${contentId}`, kind: 'item', targetId: itemId, mall });
    await press(testApp, { path, kind: 'item', targetId: bought });
    const insights = await read();
    expect(insights.totals).toEqual({ views: 0, visitors: 0, presses: 7 });
    expect(insights.links).toEqual([{ linkId, title: 'My shop', presses: 2 }]);
    expect(insights.contents).toMatchObject([{ contentId, title: 'Three vases', views: 0, presses: 1 }]);
    expect(insights.items).toEqual([
      {
        itemId,
        name: 'A vase',
        url: null,
        presses: 3,
        malls: [
          { mall: 'rakuten', presses: 2 },
          { mall: 'amazon', presses: 1 },
        ],
      },
      {
        itemId: bought,
        name: null,
        url: 'https://example.com/vase',
        presses: 1,
        malls: [{ mall: null, presses: 1 }],
      },
    ]);
    expect(insights.referrers).toContainEqual({ kind: 'host', host: 'x.com', views: 0, presses: 1 });
  });

  it('exclude bots, people who ask not to be tracked, prefetches, other sites, and the owner', async () => {
    for (const headers of [
      { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { DNT: '1' },
      { 'Sec-GPC': '1' },
      { 'Sec-Purpose': 'prefetch;prerender' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ] as Record<string, string>[])
      await view(testApp, { path }, { headers });
    await view(testApp, { path }, { by: person.browser });
    const { linkId } = await addTextLink(person, 'My shop');
    await press(testApp, { path, kind: 'link', targetId: linkId }, { headers: { DNT: '1' } });
    await press(testApp, { path, kind: 'link', targetId: linkId }, { by: person.browser });
    expect((await read()).totals).toEqual({ views: 0, visitors: 0, presses: 0 });
    const other = await signUp(testApp);
    await view(testApp, { path }, { by: other.browser });
    expect((await read()).totals).toEqual({ views: 1, visitors: 1, presses: 0 });
  });

  it('exclude the owner even in a browser with an outdated display ID', async () => {
    const elsewhere = await logIn(testApp, person.input.email);
    const other = await signUp(testApp);
    await person.browser
      .patch('/api/accounts/me')
      .send({ displayId: `${person.account.displayId}.now` })
      .expect(200);
    const { linkId } = await addTextLink(person, 'My shop');
    path = `${path}.now`;
    await view(testApp, { path }, { by: elsewhere });
    await press(testApp, { path, kind: 'link', targetId: linkId }, { by: elsewhere });
    expect((await read()).totals).toEqual({ views: 0, visitors: 0, presses: 0 });
    await view(testApp, { path }, { by: other.browser });
    expect((await read()).totals).toEqual({ views: 1, visitors: 1, presses: 0 });
  });

  it('do not count HEAD requests', async () => {
    testApp.log.length = 0;
    await testApp.client
      .head('/api/log/page-access')
      .query({ path })
      .set({ 'User-Agent': USER_AGENTS.phone })
      .expect(204);
    expect((await read()).totals).toEqual({ views: 0, visitors: 0, presses: 0 });
    expect(JSON.stringify(testApp.log)).not.toContain('page.accessed');
  });

  it('ignore presses on hidden blocks, except on pages of contents', async () => {
    const { linkId } = await addTextLink(person, 'My shop');
    const [contentId, other] = [
      await createContent(testApp, accountId),
      await createContent(testApp, accountId),
    ];
    const itemId = await createItem(testApp, accountId, contentId);
    const content = `${path}/contents/${contentId}`;
    const pressed = async () => {
      const counted: string[] = [];
      let sum = (await read()).totals.presses;
      for (const [name, pressedOn] of Object.entries({
        link: { path, kind: 'link', targetId: linkId },
        content: { path, kind: 'content', targetId: contentId },
        item: { path, kind: 'item', targetId: itemId },
        itself: { path: content, kind: 'content', targetId: contentId },
        beside: { path: content, kind: 'content', targetId: other },
        below: { path: content, kind: 'item', targetId: itemId },
        elsewhere: { path: `${path}/contents/${other}`, kind: 'item', targetId: itemId },
        nowhere: { path: content, kind: 'link', targetId: linkId },
      })) {
        await press(testApp, pressedOn);
        const { presses } = (await read()).totals;
        if (presses > sum) counted.push(name);
        sum = presses;
      }
      return counted;
    };
    const all = ['link', 'content', 'item', 'itself', 'beside', 'below'];
    expect(await pressed()).toEqual(all);
    for (const [hidden, gone] of [
      ['link', ['link']],
      ['content', ['content', 'beside']],
      ['item', ['item']],
    ] as const) {
      await hideBlock(person, hidden);
      expect(await pressed()).toEqual(all.filter((name) => !(gone as readonly string[]).includes(name)));
    }
  });

  it('ignore unknown targets, and targets of other and suspended accounts', async () => {
    const other = await signUp(testApp);
    const theirs = await addTextLink(other, 'Theirs');
    await press(testApp, { path, kind: 'link', targetId: theirs.linkId });
    await press(testApp, { path, kind: 'item', targetId: UNKNOWN_ID, mall: 'amazon' });
    await view(testApp, { path: `${path}/contents/${UNKNOWN_ID}` });
    await view(testApp, { path: '/profile/nobody.at.all' });
    await view(testApp, { path: '/login' });
    expect((await read()).totals).toEqual({ views: 0, visitors: 0, presses: 0 });
    expect((await read('', other)).totals).toEqual({ views: 0, visitors: 0, presses: 0 });
    await suspend(testApp, person, true);
    await view(testApp, { path });
    await visitsAreWritten(testApp);
    expect(await counts()).toEqual([]);
  });

  it('ignore entries that are not visible, but keep naming them to their owner', async () => {
    const { linkId } = await addTextLink(person, 'My shop');
    const contentId = await createContent(testApp, accountId, { title: 'Three vases' });
    const itemId = await createItem(testApp, accountId, contentId, {
      majorMall: true,
      name: 'A vase',
      url: null,
    });
    const content = `${path}/contents/${contentId}`;
    const visit = async () => {
      await press(testApp, { path, kind: 'link', targetId: linkId });
      await press(testApp, { path, kind: 'content', targetId: contentId });
      await press(testApp, { path, kind: 'item', targetId: itemId, mall: 'amazon' });
      await view(testApp, { path: content });
      return (await read()).totals;
    };
    const seen = { views: 1, visitors: 1, presses: 3 };
    expect(await visit()).toEqual(seen);
    const later = new Date(Date.now() + 86_400_000).toISOString();
    const set = async (area: string, fields: object) =>
      person.browser.patch(`/api/${area}`).send(fields).expect(200);
    await set(`links/${linkId}`, { visibility: 'hidden' });
    // This hides its item as well.
    await set(`contents/${contentId}`, { visibleFrom: later });
    expect(await visit()).toEqual(seen);
    const insights = await read();
    expect(insights.links).toEqual([{ linkId, title: 'My shop', presses: 1 }]);
    expect(insights.contents).toMatchObject([{ contentId, title: 'Three vases', views: 1, presses: 1 }]);
    expect(insights.items).toMatchObject([{ itemId, name: 'A vase', presses: 1 }]);
    await set(`contents/${contentId}`, { visibleFrom: null });
    await set(`items/${itemId}/contents/${contentId}`, { visibility: 'hidden' });
    expect(await visit()).toEqual({ ...seen, views: 2, presses: 4 });
  });

  it('are written even if another target is deleted meanwhile', async () => {
    const [link, kept] = [await addTextLink(person, 'Gone'), await addTextLink(person, 'Kept')];
    await press(testApp, { path, kind: 'link', targetId: link.linkId });
    await press(testApp, { path, kind: 'link', targetId: kept.linkId });
    await person.browser.delete(`/api/links/${link.linkId}`).expect(204);
    expect((await read()).links).toEqual([{ linkId: kept.linkId, title: 'Kept', presses: 1 }]);
  });

  it('distinguish 100 hosts per page and day, and sum up the others', async () => {
    const contentId = await createContent(testApp, accountId);
    for (let index = 0; index < 130; index += 1) {
      await view(testApp, { path, referrer: 'external', host: `h${index}.example` });
      if (index % 50 === 0) await visitsAreWritten(testApp);
    }
    // The first hosts keep counting, and each page has its own limit.
    await visitsAreWritten(testApp);
    await view(testApp, { path, referrer: 'external', host: 'h0.example' });
    await view(testApp, {
      path: `${path}/contents/${contentId}`,
      referrer: 'external',
      host: 'another.example',
    });
    await visitsAreWritten(testApp);
    const rows = await counts();
    const ofProfile = rows.filter(({ pageContentId }) => pageContentId === null);
    const named = ofProfile.filter(({ referrer }) => referrer !== '*');
    expect(named).toHaveLength(100);
    expect(named.map(({ referrer }) => referrer)).not.toContain('h129.example');
    expect(named.find(({ referrer }) => referrer === 'h0.example')?.count).toBe(2);
    expect(ofProfile.find(({ referrer }) => referrer === '*')?.count).toBe(30);
    expect(rows.find(({ pageContentId }) => pageContentId !== null)?.referrer).toBe('another.example');
  });

  it('store only a hash of visitors, and delete it after the day', async () => {
    await view(testApp, { path }, from('203.0.113.77'));
    await visitsAreWritten(testApp);
    const visitors = testApp.repository(InsightVisitor);
    const [{ visitor } = { visitor: Buffer.alloc(0) }] = await visitors.findBy({ accountId });
    expect(visitor).toHaveLength(16);
    expect(JSON.stringify(testApp.log)).not.toContain('203.0.113.77');

    const yesterday = shiftDay(today(), -1);
    await visitors.update({ accountId }, { day: yesterday });
    await testApp.repository(InsightDay).insert({ accountId, day: yesterday, visitors: 1 });
    await testApp.repository(InsightSalt).insert({ day: yesterday, salt: Buffer.alloc(32) });
    await runJob(testApp, SWEEP_INSIGHTS_QUEUE);
    expect(await visitors.findBy({ accountId })).toEqual([]);
    const salts = await testApp.repository(InsightSalt).find();
    expect(salts.map(({ day }) => day)).toEqual([today()]);
    expect((await read()).totals.visitors).toBe(2);
  });

  it('are kept for 90 days', async () => {
    for (const day of [shiftDay(today(), -90), shiftDay(today(), -89)]) {
      await storedAs({ day });
      await testApp.repository(InsightDay).insert({ accountId, day, visitors: 1 });
    }
    await runJob(testApp, SWEEP_INSIGHTS_QUEUE);
    expect((await counts()).map(({ day }) => day)).toEqual([shiftDay(today(), -89)]);
    const days = await testApp.repository(InsightDay).findBy({ accountId });
    expect(days.map(({ day }) => day)).toEqual([shiftDay(today(), -89)]);
  });

  it('compare with the previous period of the same length, if it is still kept', async () => {
    await storedAs({ day: shiftDay(today(), -7), count: 5 });
    await storedAs({ day: shiftDay(today(), -6), count: 3 });
    await testApp.repository(InsightDay).insert({ accountId, day: shiftDay(today(), -13), visitors: 2 });
    const week = `?from=${shiftDay(today(), -6)}`;
    expect(await read(week)).toMatchObject({
      totals: { views: 3, visitors: 0, presses: 0 },
      previous: { views: 5, visitors: 2, presses: 0 },
    });
    const insights = await read(`?from=${shiftDay(today(), -89)}`);
    expect([insights.days.length, insights.previous, insights.totals.views]).toEqual([90, null, 8]);
  });

  it.each([
    ['from=2027-02-30', 'from', 'invalidFormat'],
    ['from=yesterday', 'from', 'invalidFormat'],
    ['from=1999-12-31', 'from', 'invalidFormat'],
    ['to=9999-12-31', 'to', 'invalidFormat'],
    ['to=2027-1-1', 'to', 'invalidFormat'],
    ['to=', 'to', 'required'],
    ['from=2027-01-02&to=2027-01-01', 'from', 'invalidFormat'],
    ['from=2027-01-01&to=2027-04-01', 'from', 'invalidLength'],
    ['from=2027-01-01&from=2027-01-02', 'from', 'invalidFormat'],
  ])('are rejected for the query %s', async (query, field, errorCode) => {
    for (const address of ['/api/insights', '/api/insights.csv']) {
      const answer = await person.browser.get(`${address}?${query}`);
      expect(answer.status).toBe(400);
      expect(answer.type).toBe('application/json');
      expect(failureIn(answer).errors).toEqual([{ field, errorCode, message: expect.any(String) }]);
    }
  });

  it('are empty for days in the distant past and future', async () => {
    for (const query of ['?from=2000-01-01&to=2000-02-01', '?to=2999-12-31'])
      expect((await read(query)).totals.views).toBe(0);
  });

  it('are returned only to the owner, with a cookie or a token, and not cached', async () => {
    await view(testApp, { path });
    const other = await signUp(testApp);
    expect((await read('', other)).totals.views).toBe(0);
    for (const address of ['/api/insights', '/api/insights.csv']) {
      await testApp.client.get(address).expect(401);
      const { email, password } = person.input;
      const { body } = await testApp.client
        .post('/api/auth/login?tokens=body')
        .send({ email, password })
        .expect(200);
      const { accessToken } = body as { accessToken: string };
      const answer = await testApp.client.get(address).auth(accessToken, { type: 'bearer' }).expect(200);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('are exported as CSV without formulas', async () => {
    const titles = ['=HYPERLINK("https://a.jp")', '+1', '-1', '@SUM(A1)'];
    for (const title of titles) {
      const { linkId } = await addTextLink(person, title);
      await press(testApp, { path, kind: 'link', targetId: linkId });
    }
    const contentId = await createContent(testApp, accountId, { title: '花, "瓶"' });
    const itemId = await createItem(testApp, accountId, contentId, {
      majorMall: true,
      name: '=1+1',
      url: null,
    });
    await press(testApp, { path, kind: 'item', targetId: itemId, mall: 'yahoo' });
    await view(testApp, { path: `${path}/contents/${contentId}`, referrer: 'external', host: 'x.com' });
    const untitled = await createContent(testApp, accountId, { description: '=2+2\nThree' });
    await press(testApp, { path, kind: 'content', targetId: untitled });
    const answer = await readCsv(`?from=${today()}`);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename=insights-${today()}-${today()}.csv`,
      'cache-control': 'no-store',
    });
    const lines = answer.text.split('\r\n');
    expect(lines[0]).toBe('\ufeffday,kind,id,name,mall,views,visitors,presses');
    expect(lines.at(-1)).toBe('');
    expect(lines.slice(1, -1).map((line) => line.replace(`${today()},`, ''))).toEqual([
      'total,,,,1,1,6',
      `content,${contentId},"花, ""瓶""",,1,,0`,
      `content,${untitled},'=2+2,,0,,1`,
      expect.stringMatching(/^link,\d+,"?'=HYPERLINK\(""https:\/\/a\.jp""\)"?,,,,1$/),
      expect.stringMatching(/^link,\d+,'\+1,,,,1$/),
      expect.stringMatching(/^link,\d+,'-1,,,,1$/),
      expect.stringMatching(/^link,\d+,'@SUM\(A1\),,,,1$/),
      `item,${itemId},'=1+1,yahoo,,,1`,
      'referrer,,x.com,,1,,0',
      'referrer,,(none),,0,,6',
      'device,,phone,,1,,6',
      'language,,ja,,1,,6',
    ]);
  });

  it('of deleted entries are erased with them', async () => {
    const { linkId } = await addTextLink(person, 'My shop');
    const contentId = await createContent(testApp, accountId);
    const itemId = await createItem(testApp, accountId, contentId);
    await press(testApp, { path, kind: 'link', targetId: linkId });
    await press(testApp, { path, kind: 'item', targetId: itemId });
    await press(testApp, { path, kind: 'content', targetId: contentId });
    await view(testApp, { path: `${path}/contents/${contentId}` });
    await visitsAreWritten(testApp);
    expect(await counts()).toHaveLength(4);
    await person.browser.delete(`/api/links/${linkId}`).expect(204);
    expect(await counts()).toHaveLength(3);
    await person.browser.delete(`/api/items/${itemId}/contents/${contentId}`).expect(204);
    expect(await counts()).toHaveLength(2);
    await person.browser.delete(`/api/contents/${contentId}`).expect(204);
    expect(await counts()).toEqual([]);
  });

  it('of an account are erased with it', async () => {
    await view(testApp, { path });
    await visitsAreWritten(testApp);
    await leave(person);
    await view(testApp, { path });
    await visitsAreWritten(testApp);
    expect((await counts()).map(({ count }) => count)).toEqual([1]);
    await erase(testApp, person);
    for (const entity of [InsightCount, InsightDay, InsightVisitor])
      expect(await testApp.repository(entity).countBy({ accountId })).toBe(0);
  });

  it('do not invalidate cached pages', async () => {
    await testApp.client.get(path).expect(200);
    const rendered = testApp.pages.rendered.length;
    await view(testApp, { path });
    await visitsAreWritten(testApp);
    await testApp.client.get(path).expect(200);
    expect(testApp.pages.rendered).toHaveLength(rendered);
  });
});
