import { addContent } from '../../../test/support/contents.js';
import { failureIn } from '../../../test/support/failures.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { LIMITS } from '../../common/rules/limits.js';
import { type ContentListResponse } from './dto/content.response.js';

const NOBODYS_ID = 2_147_483_647;

describe('the order of contents', () => {
  let testApp: TestApp;
  let person: SignedUp;
  /** Contents a, b, c and d, which stand in the order d, c, b, a. */
  let [a, b, c, d]: number[] = [];
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    person = await signUp(testApp);
    [a, b, c, d] = await addAll(4);
  });

  const addAll = async (count: number, whose = person): Promise<number[]> => {
    const ids: number[] = [];
    for (let index = 0; index < count; index += 1)
      ids.push(await addContent(testApp, whose.account.accountId, { media: [] }));
    return ids;
  };
  const order = (orders: unknown, whose = person) =>
    whose.browser.patch('/api/contents/orders').send({ orders });
  const remove = (id: number | undefined) => person.browser.delete(`/api/contents/${id}`);
  const shown = async (whose = person) => {
    const answer = await testApp.client.get(`/api/contents/accounts/${whose.account.displayId}`).expect(200);
    return (answer.body as ContentListResponse).results.map(({ contentId }) => contentId);
  };
  const positions = () =>
    testApp.sql('SELECT id, account_id, position, updated_at FROM contents ORDER BY id');

  it('is the one that was sent', async () => {
    expect(await shown()).toEqual([d, c, b, a]);
    const answer = await order([b, d, a, c]).expect(204);
    expect(answer.text).toBe('');
    expect(await shown()).toEqual([b, d, a, c]);
  });

  it('keeps those behind that are not named, as they stood', async () => {
    await order([a]).expect(204);
    expect(await shown()).toEqual([a, d, c, b]);
    await order([]).expect(204);
    expect(await shown()).toEqual([a, d, c, b]);
  });

  it('has new ones first, also after it was sorted, and closes up where one has gone', async () => {
    await order([a, b, c, d]).expect(204);
    const [e, f] = await addAll(2);
    expect(await shown()).toEqual([f, e, a, b, c, d]);
    await remove(b).expect(204);
    await order([a, f]).expect(204);
    expect(await shown()).toEqual([a, f, e, c, d]);
  });

  it('is each account’s own', async () => {
    const other = await signUp(testApp);
    const theirs = await addAll(2, other);
    await order([a, b, c, d]).expect(204);
    await order(theirs, other).expect(204);
    expect([await shown(), await shown(other)]).toEqual([[a, b, c, d], theirs]);
  });

  describe('is refused, and nothing changes, for', () => {
    let foreign: number;
    let deleted: number;
    beforeEach(async () => {
      [foreign = 0] = await addAll(1, await signUp(testApp));
      [deleted = 0] = await addAll(1);
      await remove(deleted).expect(204);
      await order([b, a]).expect(204);
    });

    const countUpTo = (most: number) => Array.from({ length: most }, (_none, index) => index + 1);

    it.each<[what: string, orders: () => unknown, status: number, code: string]>([
      ['another account’s content among own ones', () => [a, foreign, b, c, d], 400, 'invalidFormat'],
      ['a content named twice', () => [a, b, a], 400, 'invalidFormat'],
      ['a content that was deleted', () => [a, deleted, b], 409, 'unknown'],
      ['a content that never was', () => [NOBODYS_ID, a, b, c, d], 409, 'unknown'],
      ['another account’s and one that was deleted', () => [deleted, foreign, a], 400, 'invalidFormat'],
      ['what is no id: a text', () => [a, String(b)], 400, 'invalidFormat'],
      ['what is no id: past what an id can be', () => [2_147_483_648], 400, 'invalidFormat'],
      ['no list: an id', () => a, 400, 'invalidFormat'],
      ['nothing', () => undefined, 400, 'required'],
      ['more than an account has', () => countUpTo(201), 400, 'invalidLength'],
      ['10,000 ids', () => countUpTo(10_000), 400, 'invalidLength'],
    ])('%s', async (_what, orders, status, errorCode) => {
      const before = await positions();
      const answer = await order(orders()).expect(status);
      expect(failureIn(answer).errors).toMatchObject([{ field: 'orders', errorCode }]);
      expect(await positions()).toEqual(before);
    });
  });

  it('is nobody’s to change who is not signed in', async () => {
    const before = await positions();
    await testApp
      .browser()
      .patch('/api/contents/orders')
      .send({ orders: [a, b] })
      .expect(401);
    expect(await positions()).toEqual(before);
  });

  it('loses none and doubles no place, while others come and go', async () => {
    for (let round = 1; round <= 5; round += 1) {
      const before = await shown();
      const [gone = 0, ...stay] = before;
      const [ordered, removed, fresh] = await Promise.all([
        order([...before].reverse()),
        remove(gone),
        addContent(testApp, person.account.accountId, { media: [] }),
      ]);
      // Whichever came first: an order that names what is gone is told so.
      expect([204, 409]).toContain(ordered.status);
      expect(removed.status).toBe(204);
      const kept = (await shown()).filter((id) => id !== fresh);
      expect(kept).toEqual(ordered.status === 204 ? [...stay].reverse() : stay);
    }
  });

  it('holds for as many contents as an account has', async () => {
    await testApp.sql(
      `INSERT INTO contents (account_id, provider, position, published_at, content_url)
       SELECT $1, 'youtube', generate_series(100, 100 + $2 - 1), now(), 'https://example.com'`,
      [person.account.accountId, LIMITS.contents.perAccount - 4],
    );
    const rows = await testApp.sql<{ id: number }>(
      'SELECT id FROM contents WHERE account_id = $1 ORDER BY id DESC',
      [person.account.accountId],
    );
    expect(rows).toHaveLength(LIMITS.contents.perAccount);
    const ids = rows.map(({ id }) => id);
    await order(ids).expect(204);
    expect(await shown()).toEqual(ids);
  });
});
