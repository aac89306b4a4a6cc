import { createContent, createContents } from '../../../test/support/factories/content.js';
import { createItem, createItems } from '../../../test/support/factories/item.js';
import { hideBlock } from '../../../test/support/blocks.js';
import { eventually } from '../../../test/support/eventually.js';
import { suspend } from '../../../test/support/leaving.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { type ContentListResponse } from '../contents/dto/content.response.js';
import { type ItemListResponse } from '../items/dto/item.response.js';
import { type BriefPictureResponse } from '../pictures/dto/brief-picture.response.js';
import { toPicture } from '../pictures/picture.mapper.js';
import { UNKNOWN_ID } from '../../../test/support/ids.js';

/** Converts a brief picture of page data to the form of the API. */
const inFull = <Shown extends { picture: BriefPictureResponse | null }>({ picture, ...shown }: Shown) => ({
  ...shown,
  picture: picture && toPicture(picture),
});

describe('the page of a content', () => {
  let testApp: TestApp;
  let person: SignedUp;
  let contentId: number;
  let path: string;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    person = await signUp(testApp);
    contentId = await createContent(testApp, person.account.accountId, {
      title: '朝の市場',
      description: '一行目\n二行目',
      hashTags: ['花'],
      media: [{ video: true, videoUrl: 'https://www.youtube.com/watch?v=hanaTaba_01' }, {}],
    });
    path = `/profile/${person.account.displayId}/contents/${contentId}`;
  });

  const rendered = () => testApp.pages.rendered.at(-1);
  const shown = () => {
    const data = rendered()?.data;
    if (data?.kind !== 'content') throw new Error('No content page was rendered');
    return data;
  };
  const readApi = async <Answer>(address: string) =>
    (await testApp.client.get(address).expect(200)).body as Answer;

  it('consists of the account, the content, its items and the creator’s other contents', async () => {
    const { accountId, displayId } = person.account;
    const other = await createContent(testApp, accountId, { description: 'x'.repeat(5000), media: [{}, {}] });
    await createItem(testApp, accountId, contentId);
    await createItem(testApp, accountId, other);
    await testApp.client.get(path).expect(200);
    const { account, content, items, contents } = shown();
    expect(rendered()).toMatchObject({ path, status: 200 });
    expect(account).toEqual(await readApi(`/api/accounts/${displayId}`));
    expect(content).toEqual(await readApi(`/api/contents/${contentId}/accounts/${displayId}`));
    const listed = await readApi<ItemListResponse>(`/api/items/contents/${contentId}`);
    expect(listed).toMatchObject(Object.assign({}, items, { results: items?.results.map(inFull) }));
    expect(items?.total).toBe(1);
    const list = await readApi<ContentListResponse>(`/api/contents/accounts/${displayId}`);
    expect(contents?.results.map((tile) => tile.contentId)).toEqual([other, contentId]);
    expect([contents?.total, contents?.nextOffset]).toEqual([list.total, list.nextOffset]);
    // Shortened for a grid: a name instead of the text, and only the first media.
    expect(contents?.results.map(({ description }) => description)).toEqual([`${'x'.repeat(59)}…`, null]);
    expect(list.results[0]?.media.slice(0, 1)).toMatchObject(contents!.results[0]!.media.map(inFull));
    // Pictures are brief.
    for (const shown of [items?.results[0], contents?.results[0]?.media[0]])
      expect(Object.keys(shown ?? {})).not.toContain('imageUrl');
  });

  it('is the same for the owner as for visitors', async () => {
    await person.browser.get(path).expect(200);
    expect([shown().content.isMe, shown().account.isMe]).toEqual([false, false]);
  });

  it('exists even if the profile hides contents, but without the other contents', async () => {
    await createContent(testApp, person.account.accountId);
    await createItem(testApp, person.account.accountId, contentId);
    await hideBlock(person, 'content');
    await testApp.client.get(path).expect(200);
    expect(shown().content.title).toBe('朝の市場');
    expect(shown().items?.total).toBe(1);
    expect(shown().contents).toEqual({ results: [], total: 0, nextOffset: null });
  });

  it('shows two hundred items and two hundred other contents', async () => {
    const { accountId } = person.account;
    await createContents(testApp, accountId, 200, 100);
    await createItems(testApp, accountId, contentId, 201);
    await testApp.client.get(path).expect(200);
    const { items, contents } = shown();
    expect([items?.results.length, items?.total, items?.nextOffset]).toEqual([200, 201, 200]);
    expect([contents?.results.length, contents?.total, contents?.nextOffset]).toEqual([200, 201, 200]);
    const rest = await readApi<ItemListResponse>(`/api/items/contents/${contentId}?offset=200&limit=200`);
    expect([rest.results.length, rest.nextOffset]).toEqual([1, null]);
  });

  describe('for editing, and that of its creator,', () => {
    const own = () => `/profile/${person.account.displayId}`;
    const isTitled = async (address: string, status: number) => {
      const { text, headers } = await testApp.client.get(address).redirects(0).expect(status);
      expect(text).toContain(`<title>${status}</title>`);
      expect(headers['cache-control']).toBe('no-store');
    };

    it('are shells as long as there is something to edit', async () => {
      const contentId = await createContent(testApp, person.account.accountId);
      const edited = [`${own()}/edit`, `/en${own()}/contents/${contentId}/edit`];
      for (const address of edited) await isTitled(address, 200);
      await person.browser.delete(`/api/contents/${contentId}`).expect(204);
      await isTitled(edited[0]!, 200);
      await isTitled(edited[1]!, 404);
    });

    it('are missing for unknown creators, unknown contents and contents of others', async () => {
      const other = await signUp(testApp);
      for (const address of [
        '/profile/nobody/edit',
        '/en/profile/nobody/contents/1/edit',
        `${own()}/contents/${UNKNOWN_ID}/edit`,
        `${own()}/contents/99999999999/edit`,
        `/profile/${other.account.displayId}/contents/${await createContent(testApp, person.account.accountId)}/edit`,
      ])
        await isTitled(address, 404);
    });

    it('have one canonical URL', async () => {
      for (const below of ['/edit', `/contents/${contentId}/edit`]) {
        const { headers } = await testApp.client
          .get(`/en${own().replace('creator', 'CREATOR')}${below}`)
          .redirects(0)
          .expect(301);
        expect(headers['location']).toBe(`/en${own()}${below}`);
      }
    });
  });

  it.each<[what: string, address: () => string]>([
    ['an unknown content', () => `/profile/${person.account.displayId}/contents/${UNKNOWN_ID}`],
    ['an unknown creator', () => `/en/profile/nobody/contents/${contentId}`],
    ['an ID out of range', () => `/profile/${person.account.displayId}/contents/99999999999`],
    ['an invalid ID', () => `/profile/${person.account.displayId}/contents/0x10`],
  ])('of %s is a real 404', async (_what, address) => {
    const errors = () => testApp.log.filter(({ level }) => level === 'error').length;
    const before = errors();
    const { text } = await testApp.client.get(address()).expect(404);
    expect(text).toContain('<title>404</title>');
    expect(errors()).toBe(before);
  });

  it('is missing under another creator, and while its own is suspended', async () => {
    const other = await signUp(testApp);
    await testApp.client.get(`/profile/${other.account.displayId}/contents/${contentId}`).expect(404);
    await suspend(testApp, person, true);
    await testApp.client.get(path).expect(404);
  });

  it('redirects to a new display ID of its creator, in the same language', async () => {
    const { displayId } = person.account;
    await person.browser
      .patch('/api/accounts/me')
      .send({ displayId: `${displayId}.new` })
      .expect(200);
    for (const language of ['', '/en']) {
      const { headers } = await testApp.client.get(`${language}${path}?utm_source=x`).expect(301);
      expect(headers['location']).toBe(
        `${language}/profile/${displayId}.new/contents/${contentId}?utm_source=x`,
      );
    }
  });

  it('is kept until anything that it shows has changed', async () => {
    const changes: (() => Promise<unknown>)[] = [
      () => person.browser.patch(`/api/contents/${contentId}`).send({ title: 'Another' }).expect(200),
      () => person.browser.patch('/api/accounts/me').send({ introduction: 'x' }).expect(200),
      () => createItem(testApp, person.account.accountId, contentId),
      () => createContent(testApp, person.account.accountId),
    ];
    const count = () => testApp.pages.rendered.length;
    for (const change of changes) {
      await eventually(async () => {
        const before = count();
        await testApp.client.get(path).expect(200);
        await testApp.client.get(path).expect(200);
        return count() <= before + 1;
      }, 'the page to be kept');
      const before = count();
      await change();
      await eventually(async () => {
        await testApp.client.get(path).expect(200);
        return count() > before;
      }, 'a new page');
    }
    await person.browser.delete(`/api/contents/${contentId}`).expect(204);
    await testApp.client.get(path).expect(404);
  });

  it.each(['items', 'contents'] as const)(
    'is rendered without the %s that cannot be read, and not kept',
    async (part) => {
      const column = { items: 'major_mall', contents: 'position' }[part];
      await createItem(testApp, person.account.accountId, contentId);
      await testApp.sql(`ALTER TABLE ${part} RENAME COLUMN ${column} TO gone`);
      try {
        await testApp.client.get(path).expect(200);
        const { items, contents } = shown();
        expect({ items, contents }[part]).toBeNull();
        expect([items?.total, contents?.total].filter((total) => total === 1)).toHaveLength(1);
        expect(testApp.log).toContainEqual({
          level: 'error',
          message: expect.objectContaining({ event: 'page.part-failed', part }),
        });
      } finally {
        await testApp.sql(`ALTER TABLE ${part} RENAME COLUMN gone TO ${column}`);
      }
      await testApp.client.get(path).expect(200);
      expect([shown().items?.total, shown().contents?.total]).toEqual([1, 1]);
    },
  );

  it('is a 500 if the content cannot be read', async () => {
    await testApp.sql('ALTER TABLE content_hash_tags RENAME COLUMN name TO gone');
    try {
      await testApp.client.get(path).expect(500);
      expect(rendered()).toMatchObject({ status: 500, data: null });
    } finally {
      await testApp.sql('ALTER TABLE content_hash_tags RENAME COLUMN gone TO name');
    }
  });
});
