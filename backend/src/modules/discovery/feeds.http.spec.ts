import { hideBlock } from '../../../test/support/blocks.js';
import { createContent, createContents } from '../../../test/support/factories/content.js';
import { leave, suspend } from '../../../test/support/leaving.js';
import { addTextLink } from '../../../test/support/links.js';
import { passTime } from '../../../test/support/passing-time.js';
import { anotherJpeg } from '../../../test/support/pictures.js';
import { type SignedUp, signUp } from '../../../test/support/sign-up.js';
import { PUBLIC_URL, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { ago, fromNow, moveBack } from '../../../test/support/times.js';
import { readXml, type XmlElement } from '../../../test/support/xml.js';
import { ALWAYS_VISIBLE } from '../visibility/visibility.rules.js';
import { type JsonFeed } from './feed.mapper.js';
import { PageChange } from './page-change.entity.js';

const HOUR_MS = 3_600_000;

const ATOM = 'http://www.w3.org/2005/Atom';

/** RFC 3339, as RFC 4287 (section 3.3) asks for. */
const DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** Special characters of XML and HTML, and characters that XML cannot contain. */
const EVIL = `<b>&amp; "x" 'y' ]]> \u{fffe}`;

const named = ({ children }: XmlElement, name: string) =>
  children.filter((child) => child.name === `{${ATOM}}${name}`);
const textOf = (element: XmlElement, name: string) => named(element, name)[0]?.text;
const linksOf = (element: XmlElement, rel: string) =>
  named(element, 'link').filter(({ attributes }) => attributes['rel'] === rel);

/** The rules of RFC 4287 for feeds and entries (sections 4.1.1 and 4.1.2). */
function expectAtom(feed: XmlElement): void {
  expect(feed.name).toBe(`{${ATOM}}feed`);
  const entries = named(feed, 'entry');
  for (const each of [feed, ...entries]) {
    for (const name of ['id', 'title', 'updated'])
      expect([name, named(each, name).length]).toEqual([name, 1]);
    expect(() => new URL(textOf(each, 'id') ?? '')).not.toThrow();
    expect(textOf(each, 'title')).not.toBe('');
    for (const name of ['updated', 'published'])
      for (const { text } of named(each, name)) expect(text).toMatch(DATE);
    expect(linksOf(each, 'alternate')).toHaveLength(1);
    for (const { attributes, text } of named(each, 'link')) {
      expect(URL.canParse(attributes['href'] ?? '')).toBe(true);
      expect(text).toBe('');
    }
    for (const { attributes } of named(each, 'category')) expect(attributes['term']).not.toBe('');
  }
  expect(linksOf(feed, 'self')).toHaveLength(1);
  // Entries without an author inherit the one of the feed.
  const [author] = named(feed, 'author');
  expect(named(author!, 'name')).toHaveLength(1);
  for (const entry of entries) {
    expect(named(entry, 'content').map(({ attributes, children }) => [attributes, children])).toEqual([
      [{ type: 'html' }, []],
    ]);
  }
  const ids = entries.map((entry) => textOf(entry, 'id'));
  expect(new Set(ids).size).toBe(ids.length);
}

/** The required members of JSON Feed 1.1, and the types of the others. */
function expectJsonFeed(feed: JsonFeed): void {
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
  expect(feed.title).not.toBe('');
  for (const url of [feed.home_page_url, feed.feed_url]) expect(URL.canParse(url)).toBe(true);
  expect(feed.authors).not.toHaveLength(0);
  for (const item of feed.items) {
    expect(typeof item.id).toBe('string');
    expect(typeof item.content_html).toBe('string');
    for (const url of [item.url, item.external_url]) expect(URL.canParse(url)).toBe(true);
    for (const date of [item.date_published, item.date_modified]) expect(date).toMatch(DATE);
    for (const tag of item.tags ?? []) expect(typeof tag).toBe('string');
  }
  expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length);
}

