import { failureIn } from '../../../test/support/failures.js';
import { addTextLink } from '../../../test/support/links.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { Block } from './block.entity.js';
import { In } from 'typeorm';

interface Entry {
  name: string;
  order: number;
  show: boolean;
}

/** An arrangement as requests contain it: names in order, hidden ones with a minus. */
const arrangement = (...names: string[]): Entry[] =>
  names.map((name, index) => ({
    name: name.replace('-', ''),
    order: index + 1,
    show: !name.startsWith('-'),
  }));

/** An arrangement as responses contain it. */
const read = (...names: string[]) =>
  arrangement(...names).map(({ name, order, show }) => ({ name, type: name, order, show }));

describe('blocks', () => {
  let testApp: TestApp;
  let person: SignedUp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    person = await signUp(testApp);
  });

  const arrange = (orders: unknown, id = person.account.accountId) =>
    person.browser.put(`/api/blocks/${id}/orders`).send({ orders });
  const own = async () =>
    (await person.browser.get('/api/accounts/me').expect(200)).body.blockOrders as object[];
  const seen = async () =>
    (await testApp.client.get(`/api/accounts/${person.account.displayId}`).expect(200)).body
      .blockOrders as object[];

  it('are three and all shown by default', async () => {
    const all = read('content', 'link', 'item');
    expect([await own(), await seen()]).toEqual([all, all]);
  });

  it('are ordered and hidden as last arranged, for everybody', async () => {
    const answer = await arrange(arrangement('item', '-content', 'link')).expect(204);
    expect(answer.text).toBe('');
    expect(await own()).toEqual(read('item', '-content', 'link'));
    expect(await seen()).toEqual(read('item', '-content', 'link'));
    await arrange(arrangement('-link', 'item', 'content')).expect(204);
    await arrange(arrangement('-link', 'item', 'content')).expect(204);
    expect(await own()).toEqual(read('-link', 'item', 'content'));
  });

  it('may be sent in any order, with their type, and by alias', async () => {
    const orders = arrangement('recommended', 'link', 'post').map((entry) => ({
      ...entry,
      type: entry.name,
    }));
    await arrange(orders.toReversed(), person.account.accountId.toUpperCase()).expect(204);
    expect(await own()).toEqual(read('item', 'link', 'content'));
  });

  it('accept an alias of the same block as type, and no other', async () => {
    const typed = (...types: string[]) =>
      arrangement('content', 'link', 'recommended').map((entry, index) => ({ ...entry, type: types[index] }));
    await arrange(typed('post', 'link', 'item')).expect(204);
    const failure = failureIn(await arrange(typed('link', 'link', 'post')).expect(400));
    expect(failure.errors).toEqual(
      ['orders[0][type]', 'orders[2][type]'].map((field) => ({
        field,
        errorCode: 'invalidFormat',
        message: expect.any(String) as string,
      })),
    );
    expect(await own()).toEqual(read('content', 'link', 'item'));
  });

  it.each([
    ['none', []],
    ['too few', arrangement('content', 'link')],
    ['too many', arrangement('content', 'link', 'item', 'item')],
    ['a duplicate', arrangement('content', 'link', 'link')],
    ['a duplicate by alias', arrangement('content', 'post', 'item')],
    ['a duplicate place', arrangement('content', 'link', 'item').map((entry) => ({ ...entry, order: 1 }))],
    ['a gap', [...arrangement('content', 'link'), { name: 'item', order: 4, show: true }]],
    [
      'a place before the first',
      arrangement('content', 'link', 'item').map((each) => ({ ...each, order: each.order - 1 })),
    ],
    [
      'fractional places',
      arrangement('content', 'link', 'item').map((each) => ({ ...each, order: each.order / 2 })),
    ],
    [
      'places as strings',
      arrangement('content', 'link', 'item').map((each) => ({ ...each, order: `${each.order}` })),
    ],
    ['an unknown block', arrangement('content', 'link', 'news')],
    ['a number for a flag', arrangement('content', 'link', 'item').map((each) => ({ ...each, show: 1 }))],
    ['no flag', arrangement('content', 'link', 'item').map(({ name, order }) => ({ name, order }))],
    ['unknown fields', arrangement('content', 'link', 'item').map((each) => ({ ...each, id: 1 }))],
    ['an object instead of a list', { 0: 'content' }],
    ['null', null],
  ])('reject %s, and are unchanged', async (_what, orders) => {
    await arrange(arrangement('item', '-link', 'content')).expect(204);
    const failure = failureIn(await arrange(orders).expect(400));
    expect(failure.errors.every(({ field }) => field?.startsWith('orders'))).toBe(true);
    expect(await own()).toEqual(read('item', '-link', 'content'));
  });

  it('are arranged by their owner only', async () => {
    const other = await signUp(testApp);
    await arrange(arrangement('item', 'link', 'content'), other.account.accountId).expect(403);
    await arrange(arrangement('item', 'link', 'content'), '019aa2b4-6c1e-7cc3-a8f5-3f1d6a0c9b11').expect(403);
    const malformed = await arrange(arrangement('item', 'link', 'content'), person.account.displayId).expect(
      400,
    );
    expect(failureIn(malformed).errors).toEqual([
      { field: 'id', errorCode: 'invalidFormat', message: expect.any(String) },
    ]);
    await testApp
      .browser()
      .put(`/api/blocks/${person.account.accountId}/orders`)
      .send({ orders: arrangement('item', 'link', 'content') })
      .expect(401);
    expect(
      await testApp
        .repository(Block)
        .findBy({ accountId: In([person.account.accountId, other.account.accountId]) }),
    ).toEqual([]);
  });

  it('are one whole arrangement after concurrent calls', async () => {
    const all = [
      ['content', 'link', 'item'],
      ['-item', 'content', '-link'],
      ['link', '-item', '-content'],
      ['-content', '-item', 'link'],
    ];
    for (let round = 1; round <= 10; round += 1) {
      await Promise.all(all.map((names) => arrange(arrangement(...names)).expect(204)));
      expect(all.map((names) => read(...names))).toContainEqual(await own());
    }
  });

  describe('that are hidden', () => {
    const linksFor = async (browser: Pick<SignedUp['browser'], 'get'>) =>
      (await browser.get(`/api/links/accounts/${person.account.displayId}`).expect(200)).body as object;
    const nothing = { results: [], total: 0, nextOffset: null };

    it('list entries for their owner only', async () => {
      const other = await signUp(testApp);
      const { linkId } = await addTextLink(person, 'Seen or not');
      await arrange(arrangement('content', '-link', 'item')).expect(204);
      expect(await linksFor(testApp.client)).toEqual(nothing);
      expect(await linksFor(other.browser)).toEqual(nothing);
      expect(await linksFor(person.browser)).toMatchObject({ results: [{ linkId }], total: 1 });
      await arrange(arrangement('content', 'link', 'item')).expect(204);
      expect(await linksFor(testApp.client)).toMatchObject({ results: [{ linkId }], total: 1 });
    });

    it('are not on the page at the next request', async () => {
      await addTextLink(person, 'Seen or not');
      const path = `/profile/${person.account.displayId}`;
      const shown = async () => {
        await testApp.client.get(path).expect(200);
        const data = testApp.pages.rendered.findLast((page) => page.path === path)?.data;
        if (data?.kind !== 'profile') throw new Error('No profile was rendered');
        return { total: data.links.total, blockOrders: data.account.blockOrders };
      };
      expect(await shown()).toEqual({ total: 1, blockOrders: read('content', 'link', 'item') });
      await arrange(arrangement('-link', 'item', 'content')).expect(204);
      expect(await shown()).toEqual({ total: 0, blockOrders: read('-link', 'item', 'content') });
      await arrange(arrangement('link', 'item', 'content')).expect(204);
      expect(await shown()).toEqual({ total: 1, blockOrders: read('link', 'item', 'content') });
    });
  });
});
