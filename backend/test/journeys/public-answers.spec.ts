import { Account } from '../../src/modules/accounts/account.entity.js';
import { createContent } from '../support/factories/content.js';
import { createItem } from '../support/factories/item.js';
import { createLinkage } from '../support/factories/linkage.js';
import { addTextLink } from '../support/links.js';
import { signUp, type SignedUp } from '../support/sign-up.js';
import { PUBLIC_URL, startTestApp, type TestApp } from '../support/test-app.js';
import { readXml, type XmlElement } from '../support/xml.js';

const LIST = ['results', 'total', 'nextOffset'];
const PICTURE = [
  'picture',
  'picture.url',
  'picture.width',
  'picture.height',
  'picture.sources',
  'picture.sources.url',
  'picture.sources.width',
  'picture.preview',
  'picture.placeholder',
];

/** Always those of public entries, whatever the owner has set. */
const SCHEDULE = ['visibility', 'visibleFrom', 'visibleUntil'];

const inResults = (...keys: string[]) => keys.map((key) => `results.${key}`);

/** All public fields of the lists of a page. New fields have to be added here if they are public. */
const ALLOWED: Record<string, string[]> = {
  'contents/accounts': [
    ...LIST,
    ...inResults(
      'contentId',
      'provider',
      'publishedAt',
      'title',
      'text',
      'description',
      'contentUrl',
      'hashTags',
      'isMe',
      'displayId',
      'isItemLinked',
      'media',
      ...SCHEDULE,
    ),
    ...['image', 'imageUrl', 'imageFileName', 'videoFlag', 'videoUrl', ...PICTURE].map(
      (key) => `results.media.${key}`,
    ),
  ],
  'items/accounts': [
    ...LIST,
    ...inResults('itemId', 'contentId', 'majorMallFlag', 'image', 'name', 'url', 'imageUrl', ...PICTURE),
    // Always true here: only the owner sees whether a post is hidden.
    ...inResults('contentVisible'),
    ...inResults(...SCHEDULE),
    ...inResults('destinations', ...['mall', 'url', 'sponsored'].map((key) => `destinations.${key}`)),
  ],
  'links/accounts': [
    ...LIST,
    ...inResults('linkId', 'linkTypeId', 'linkTypeName', 'details', ...SCHEDULE),
    ...['title', 'url', 'text', 'image', 'picture'].map((key) => `results.details.${key}`),
  ],
  'oauth/linkages/accounts': [
    'results',
    'total',
    ...inResults(
      'linkageId',
      'providerName',
      'providerDisplayName',
      'providerDomain',
      'profilePageUrl',
      'snsAccountName',
      'thumbnailUrl',
      'picture',
    ),
  ],
};

/** All keys of an answer, each with its path. */
function keysIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => keysIn(entry, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    `${path}${key}`,
    ...keysIn(inner, `${path}${key}.`),
  ]);
}

describe('the public responses about a page', () => {
  let testApp: TestApp;
  let person: SignedUp;
  beforeAll(async () => {
    testApp = await startTestApp();
    person = await signUp(testApp);
    const { accountId } = person.account;
    await person.browser
      .patch('/api/accounts/me')
      .send({ linkswitchPid: '100000001', mylinkPid: '200000002', mylinkSid: '300000003', optout: '1' })
      .expect(200);
    await addTextLink(person, 'Words');
    const linkageId = await createLinkage(testApp, accountId, { provider: 'youtube', handle: 'hana' });
    const contentId = await createContent(testApp, accountId, { linkageId, hashTags: ['花'] });
    await createItem(testApp, accountId, contentId);
  });
  afterAll(() => testApp.stop());

  const read = async (area: string) =>
    (await testApp.client.get(`/api/${area}/${person.account.displayId}`).expect(200)).body as unknown;

  it.each(Object.keys(ALLOWED))('contain only public fields: %s', async (area) => {
    const body = await read(area);
    expect(body).toMatchObject({ total: 1 });
    expect([...new Set(keysIn(body))].sort()).toEqual([...(ALLOWED[area] ?? [])].sort());
  });

  it.each(['accounts', ...Object.keys(ALLOWED)])('contain no private data: %s', async (area) => {
    const text = JSON.stringify(await read(area));
    const { passwordHash } = await testApp
      .repository(Account)
      .findOneByOrFail({ id: person.account.accountId });
    for (const secret of [person.input.email, passwordHash!, '100000001', '200000002', '300000003'])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/optout|searchable|email|accessToken|refreshToken|session/i);
  });

  /** All public fields in the formats for other programs. */
  const ELSEWHERE: Record<string, string[]> = {
    'feed.json': [
      ...['version', 'title', 'home_page_url', 'feed_url', 'authors', 'authors.name', 'authors.url'],
      ...['language', 'items', 'items.id', 'items.url', 'items.external_url', 'items.title', 'items.tags'],
      ...['items.content_html', 'items.image', 'items.date_published', 'items.date_modified'],
    ],
    'feed.atom': [
      ...['id', 'title', 'updated', 'author', 'author.name', 'author.uri', 'link', 'entry', 'entry.id'],
      ...['entry.title', 'entry.published', 'entry.updated', 'entry.link', 'entry.category', 'entry.content'],
    ],
    oembed: [...['version', 'type', 'title', 'author_name', 'author_url', 'provider_name', 'provider_url']],
  };
  const elementsIn = ({ children }: XmlElement, path = ''): string[] =>
    children.flatMap((child) => {
      const name = `${path}${child.name.replace(/^\{.*\}/, '')}`;
      return [name, ...elementsIn(child, `${name}.`)];
    });
  const readElsewhere = async (name: string) => {
    const page = `/profile/${person.account.displayId}`;
    const path = name === 'oembed' ? `/api/oembed?url=${PUBLIC_URL}${page}` : `${page}/${name}`;
    return (await testApp.client.get(path).responseType('text').expect(200)).body as Buffer;
  };

  it.each(Object.keys(ELSEWHERE))('contain only public fields for other programs: %s', async (name) => {
    const text = String(await readElsewhere(name));
    const keys = name === 'feed.atom' ? elementsIn(readXml(text)) : keysIn(JSON.parse(text));
    expect([...new Set(keys)].sort()).toEqual([...(ELSEWHERE[name] ?? [])].sort());
    for (const secret of [person.input.email, '100000001', '200000002', '300000003'])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/optout|searchable|email|token|session/i);
  });
});
