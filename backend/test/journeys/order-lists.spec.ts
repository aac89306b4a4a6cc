import { CONTENT_LIMITS } from '../../src/modules/contents/content-limits.rules.js';
import { LINK_LIMITS } from '../../src/modules/links/link-limits.rules.js';
import { type ContentListResponse } from '../../src/modules/contents/dto/content.response.js';
import { type LinkListResponse } from '../../src/modules/links/dto/link.response.js';
import { createContent, createContents } from '../support/factories/content.js';
import { failureIn } from '../support/failures.js';
import { addTextLink } from '../support/links.js';
import { signUp, type SignedUp } from '../support/sign-up.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createLinks } from '../support/factories/link.js';
import { UNKNOWN_ID } from '../support/ids.js';
import { type EntityTarget } from 'typeorm';
import { Content } from '../../src/modules/contents/content.entity.js';
import { Link } from '../../src/modules/links/link.entity.js';

const ROUNDS = 10;

/** A kind of entries that an account can order. */
interface OrderedKind {
  max: number;
  /** Adds an entry before the others; returns its ID. */
  add: (testApp: TestApp, whose: SignedUp) => Promise<number>;
  /** The IDs in a public answer. */
  idsIn: (body: unknown) => number[];
  entity: EntityTarget<Link | Content>;
  /** Adds many entries to an account. */
  fill: typeof createLinks;
}

const KINDS: Readonly<Record<'links' | 'contents', OrderedKind>> = {
  links: {
    max: LINK_LIMITS.perAccount,
    add: async (_testApp, whose) => (await addTextLink(whose, 'added')).linkId,
    idsIn: (body) => (body as LinkListResponse).results.map(({ linkId }) => linkId),
    entity: Link,
    fill: createLinks,
  },
  contents: {
    max: CONTENT_LIMITS.perAccount,
    add: (testApp, whose) => createContent(testApp, whose.account.accountId, { media: [] }),
    idsIn: (body) => (body as ContentListResponse).results.map(({ contentId }) => contentId),
    entity: Content,
    fill: createContents,
  },
};

const countUpTo = (most: number) => Array.from({ length: most }, (_none, index) => index + 1);

