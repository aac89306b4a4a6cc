import { failureIn } from '../../../test/support/failures.js';
import { addTextLink } from '../../../test/support/links.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { LIMITS } from '../../common/rules/limits.js';
import { type LinkListResponse } from './dto/link.response.js';

const NOBODYS_ID = 2_147_483_647;

describe('the order of links', () => {
  let testApp: TestApp;
  let person: SignedUp;
  /** Links a, b, c and d, which stand in the order d, c, b, a. */
  let [a, b, c, d]: number[] = [];
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    person = await signUp(testApp);
    [a, b, c, d] = await addAll(['a', 'b', 'c', 'd']);
  });

  const addAll = async (titles: string[], whose = person): Promise<number[]> => {
    const ids: number[] = [];
    for (const title of titles) ids.push((await addTextLink(whose, title)).linkId);
    return ids;
  };
  const order = (orders: unknown, whose = person) =>
    whose.browser.patch('/api/links/orders').send({ orders });
  const shown = async (whose = person) => {
    const answer = await testApp.client
      .get(`/api/links/accounts/${whose.account.displayId}?limit=50`)
      .expect(200);
    return (answer.body as LinkListResponse).results.map(({ linkId }) => linkId);
  };
  const positions = () => testApp.sql('SELECT id, account_id, position, updated_at FROM links ORDER BY id');

  it('is the one that was sent', async () => {
    expect(await shown()).toEqual([d, c, b, a]);
    const answer = await order([b, d, a, c]).expect(204);
    expect(answer.text).toBe('');
    expect(await shown()).toEqual([b, d, a, c]);
    await order([b, d, a, c]).expect(204);
    expect(await shown()).toEqual([b, d, a, c]);
  });

  it('keeps those behind that are not named, as they stood', async () => {
    await order([a]).expect(204);
    expect(await shown()).toEqual([a, d, c, b]);
    await order([b, c]).expect(204);
    expect(await shown()).toEqual([b, c, a, d]);
    await order([]).expect(204);
    expect(await shown()).toEqual([b, c, a, d]);
  });

  it('has new ones first, also after it was sorted', async () => {
    await order([a, b, c, d]).expect(204);
    const [e, f] = await addAll(['e', 'f']);
    expect(await shown()).toEqual([f, e, a, b, c, d]);
    await order([a, f]).expect(204);
    expect(await shown()).toEqual([a, f, e, b, c, d]);
    const [g] = await addAll(['g']);
    expect(await shown()).toEqual([g, a, f, e, b, c, d]);
  });

  it('closes up where one has gone', async () => {
    await person.browser.delete(`/api/links/${c}`).expect(204);
    await order([a, d]).expect(204);
    expect(await shown()).toEqual([a, d, b]);
  });

  it('is each account’s own', async () => {
    const other = await signUp(testApp);
    const theirs = await addAll(['x', 'y'], other);
    await order([a, b, c, d]).expect(204);
    await order(theirs, other).expect(204);
    expect([await shown(), await shown(other)]).toEqual([[a, b, c, d], theirs]);
  });

  describe('is refused, and nothing changes, for', () => {
    let foreign: number;
    let deleted: number;
    beforeEach(async () => {
      [foreign = 0] = await addAll(['foreign'], await signUp(testApp));
      [deleted = 0] = await addAll(['deleted']);
      await person.browser.delete(`/api/links/${deleted}`).expect(204);
      await order([b, a]).expect(204);
    });

    it.each<[what: string, orders: () => unknown, status: number, code: string]>([
      ['another account’s link alone', () => [foreign], 400, 'invalidFormat'],
      ['another account’s link among own ones', () => [a, foreign, b, c, d], 400, 'invalidFormat'],
      ['a link named twice', () => [a, b, a], 400, 'invalidFormat'],
      ['all own links and one of them again', () => [a, b, c, d, d], 400, 'invalidFormat'],
      ['a link that was deleted', () => [a, deleted, b], 409, 'unknown'],
      ['a link that never was', () => [NOBODYS_ID, a, b, c, d], 409, 'unknown'],
      ['another account’s link and one that was deleted', () => [deleted, foreign, a], 400, 'invalidFormat'],
      ['a link that was deleted, twice', () => [deleted, deleted], 400, 'invalidFormat'],
      ['what is no id: a text', () => [a, String(b)], 400, 'invalidFormat'],
      ['what is no id: 0', () => [a, 0], 400, 'invalidFormat'],
      ['what is no id: a fraction', () => [a, 1.5], 400, 'invalidFormat'],
      ['what is no id: past what an id can be', () => [2_147_483_648], 400, 'invalidFormat'],
      ['what is no id: null', () => [null], 400, 'invalidFormat'],
      ['what is no id: a list', () => [[a]], 400, 'invalidFormat'],
      ['no list: an id', () => a, 400, 'invalidFormat'],
      ['no list: an object', () => ({ 0: a }), 400, 'invalidFormat'],
      ['nothing', () => undefined, 400, 'required'],
      [
        'more than an account has',
        () => Array.from({ length: 101 }, (_none, index) => index + 1),
        400,
        'invalidLength',
      ],
      ['10,000 ids', () => Array.from({ length: 10_000 }, (_none, index) => index + 1), 400, 'invalidLength'],
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
      .patch('/api/links/orders')
      .send({ orders: [a, b] })
      .expect(401);
    expect(await positions()).toEqual(before);
  });

  describe('under several changes at once', () => {
    it('is whole: one of those that were sent', async () => {
      const wanted = [
        [a, b, c, d],
        [d, b, a, c],
        [c, a, d, b],
        [b, d, c, a],
      ];
      for (let round = 1; round <= 10; round += 1) {
        const answers = await Promise.all(wanted.map((each) => order(each)));
        expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
        expect(wanted).toContainEqual(await shown());
      }
    });

    it('loses none and doubles no place, while others come and go', async () => {
      for (let round = 1; round <= 10; round += 1) {
        const before = await shown();
        const [gone = 0, ...stay] = before;
        const [ordered, removed, added] = await Promise.all([
          order([...before].reverse()),
          person.browser.delete(`/api/links/${gone}`),
          person.browser.post('/api/links').send({ linkTypeId: 1, details: [{ title: `Round ${round}` }] }),
        ]);
        // Whichever came first: an order that names what is gone is told so.
        expect([204, 409]).toContain(ordered.status);
        expect([removed.status, added.status]).toEqual([204, 201]);
        const after = await shown();
        const fresh = (added.body as { linkId: number }).linkId;
        expect([...after].sort()).toEqual([...stay, fresh].sort());
        const kept = after.filter((id) => id !== fresh);
        expect(kept).toEqual(ordered.status === 204 ? [...stay].reverse() : stay);
      }
      const doubled = await testApp.sql(
        'SELECT account_id, position FROM links GROUP BY 1, 2 HAVING count(*) > 1',
      );
      expect(doubled).toEqual([]);
    });
  });

  it('holds for as many links as an account has', async () => {
    await testApp.sql(
      `WITH made AS (
         INSERT INTO links (account_id, link_type_id, position)
         SELECT $1, 1, generate_series(100, 100 + $2 - 1) RETURNING id)
       INSERT INTO link_details (link_id, position, title) SELECT id, 0, 'filled' FROM made`,
      [person.account.accountId, LIMITS.links.perAccount - 4],
    );
    const ids = await testApp.sql<{ id: number }>(
      'SELECT id FROM links WHERE account_id = $1 ORDER BY id DESC',
      [person.account.accountId],
    );
    expect(ids).toHaveLength(LIMITS.links.perAccount);
    await order(ids.map(({ id }) => id)).expect(204);
    expect(await shown()).toEqual(ids.slice(0, 50).map(({ id }) => id));
    const kept = await testApp.sql<{ position: number }>(
      'SELECT position FROM links WHERE account_id = $1 ORDER BY position',
      [person.account.accountId],
    );
    expect(kept.map(({ position }) => position)).toEqual(
      Array.from({ length: 100 }, (_none, index) => index + 1),
    );
  });
});
