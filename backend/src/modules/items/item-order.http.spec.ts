import { changesReceived } from '../../../test/support/changes-received.js';
import { createContent } from '../../../test/support/factories/content.js';
import { createItem, createItems } from '../../../test/support/factories/item.js';
import { failureIn } from '../../../test/support/failures.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { type ItemListResponse } from './dto/item.response.js';
import { ITEM_LIMITS } from './item-limits.rules.js';
import { Item } from './item.entity.js';
import { UNKNOWN_ID } from '../../../test/support/ids.js';

const ROUNDS = 50;

describe('the order of the items of a content', () => {
  let testApp: TestApp;
  let person: SignedUp;
  let contentId: number;
  /** Four items, in the order in which they were added. */
  let [a, b, c, d]: number[] = [];
  beforeAll(async () => {
    testApp = await startTestApp({ THROTTLE_READ_LIMIT: '100000' });
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    person = await signUp(testApp);
    contentId = await createContent(testApp, person.account.accountId);
    [a, b, c, d] = await addAll(4);
  });

  const addAll = async (count: number, to = contentId, whose = person): Promise<number[]> => {
    const added: number[] = [];
    // Each has a picture of its own, which is deleted with it.
    while (added.length < count) added.push(await createItem(testApp, whose.account.accountId, to));
    return added;
  };
  const order = (orders: unknown, { browser } = person, of = contentId) =>
    browser.patch(`/api/items/contents/${of}/orders`).send({ orders });
  const remove = (id: number | undefined) => person.browser.delete(`/api/items/${id}/contents/${contentId}`);
  const read = async (address: string) => {
    const { body } = await testApp.client.get(`/api/items/${address}`).expect(200);
    return (body as ItemListResponse).results.map(({ itemId }) => itemId);
  };
  const shown = (of = contentId) => read(`contents/${of}`);
  const stored = () =>
    testApp
      .repository(Item)
      .find({ select: { id: true, contentId: true, position: true }, order: { id: 'ASC' } });

  it('is the one that was sent, and stays the same when sent again', async () => {
    expect(await shown()).toEqual([a, b, c, d]);
    for (let times = 1; times <= 2; times += 1) {
      const answer = await order([b, d, a, c]).expect(204);
      expect(answer.text).toBe('');
      expect(await shown()).toEqual([b, d, a, c]);
    }
  });

  it('keeps omitted items after the others, in their order', async () => {
    await order([c]).expect(204);
    expect(await shown()).toEqual([c, a, b, d]);
    await order([b, a]).expect(204);
    expect(await shown()).toEqual([b, a, c, d]);
    await order([]).expect(204);
    expect(await shown()).toEqual([b, a, c, d]);
  });

  it('has new items last, and closes gaps of deleted ones', async () => {
    await order([d, b, c, a]).expect(204);
    const [e, f] = await addAll(2);
    expect(await shown()).toEqual([d, b, c, a, e, f]);
    await remove(b).expect(204);
    await order([a, f]).expect(204);
    expect(await shown()).toEqual([a, f, d, c, e]);
    const [g] = await addAll(1);
    expect(await shown()).toEqual([a, f, d, c, e, g]);
  });

  it('keeps items newest first if they were never sorted, and adds new ones last', async () => {
    await testApp.repository(Item).update({ contentId }, { position: 0 });
    await changesReceived(testApp);
    expect(await shown()).toEqual([d, c, b, a]);
    const [e, f] = await addAll(2);
    expect(await shown()).toEqual([d, c, b, a, e, f]);
  });

  it('is the same on the page, where the items of the newest content come first', async () => {
    const newer = await createContent(testApp, person.account.accountId);
    const [e, f] = await addAll(2, newer);
    await order([b, a, d, c]).expect(204);
    const ofPage = `accounts/${person.account.displayId}`;
    expect(await read(ofPage)).toEqual([e, f, b, a, d, c]);
    await order([f, e], person, newer).expect(204);
    expect(await read(ofPage)).toEqual([f, e, b, a, d, c]);
    expect(await read(`${ofPage}?offset=1&limit=3`)).toEqual([e, b, a]);
  });

  it('does not change the items themselves', async () => {
    const whole = async () => {
      const items = await testApp.repository(Item).find({ order: { id: 'ASC' } });
      return items.map(({ position: _position, ...rest }) => rest);
    };
    const before = await whole();
    await order([d, b, c, a]).expect(204);
    expect(await whole()).toEqual(before);
  });

  describe('is rejected, without changes, for', () => {
    let foreign: number;
    let elsewhere: number;
    let deleted: number;
    beforeEach(async () => {
      const other = await signUp(testApp);
      [foreign = 0] = await addAll(1, await createContent(testApp, other.account.accountId), other);
      [elsewhere = 0] = await addAll(1, await createContent(testApp, person.account.accountId));
      [deleted = 0] = await addAll(1);
      await remove(deleted).expect(204);
      await order([b, a]).expect(204);
    });

    it.each<[what: string, orders: () => unknown, status: number, code: string]>([
      ['only another account’s item', () => [foreign], 400, 'invalidFormat'],
      ['another account’s item among own ones', () => [a, foreign, b, c, d], 400, 'invalidFormat'],
      ['an item of another content', () => [a, elsewhere, b, c, d], 400, 'invalidFormat'],
      ['a duplicate', () => [a, b, a], 400, 'invalidFormat'],
      ['all items with a duplicate', () => [a, b, c, d, d], 400, 'invalidFormat'],
      ['a deleted item', () => [a, deleted, b], 409, 'unknown'],
      ['an unknown item', () => [UNKNOWN_ID, a, b, c, d], 409, 'unknown'],
      ['another account’s item and a deleted one', () => [deleted, foreign, a], 400, 'invalidFormat'],
      ['an ID that is a string', () => [a, String(b)], 400, 'invalidFormat'],
      ['an ID that is 0', () => [a, 0], 400, 'invalidFormat'],
      ['an ID that is too large', () => [2_147_483_648], 400, 'invalidFormat'],
      ['an ID instead of a list', () => a, 400, 'invalidFormat'],
      ['nothing', () => undefined, 400, 'required'],
      [
        'more items than a content may have',
        () => Array.from({ length: ITEM_LIMITS.perContent + 1 }, (_none, index) => index + 1),
        400,
        'invalidLength',
      ],
    ])('%s', async (_what, orders, status, errorCode) => {
      const before = await stored();
      const answer = await order(orders()).expect(status);
      expect(failureIn(answer).errors).toMatchObject([{ field: 'orders', errorCode }]);
      expect(await stored()).toEqual(before);
    });

    it('a content that is another account’s, unknown or invalid', async () => {
      const other = await signUp(testApp);
      const before = await stored();
      await order([a, b], other).expect(403);
      await order([a, b], person, UNKNOWN_ID).expect(404);
      await order([a, b], person, 0).expect(400);
      await order([a, b], { ...person, browser: testApp.browser() }).expect(401);
      expect(await stored()).toEqual(before);
    });
  });

  it(`is one of the sent ones in ${ROUNDS} rounds of two concurrent requests`, async () => {
    const wanted = [
      [a, b, c, d],
      [d, b, a, c],
    ];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const answers = await Promise.all(wanted.map((each) => order(each)));
      expect(answers.map(({ status }) => status)).toEqual([204, 204]);
      expect(wanted).toContainEqual(await shown());
    }
    const items = await testApp.repository(Item).find({ where: { contentId }, order: { position: 'ASC' } });
    expect(items.map(({ position }) => position)).toEqual([-4, -3, -2, -1]);
  });

  it('loses no item while items are added and deleted', async () => {
    for (let round = 1; round <= 10; round += 1) {
      const before = await shown();
      const [gone = 0, ...stay] = before;
      const [ordered, removed, [fresh]] = await Promise.all([
        order([...before].reverse()),
        remove(gone),
        addAll(1),
      ]);
      // An order that names a deleted item fails.
      expect([204, 409]).toContain(ordered.status);
      expect(removed.status).toBe(204);
      const after = await shown();
      expect(after.toSorted()).toEqual([...stay, fresh].toSorted());
      const kept = after.filter((id) => id !== fresh);
      expect(kept).toEqual(ordered.status === 204 ? [...stay].reverse() : stay);
    }
  });

  it('covers the maximum of items', async () => {
    await createItems(testApp, person.account.accountId, contentId, ITEM_LIMITS.perContent - 4);
    const ids = (await shown()).toReversed();
    expect(ids).toHaveLength(ITEM_LIMITS.perContent);
    await order(ids).expect(204);
    expect(await shown()).toEqual(ids);
  });
});
