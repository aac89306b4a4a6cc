import { createContent } from '../support/factories/content.js';
import { createItem } from '../support/factories/item.js';
import { createLinkage } from '../support/factories/linkage.js';
import { addTextLink } from '../support/links.js';
import { signUp, type SignedUp } from '../support/sign-up.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

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

const inResults = (...keys: string[]) => keys.map((key) => `results.${key}`);

/** Everything that anybody may be told by the lists of a page. Whoever adds a field decides here that it is public. */
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
    ),
    ...['image', 'imageUrl', 'imageFileName', 'videoFlag', 'videoUrl', ...PICTURE].map(
      (key) => `results.media.${key}`,
    ),
  ],
  'items/accounts': [
    ...LIST,
    ...inResults('itemId', 'contentId', 'majorMallFlag', 'image', 'name', 'url', 'imageUrl', ...PICTURE),
    ...inResults('destinations', ...['mall', 'url', 'sponsored'].map((key) => `destinations.${key}`)),
  ],
  'links/accounts': [
    ...LIST,
    ...inResults('linkId', 'linkTypeId', 'linkTypeName', 'details'),
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

/** The keys of an answer, however deep they lie, each with the way to it. */
function keysIn(value: unknown, way = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => keysIn(entry, way));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [`${way}${key}`, ...keysIn(inner, `${way}${key}.`)]);
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

  it.each(Object.keys(ALLOWED))('by %s is what is meant to be public', async (area) => {
    const body = await read(area);
    expect(body).toMatchObject({ total: 1 });
    expect([...new Set(keysIn(body))].sort()).toEqual([...(ALLOWED[area] ?? [])].sort());
  });

  it.each(['accounts', ...Object.keys(ALLOWED)])(
    'by %s holds nothing that is the owner’s alone',
    async (area) => {
      const text = JSON.stringify(await read(area));
      const [row] = await testApp.sql<{ hash: string }>('SELECT password_hash AS hash FROM accounts');
      for (const secret of [person.input.email, row?.hash ?? '', '100000001', '200000002', '300000003'])
        expect(text).not.toContain(secret);
      expect(text).not.toMatch(/optout|email|accessToken|refreshToken|session/i);
    },
  );
});
