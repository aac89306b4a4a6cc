import { createContent } from '../../../test/support/factories/content.js';
import { createItem } from '../../../test/support/factories/item.js';
import { hideBlock } from '../../../test/support/blocks.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { type ContentListResponse } from './dto/content.response.js';

describe('contents', () => {
  let testApp: TestApp;
  let person: SignedUp;
  let accountId: string;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    person = await signUp(testApp);
    ({ accountId } = person.account);
  });

  const listOf = async (query = '', by: Pick<SignedUp['browser'], 'get'> = testApp.client) => {
    const answer = await by.get(`/api/contents/accounts/${person.account.displayId}${query}`).expect(200);
    return answer.body as ContentListResponse;
  };
  const idsOf = ({ results }: ContentListResponse) => results.map(({ contentId }) => contentId);

  it('are returned with all public fields, and nothing else', async () => {
    const contentId = await createContent(testApp, accountId, {
      provider: 'youtube',
      title: '朝の市場',
      description: '一行目\n二行目',
      contentUrl: 'https://www.youtube.com/watch?v=hanaTaba_01',
      hashTags: ['花', '朝 市'],
      media: [{ video: true, videoUrl: 'https://www.youtube.com/watch?v=hanaTaba_01' }, { picture: false }],
    });
    await createItem(testApp, accountId, contentId);
    const file = expect.stringMatching(/^\/media\/[0-9a-f]{64}-40\.webp$/);
    const list = await listOf();
    expect(list).toEqual({
      results: [
        {
          contentId,
          provider: 'youtube',
          publishedAt: '2026-10-03T09:00:00.000Z',
          title: '朝の市場',
          text: '一行目\n二行目',
          description: '一行目\n二行目',
          contentUrl: 'https://www.youtube.com/watch?v=hanaTaba_01',
          media: [
            {
              image: file,
              imageUrl: file,
              imageFileName: expect.stringMatching(/^[0-9a-f]{64}-40\.webp$/),
              videoFlag: true,
              videoUrl: 'https://www.youtube.com/watch?v=hanaTaba_01',
              picture: {
                url: file,
                width: 40,
                height: 30,
                sources: [{ url: file, width: 40 }],
                preview: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.jpg$/),
                placeholder: expect.any(String),
              },
            },
            {
              image: null,
              imageUrl: null,
              imageFileName: null,
              videoFlag: false,
              videoUrl: null,
              picture: null,
            },
          ],
          hashTags: ['花', '朝 市'],
          isMe: false,
          displayId: person.account.displayId,
          visibility: 'public',
          visibleFrom: null,
          visibleUntil: null,
          isItemLinked: true,
        },
      ],
      total: 1,
      nextOffset: null,
    });
    await testApp.client.get(list.results[0]!.media[0]!.image!).expect(200);
  });

  it('have nulls and empty lists for missing values', async () => {
    await createContent(testApp, accountId, { media: [] });
    const nothing = {
      title: null,
      text: null,
      description: null,
      media: [],
      hashTags: [],
      visibility: 'public',
      visibleFrom: null,
      visibleUntil: null,
      isItemLinked: false,
    };
    expect((await listOf()).results[0]).toMatchObject(nothing);
  });

  it('are listed newest first, or in the order of their owner', async () => {
    const ids: number[] = [];
    for (let time = 1; time <= 3; time += 1) ids.push(await createContent(testApp, accountId, { media: [] }));
    expect(idsOf(await listOf())).toEqual(ids.toReversed());
    await person.browser.patch('/api/contents/orders').send({ orders: ids }).expect(204);
    expect(idsOf(await listOf())).toEqual(ids);
    const later = await createContent(testApp, accountId, { media: [] });
    expect(idsOf(await listOf())).toEqual([later, ...ids]);
  });

  it('come in pages', async () => {
    const ids: number[] = [];
    for (let time = 1; time <= 3; time += 1)
      ids.unshift(await createContent(testApp, accountId, { media: [] }));
    const first = await listOf('?limit=2');
    expect([idsOf(first), first.total, first.nextOffset]).toEqual([ids.slice(0, 2), 3, 2]);
    const last = await listOf('?limit=2&offset=2');
    expect([idsOf(last), last.total, last.nextOffset]).toEqual([ids.slice(2), 3, null]);
    expect(await listOf('?offset=3')).toEqual({ results: [], total: 3, nextOffset: null });
  });

  it.each(['limit=0', 'limit=201', 'limit=-1', 'limit=x', 'limit=1e2', 'offset=-1', 'offset=99999999999'])(
    'are rejected for the query %s',
    async (query) => {
      const address = `/api/contents/accounts/${person.account.displayId}?${query}`;
      await testApp.client.get(address).expect(400);
    },
  );

  it('tell whether they belong to the viewer', async () => {
    const other = await signUp(testApp);
    await createContent(testApp, accountId, { media: [] });
    const seenBy = async (by: Pick<SignedUp['browser'], 'get'>) => (await listOf('', by)).results[0]?.isMe;
    expect([await seenBy(person.browser), await seenBy(other.browser), await seenBy(testApp.client)]).toEqual(
      [true, false, false],
    );
  });

  it('are found by the account ID and any form of the display ID', async () => {
    await createContent(testApp, accountId, { media: [] });
    for (const id of [accountId, person.account.displayId.toUpperCase()]) {
      const { body } = await testApp.client.get(`/api/contents/accounts/${id}`).expect(200);
      expect((body as ContentListResponse).total).toBe(1);
    }
    await testApp.client.get('/api/contents/accounts/nobody').expect(404);
    await testApp.client.get('/api/contents/accounts/.x').expect(400);
  });

  it('are limited to the account', async () => {
    const other = await signUp(testApp);
    await createContent(testApp, other.account.accountId, { media: [] });
    expect((await listOf()).total).toBe(0);
  });

  it('are returned only to their owner if hidden', async () => {
    await createContent(testApp, accountId, { media: [] });
    await hideBlock(person, 'content');
    expect(await listOf()).toEqual({ results: [], total: 0, nextOffset: null });
    expect((await listOf('', (await signUp(testApp)).browser)).total).toBe(0);
    expect((await listOf('', person.browser)).total).toBe(1);
  });
});
