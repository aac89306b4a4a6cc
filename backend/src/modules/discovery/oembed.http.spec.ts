import { createContent } from '../../../test/support/factories/content.js';
import { failureIn } from '../../../test/support/failures.js';
import { leave, suspend } from '../../../test/support/leaving.js';
import { picture } from '../../../test/support/pictures.js';
import { type SignedUp, signUp } from '../../../test/support/sign-up.js';
import { PUBLIC_URL, startTestApp, type TestApp } from '../../../test/support/test-app.js';

describe('oEmbed', () => {
  let testApp: TestApp;
  let person: SignedUp;
  let page: string;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    person = await signUp(testApp);
    page = `/profile/${person.account.displayId}`;
  });

  const ask = (query: Record<string, string>) =>
    testApp.client.get(`/api/oembed?${new URLSearchParams(query).toString()}`);
  const embed = async (path: string, query: Record<string, string> = {}) =>
    (await ask({ url: PUBLIC_URL + path, ...query }).expect(200)).body as object;
  const link = () => ({
    version: '1.0',
    type: 'link',
    title: person.account.displayName,
    author_name: person.account.displayName,
    author_url: PUBLIC_URL + page,
    provider_name: 'Hitohira',
    provider_url: `${PUBLIC_URL}/`,
  });

  it('describes the page of a creator as a link', async () => {
    expect(await embed(page)).toEqual(link());
    expect(await embed(page, { format: 'json', unknown: 'x' })).toEqual(link());
    expect(await embed(`${page}?from=chat`)).toEqual(link());
  });

  it('describes the page of a content, with its picture', async () => {
    const { accountId } = person.account;
    const titled = await createContent(testApp, accountId, { title: '朝の市場' });
    expect(await embed(`${page}/contents/${titled}`)).toEqual({
      ...link(),
      title: '朝の市場',
      thumbnail_url: expect.stringMatching(new RegExp(`^${PUBLIC_URL}/media/[0-9a-f]{64}\\.jpg$`)) as string,
      thumbnail_width: 40,
      thumbnail_height: 30,
    });
    const untitled = await createContent(testApp, accountId, { media: [] });
    expect(await embed(`${page}/contents/${untitled}`)).toEqual({ ...link(), title: 'Instagramの投稿' });
    const description = '秋色のブーケができました。\n#秋の花束';
    const described = await createContent(testApp, accountId, { description, media: [] });
    expect(await embed(`${page}/contents/${described}`)).toEqual({
      ...link(),
      title: '秋色のブーケができました。',
    });
  });

  it('uses the language of the URL, and links to pages with the same prefix', async () => {
    const contentId = await createContent(testApp, person.account.accountId, { media: [] });
    expect(await embed(`/en${page}/contents/${contentId}`)).toEqual({
      ...link(),
      title: 'Post on Instagram',
      author_url: `${PUBLIC_URL}/en${page}`,
      provider_url: `${PUBLIC_URL}/en`,
    });
    const bare = await ask({ url: `${PUBLIC_URL}${page}/contents/${contentId}` }).set(
      'Accept-Language',
      'en',
    );
    expect(bare.body).toMatchObject({ title: 'Post on Instagram', author_url: PUBLIC_URL + page });
  });

  it('limits the thumbnail to the requested size', async () => {
    const icon = await picture(2000, 1000).jpeg().toBuffer();
    await person.browser.patch('/api/accounts/me').attach('icon', icon, 'me.jpg').expect(200);
    const sizeIn = async (query: Record<string, string>) => {
      const { thumbnail_width: width, thumbnail_height: height } = (await embed(page, query)) as {
        thumbnail_width?: number;
        thumbnail_height?: number;
      };
      return width === undefined ? null : [width, height];
    };
    expect(await sizeIn({})).toEqual([1200, 600]);
    expect(await sizeIn({ maxwidth: '1199' })).toEqual([960, 480]);
    expect(await sizeIn({ maxwidth: '700', maxheight: '700' })).toEqual([640, 320]);
    expect(await sizeIn({ maxheight: '200' })).toEqual([360, 180]);
    expect(await sizeIn({ maxwidth: '159' })).toBeNull();
    expect(await sizeIn({ maxheight: '79' })).toBeNull();
  });

  it('finds a page by a former display ID and in another spelling', async () => {
    const former = page;
    const displayId = `${person.account.displayId}.now`;
    await person.browser.patch('/api/accounts/me').send({ displayId }).expect(200);
    page = `/profile/${displayId}`;
    expect(await embed(former)).toEqual(link());
    expect(await embed(former.toUpperCase().replace('/PROFILE', '/profile'))).toEqual(link());
  });

  it('is readable from any site', async () => {
    const { headers } = await ask({ url: PUBLIC_URL + page })
      .set('Origin', 'https://evil.example')
      .expect(200);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    expect(headers).not.toHaveProperty('x-robots-tag');
  });

  it('is noindex if the account is not searchable', async () => {
    await person.browser.patch('/api/accounts/me').send({ searchable: false }).expect(200);
    const { headers } = await ask({ url: PUBLIC_URL + page }).expect(200);
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  it('returns 404 for a suspended or withdrawn account', async () => {
    await suspend(testApp, person, true);
    await ask({ url: PUBLIC_URL + page }).expect(404);
    await suspend(testApp, person, false);
    await leave(person);
    await ask({ url: PUBLIC_URL + page }).expect(404);
  });

  it.each([
    'https://evil.example/profile/hana',
    'https://localhost:3000/profile/hana',
    'http://localhost:3001/profile/hana',
    'http://localhost.evil.example:3000/profile/hana',
    `${PUBLIC_URL}@evil.example/`,
    `${PUBLIC_URL}/`,
    `${PUBLIC_URL}/en/terms`,
    `${PUBLIC_URL}/profile/nobody`,
    `${PUBLIC_URL}/profile/nobody/edit`,
    `${PUBLIC_URL}/nothing`,
    `${PUBLIC_URL}/profile/%00`,
    `${PUBLIC_URL}/profile/%zz`,
    'javascript:alert(1)',
    '/profile/hana',
    'nonsense',
    '\u0000',
    '\u{202e}',
  ])('returns 404 for %j', async (url) => {
    await ask({ url }).expect(404);
  });

  it.each(['0', '-1', '2147483648', '99999999999999999999', '1e3', 'NaN'])(
    'returns 404 for the content %s',
    async (contentId) => {
      await ask({ url: `${PUBLIC_URL}${page}/contents/${contentId}` }).expect(404);
    },
  );

  it('returns 501 for XML, which it does not support', async () => {
    const answer = await ask({ url: PUBLIC_URL + page, format: 'xml' }).expect(501);
    expect(failureIn(answer)).toMatchObject({ statusCode: 501, errorCode: 'unknown' });
  });

  it.each([
    [{ format: 'html' }, 'format'],
    [{ format: '' }, 'format'],
    [{ maxwidth: '0' }, 'maxwidth'],
    [{ maxwidth: '-1' }, 'maxwidth'],
    [{ maxwidth: '1.5' }, 'maxwidth'],
    [{ maxheight: '1e20' }, 'maxheight'],
    [{ maxheight: 'NaN' }, 'maxheight'],
    [{ maxheight: '99999999999999999999' }, 'maxheight'],
    [{ url: '' }, 'url'],
    [{ url: `${PUBLIC_URL}/profile/${'x'.repeat(2000)}` }, 'url'],
  ] as [Record<string, string>, string][])('rejects %j', async (query, field) => {
    const answer = await ask({ url: PUBLIC_URL + page, ...query }).expect(400);
    expect(failureIn(answer).errors).toContainEqual(expect.objectContaining({ field }));
  });

  it('requires exactly one URL', async () => {
    await testApp.client.get('/api/oembed').expect(400);
    await testApp.client.get('/api/oembed?url=a&url=b').expect(400);
  });
});