describe('the order of a list', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());

  describe.each(['links', 'contents'] as const)('of %s', (kind) => {
    const { max, add, idsIn, entity, fill } = KINDS[kind];
    let person: SignedUp;
    /** Four entries in the order d, c, b, a. */
    let [a, b, c, d]: number[] = [];
    beforeEach(async () => {
      person = await signUp(testApp);
      [a, b, c, d] = await addAll(4);
    });

    const addAll = async (count: number, whose = person): Promise<number[]> => {
      const ids: number[] = [];
      while (ids.length < count) ids.push(await add(testApp, whose));
      return ids;
    };
    const order = (orders: unknown, { browser } = person) =>
      browser.patch(`/api/${kind}/orders`).send({ orders });
    const remove = (id: number | undefined) => person.browser.delete(`/api/${kind}/${id}`);
    const shown = async (whose = person, query = '') => {
      const { displayId } = whose.account;
      return idsIn((await testApp.client.get(`/api/${kind}/accounts/${displayId}${query}`).expect(200)).body);
    };
    const stored = () => testApp.repository(entity).find({ order: { id: 'ASC' } });

    it('is the one that was sent, and stays the same when sent again', async () => {
      expect(await shown()).toEqual([d, c, b, a]);
      for (let times = 1; times <= 2; times += 1) {
        const answer = await order([b, d, a, c]).expect(204);
        expect(answer.text).toBe('');
        expect(await shown()).toEqual([b, d, a, c]);
      }
    });

    it('keeps omitted entries after the others, in their order', async () => {
      await order([a]).expect(204);
      expect(await shown()).toEqual([a, d, c, b]);
      await order([b, c]).expect(204);
      expect(await shown()).toEqual([b, c, a, d]);
      await order([]).expect(204);
      expect(await shown()).toEqual([b, c, a, d]);
    });

    it('starts with new entries, and closes gaps of deleted ones', async () => {
      await order([a, b, c, d]).expect(204);
      const [e, f] = await addAll(2);
      expect(await shown()).toEqual([f, e, a, b, c, d]);
      await remove(b).expect(204);
      await order([a, f]).expect(204);
      expect(await shown()).toEqual([a, f, e, c, d]);
      const [g] = await addAll(1);
      expect(await shown()).toEqual([g, a, f, e, c, d]);
    });

    it('is separate for each account', async () => {
      const other = await signUp(testApp);
      const theirs = await addAll(2, other);
      await order([a, b, c, d]).expect(204);
      await order(theirs, other).expect(204);
      expect([await shown(), await shown(other)]).toEqual([[a, b, c, d], theirs]);
    });

    describe('is rejected, without changes, for', () => {
      let foreign: number;
      let deleted: number;
      beforeEach(async () => {
        [foreign = 0] = await addAll(1, await signUp(testApp));
        [deleted = 0] = await addAll(1);
        await remove(deleted).expect(204);
        await order([b, a]).expect(204);
      });

      it.each<[what: string, orders: () => unknown, status: number, code: string]>([
        ['only another account’s ID', () => [foreign], 400, 'invalidFormat'],
        ['another account’s ID among own ones', () => [a, foreign, b, c, d], 400, 'invalidFormat'],
        ['a repeated ID', () => [a, b, a], 400, 'invalidFormat'],
        ['all own IDs and one of them again', () => [a, b, c, d, d], 400, 'invalidFormat'],
        ['a deleted ID', () => [a, deleted, b], 409, 'unknown'],
        ['an unknown ID', () => [UNKNOWN_ID, a, b, c, d], 409, 'unknown'],
        ['another account’s ID and a deleted one', () => [deleted, foreign, a], 400, 'invalidFormat'],
        ['a repeated deleted ID', () => [deleted, deleted], 400, 'invalidFormat'],
        ['an invalid ID: a text', () => [a, String(b)], 400, 'invalidFormat'],
        ['an invalid ID: 0', () => [a, 0], 400, 'invalidFormat'],
        ['an invalid ID: a fraction', () => [a, 1.5], 400, 'invalidFormat'],
        ['an invalid ID: beyond the largest one', () => [2_147_483_648], 400, 'invalidFormat'],
        ['an invalid ID: null', () => [null], 400, 'invalidFormat'],
        ['an invalid ID: a list', () => [[a]], 400, 'invalidFormat'],
        ['no list: an ID', () => a, 400, 'invalidFormat'],
        ['no list: an object', () => ({ 0: a }), 400, 'invalidFormat'],
        ['nothing', () => undefined, 400, 'required'],
        ['more than an account can have', () => countUpTo(max + 1), 400, 'invalidLength'],
        ['10,000 IDs', () => countUpTo(10_000), 400, 'invalidLength'],
      ])('%s', async (_what, orders, status, errorCode) => {
        const before = await stored();
        const answer = await order(orders()).expect(status);
        expect(failureIn(answer).errors).toMatchObject([{ field: 'orders', errorCode }]);
        expect(await stored()).toEqual(before);
      });
    });

    it('cannot be changed anonymously', async () => {
      const before = await stored();
      await testApp
        .browser()
        .patch(`/api/${kind}/orders`)
        .send({ orders: [a, b] })
        .expect(401);
      expect(await stored()).toEqual(before);
    });

    it('is one of the sent ones after concurrent requests', async () => {
      const wanted = [
        [a, b, c, d],
        [d, b, a, c],
        [c, a, d, b],
        [b, d, c, a],
      ];
      for (let round = 1; round <= ROUNDS; round += 1) {
        const answers = await Promise.all(wanted.map((each) => order(each)));
        expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
        expect(wanted).toContainEqual(await shown());
      }
    });

    it('loses no entry and repeats no position while entries are added and deleted', async () => {
      for (let round = 1; round <= ROUNDS; round += 1) {
        const before = await shown();
        const [gone = 0, ...stay] = before;
        const [ordered, removed, fresh] = await Promise.all([
          order([...before].reverse()),
          remove(gone),
          add(testApp, person),
        ]);
        // An order with a deleted ID returns 409.
        expect([204, 409]).toContain(ordered.status);
        expect(removed.status).toBe(204);
        const after = await shown();
        expect(after.toSorted()).toEqual([...stay, fresh].toSorted());
        const kept = after.filter((id) => id !== fresh);
        expect(kept).toEqual(ordered.status === 204 ? [...stay].reverse() : stay);
      }
      const places = (await stored()).map(({ accountId, position }) => `${accountId} ${position}`);
      expect(new Set(places).size).toBe(places.length);
    });

    it('covers as many entries as an account may have', async () => {
      const { accountId } = person.account;
      await fill(testApp, accountId, max - 4, 100);
      const entries = await testApp.repository(entity).find({ where: { accountId }, order: { id: 'DESC' } });
      const ids = entries.map(({ id }) => id);
      expect(ids).toHaveLength(max);
      await order(ids).expect(204);
      expect(await shown(person, '?limit=50')).toEqual(ids.slice(0, 50));
      const kept = await testApp
        .repository(entity)
        .find({ where: { accountId }, order: { position: 'ASC' }, select: { id: true, position: true } });
      expect(kept.map(({ id, position }) => ({ id, position }))).toEqual(
        ids.map((id, index) => ({ id, position: index + 1 })),
      );
    });
  });
});