describe('the feeds of a creator', () => {
  let testApp: TestApp;
  let person: SignedUp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    person = await signUp(testApp);
  });

  const pathOf = (file: string) => `/profile/${person.account.displayId}/${file}`;
  const atom = async (prefix = '') => {
    const feed = readXml((await testApp.client.get(prefix + pathOf('feed.atom')).expect(200)).text);
    expectAtom(feed);
    return feed;
  };
  const json = async (prefix = '') => {
    const { text } = await testApp.client.get(prefix + pathOf('feed.json')).expect(200);
    const feed = JSON.parse(text) as JsonFeed;
    expectJsonFeed(feed);
    return feed;
  };

  it('list the newest contents first, with links to their pages and sources', async () => {
    const { accountId } = person.account;
    const older = await createContent(testApp, accountId, { title: '朝の市場', hashTags: ['花', 'R&D'] });
    const newer = await createContent(testApp, accountId, { description: 'One\nTwo\n\nThree', media: [] });
    const [feed, jsonFeed] = [await atom(), await json()];
    const entries = named(feed, 'entry');
    const pages = [newer, older].map((id) => `${PUBLIC_URL}${pathOf(`contents/${id}`)}`);
    expect(entries.map((entry) => linksOf(entry, 'alternate')[0]?.attributes['href'])).toEqual(pages);
    expect(entries.map((entry) => linksOf(entry, 'related')[0]?.attributes['href'])).toEqual([
      'https://www.instagram.com/p/C2/',
      'https://www.instagram.com/p/C2/',
    ]);
    expect(entries.map((entry) => textOf(entry, 'title'))).toEqual(['One', '朝の市場']);
    expect(textOf(entries[0]!, 'content')).toBe('<p>One<br/>Two</p><p>Three</p>');
    expect(textOf(entries[1]!, 'published')).toBe('2026-10-03T09:00:00.000Z');
    expect(named(entries[1]!, 'category').map(({ attributes }) => attributes['term'])).toEqual(['花', 'R&D']);
    expect(jsonFeed.items).toMatchObject([
      { url: pages[0], title: 'One', content_html: '<p>One<br/>Two</p><p>Three</p>' },
      { url: pages[1], title: '朝の市場', tags: ['花', 'R&D'], date_published: '2026-10-03T09:00:00.000Z' },
    ]);
    expect(jsonFeed.items[1]?.image).toMatch(new RegExp(`^${PUBLIC_URL}/media/[0-9a-f]{64}\\.jpg$`));
    expect(jsonFeed.items.map(({ id }) => id)).toEqual(entries.map((entry) => textOf(entry, 'id')));
  });

  it('describe the creator', async () => {
    await person.browser
      .patch('/api/accounts/me')
      .field('introduction', '花を撮っています。')
      .attach('icon', await anotherJpeg(), 'me.jpg')
      .expect(200);
    const [feed, jsonFeed] = [await atom(), await json()];
    const { displayName } = person.account;
    expect(textOf(feed, 'title')).toBe(displayName);
    expect(textOf(feed, 'subtitle')).toBe('花を撮っています。');
    const page = PUBLIC_URL + pathOf('').slice(0, -1);
    const icon = expect.stringMatching(/\/media\/[0-9a-f]{64}\.jpg$/) as string;
    expect([textOf(named(feed, 'author')[0]!, 'uri'), textOf(feed, 'icon')]).toEqual([page, icon]);
    expect(jsonFeed).toMatchObject({
      title: displayName,
      description: '花を撮っています。',
      home_page_url: page,
      icon,
      authors: [{ name: displayName, url: page, avatar: icon }],
    });
  });

  it.each([
    ['', 'ja', {}],
    ['', 'en', { 'Accept-Language': 'en' }],
    ['', 'en', { Cookie: 'locale=en', 'Accept-Language': 'ja' }],
    ['/ja', 'ja', { 'Accept-Language': 'en' }],
    ['/en', 'en', {}],
  ])(
    'with the prefix %j are in %s for %j, and link to pages with that prefix',
    async (prefix, language, headers) => {
      await createContent(testApp, person.account.accountId);
      const title = { ja: 'Instagramの投稿', en: 'Post on Instagram' }[language]!;
      const atomAnswer = await testApp.client
        .get(prefix + pathOf('feed.atom'))
        .set(headers)
        .expect(200);
      const feed = readXml(atomAnswer.text);
      expect(feed.attributes['xml:lang']).toBe(language);
      const [entry] = named(feed, 'entry');
      expect(textOf(entry!, 'title')).toBe(title);
      expect(linksOf(entry!, 'alternate')[0]?.attributes['href']).toContain(
        `${PUBLIC_URL}${prefix}/profile/`,
      );
      expect(linksOf(feed, 'self')[0]?.attributes['href']).toBe(
        `${PUBLIC_URL}${prefix}${pathOf('feed.atom')}`,
      );
      const jsonAnswer = await testApp.client
        .get(prefix + pathOf('feed.json'))
        .set(headers)
        .expect(200);
      const jsonFeed = JSON.parse(jsonAnswer.text) as JsonFeed;
      expect(jsonFeed).toMatchObject({ language, feed_url: `${PUBLIC_URL}${prefix}${pathOf('feed.json')}` });
      for (const { headers: answered } of [atomAnswer, jsonAnswer]) {
        const varies = /Accept-Language.*Cookie/.test(answered['vary'] ?? '');
        expect(varies).toBe(prefix === '');
      }
    },
  );

  it('are readable from any site, with their content type', async () => {
    for (const [file, type] of [
      ['feed.atom', 'application/atom+xml; charset=utf-8'],
      ['feed.json', 'application/feed+json; charset=utf-8'],
    ] as const) {
      const { headers } = await testApp.client
        .get(pathOf(file))
        .set('Origin', 'https://evil.example')
        .expect(200);
      expect(headers['content-type']).toBe(type);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
      expect(headers).not.toHaveProperty('x-robots-tag');
    }
  });

  it.each(['feed.atom', 'feed.json'])('respond with 304 while nothing has changed: %s', async (file) => {
    await createContent(testApp, person.account.accountId);
    const { headers } = await testApp.client.get(pathOf(file)).expect(200);
    expect(headers['cache-control']).toBe('no-cache');
    const again = () => testApp.client.get(pathOf(file)).set('If-None-Match', headers['etag']!);
    await again().expect(304);
    await createContent(testApp, person.account.accountId);
    await again().expect(200);
  });

  it('count the deletion of a content as a change', async () => {
    const contentId = await createContent(testApp, person.account.accountId);
    const updated = async () => Date.parse(textOf(await atom(), 'updated') ?? '');
    const before = await updated();
    await person.browser.delete(`/api/contents/${contentId}`).expect(204);
    expect(named(await atom(), 'entry')).toHaveLength(0);
    expect(await updated()).toBeGreaterThan(before);
  });

  it('keep the IDs of contents when the display ID or the content changes', async () => {
    const contentId = await createContent(testApp, person.account.accountId);
    const ids = async () => {
      const feed = await atom();
      return [textOf(feed, 'id'), ...named(feed, 'entry').map((entry) => textOf(entry, 'id'))];
    };
    const before = await ids();
    const displayId = `${person.account.displayId}.new`;
    await person.browser.patch('/api/accounts/me').send({ displayId }).expect(200);
    await person.browser.patch(`/api/contents/${contentId}`).send({ title: 'Other' }).expect(200);
    person.account.displayId = displayId;
    expect(await ids()).toEqual(before);
    expect(before[1]).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  it('redirect from a former display ID, and from another spelling, to the current one', async () => {
    const former = person.account.displayId;
    await person.browser
      .patch('/api/accounts/me')
      .send({ displayId: `${former}.now` })
      .expect(200);
    for (const [prefix, file] of [
      ['', 'feed.atom'],
      ['/en', 'feed.json'],
    ] as const) {
      for (const displayId of [former, former.toUpperCase()]) {
        const { headers } = await testApp.client.get(`${prefix}/profile/${displayId}/${file}`).expect(301);
        expect(headers['location']).toBe(`${PUBLIC_URL}${prefix}/profile/${former}.now/${file}`);
        expect(headers['cache-control']).toBe('no-store');
      }
    }
  });

  it('are empty if the page hides its contents', async () => {
    await createContent(testApp, person.account.accountId);
    await hideBlock(person, 'content');
    expect(named(await atom(), 'entry')).toHaveLength(0);
    expect((await json()).items).toEqual([]);
    await hideBlock(person, 'link');
    expect((await json()).items).toHaveLength(1);
  });

  it('are noindex if the account is not searchable', async () => {
    await person.browser.patch('/api/accounts/me').send({ searchable: false }).expect(200);
    for (const file of ['feed.atom', 'feed.json']) {
      const { headers } = await testApp.client.get(pathOf(file)).expect(200);
      expect(headers['x-robots-tag']).toBe('noindex');
    }
  });

  it('return 404 for a suspended or withdrawn account', async () => {
    for (const [end, again] of [
      [() => suspend(testApp, person, true), () => suspend(testApp, person, false)],
      [() => leave(person), () => Promise.resolve()],
    ] as const) {
      await testApp.client.get(pathOf('feed.atom')).expect(200);
      await end();
      for (const file of ['feed.atom', 'feed.json']) {
        const { headers } = await testApp.client.get(pathOf(file)).expect(404);
        expect(headers['cache-control']).toBe('no-store');
      }
      await again();
    }
  });

  it.each(['nobody', 'a'.repeat(31), '.x', '%00', '%zz', '7', "'--"])(
    'of %s return 404 in every language',
    async (displayId) => {
      for (const prefix of ['', '/ja', '/en'])
        for (const file of ['feed.atom', 'feed.json'])
          await testApp.client.get(`${prefix}/profile/${displayId}/${file}`).expect(404);
    },
  );

  it('escape the texts of creators', async () => {
    const { accountId } = person.account;
    await person.browser
      .patch('/api/accounts/me')
      .send({ displayName: '<i>&', introduction: '<script>' })
      .expect(200);
    await createContent(testApp, accountId, { title: EVIL, description: EVIL, hashTags: [EVIL] });
    const feed = await atom();
    const [entry] = named(feed, 'entry');
    const shown = EVIL.replace('\u{fffe}', '\u{fffd}');
    expect([textOf(feed, 'title'), textOf(feed, 'subtitle')]).toEqual(['<i>&', '<script>']);
    expect(textOf(entry!, 'title')).toBe(shown);
    expect(named(entry!, 'category')[0]?.attributes['term']).toBe(shown);
    const html = textOf(entry!, 'content') ?? '';
    expect(html).toContain('<p>&lt;b&gt;&amp;amp; &quot;x&quot; &apos;y&apos; ]]&gt; \u{fffd}</p>');
    expect(html).not.toMatch(/<(?!\/?p>|img |br\/>)/);
    expect((await json()).items[0]).toMatchObject({ title: EVIL, content_html: html });
  });

  it('list the newest fifty contents', async () => {
    await createContents(testApp, person.account.accountId, 60);
    expect((await json()).items).toHaveLength(50);
  });

  it('sort contents by the time at which they were published', async () => {
    const { accountId } = person.account;
    const titled = (title: string, schedule = {}) =>
      createContent(testApp, accountId, {
        title,
        media: [],
        schedule: { ...ALWAYS_VISIBLE, ...schedule },
      });
    const set = (id: number, fields: object) =>
      person.browser.patch(`/api/contents/${id}`).send(fields).expect(200);
    const draft = await titled('Draft', { visibility: 'draft' });
    const hidden = await titled('Hidden', { visibility: 'hidden' });
    const begins = fromNow({ hours: 1 });
    const waiting = await titled('Waiting', { visibleFrom: begins });
    await titled('Backdated', { visibleFrom: ago({ days: 9 }) });
    await createContents(testApp, accountId, 60);
    const titles = async () =>
      (await json()).items.map(({ title }) => title).filter((title) => title !== 'Instagramの投稿');
    expect(await titles()).toEqual([]);
    await set(draft, { visibility: 'public' });
    expect(await titles()).toEqual(['Draft']);
    // Both were published before, so they are not new.
    await set(hidden, { visibility: 'public' });
    await set(draft, { visibility: 'hidden' });
    await set(draft, { visibility: 'public' });
    expect(await titles()).toEqual(['Draft']);
    await passTime(testApp, 'contents', waiting, begins.getTime() - Date.now());
    expect(await titles()).toEqual(['Waiting', 'Draft']);
  });

  it('count scheduled beginnings and ends as changes', async () => {
    const { linkId } = await addTextLink(person, 'My shop');
    const set = (fields: object) => person.browser.patch(`/api/links/${linkId}`).send(fields).expect(200);
    const updated = async () => Date.parse(textOf(await atom(), 'updated') ?? '');
    const [begins, ends] = [fromNow({ hours: 1 }), fromNow({ hours: 2 })];
    await set({ visibleFrom: begins, visibleUntil: ends });
    expect(await updated()).toBeLessThanOrEqual(Date.now());
    // The recorded change is long ago.
    await moveBack(testApp.repository(PageChange), 'changedAt', { hours: 9 });
    await passTime(testApp, 'links', linkId, 1.5 * HOUR_MS);
    expect(await updated()).toBe(begins.getTime() - 1.5 * HOUR_MS);
    await passTime(testApp, 'links', linkId, HOUR_MS);
    const ended = ends.getTime() - 2.5 * HOUR_MS;
    expect(await updated()).toBe(ended);
    // This time stays after the link is deleted.
    await person.browser.delete(`/api/links/${linkId}`).expect(204);
    expect(await updated()).toBe(ended);
  });
});
