import { hideBlock } from '../../../test/support/blocks.js';
import { createContent } from '../../../test/support/factories/content.js';
import { failureIn } from '../../../test/support/failures.js';
import { comeBack, leave, suspend } from '../../../test/support/leaving.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { type ContentListResponse, type ContentLookUpResponse } from './dto/content.response.js';
import { UNKNOWN_ID } from '../../../test/support/ids.js';

describe('contents by ID', () => {
  let testApp: TestApp;
  let person: SignedUp;
  let other: SignedUp;
  /** Two contents of one account, and one of another. */
  let [a, b, theirs]: [number, number, number] = [0, 0, 0];
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    [person, other] = [await signUp(testApp), await signUp(testApp)];
    a = await createContent(testApp, person.account.accountId, { title: 'a', hashTags: ['花', '朝'] });
    b = await createContent(testApp, person.account.accountId, {
      title: 'b',
      media: [{}, { picture: false }],
    });
    theirs = await createContent(testApp, other.account.accountId, { title: 'theirs' });
  });

  const lookUp = async (query: string, by: Pick<SignedUp['browser'], 'get'> = testApp.client) =>
    (await by.get(`/api/contents/?${query}`).expect(200)).body as ContentLookUpResponse;
  const idsOf = ({ results }: ContentLookUpResponse) => results.map(({ contentId }) => contentId);
  const listed = async ({ account }: SignedUp) => {
    const { body } = await testApp.client.get(`/api/contents/accounts/${account.displayId}`).expect(200);
    return (body as ContentListResponse).results;
  };

  it('are returned as on their pages, in the order of the IDs', async () => {
    const [ofPerson, ofOther] = [await listed(person), await listed(other)];
    expect(await lookUp(`contentIds=${a},${theirs},${b}`)).toEqual({
      results: [ofPerson[1], ofOther[0], ofPerson[0]],
      total: 3,
      nextOffset: null,
      goneIds: [],
    });
  });

  it('accept the IDs as one list or as repeated parameters', async () => {
    for (const query of [
      `contentIds=${b},${a}`,
      `contentIds=${b}&contentIds=${a}`,
      `contentIds=%20${b}%20%2C${a}`,
      `contentIds=${b},${a}&offset=0&limit=30&utm_source=x`,
    ]) {
      expect(idsOf(await lookUp(query))).toEqual([b, a]);
    }
  });

  it('tell whether they belong to the viewer', async () => {
    const seen = (await lookUp(`contentIds=${a},${theirs}`, person.browser)).results;
    expect(seen.map(({ isMe }) => isMe)).toEqual([true, false]);
    expect(seen.map(({ displayId }) => displayId)).toEqual([
      person.account.displayId,
      other.account.displayId,
    ]);
  });

  it('come in pages, counted in the given IDs', async () => {
    const query = `contentIds=${a},${UNKNOWN_ID},${theirs},${b}`;
    const first = await lookUp(`${query}&limit=2`);
    expect([idsOf(first), first.total, first.nextOffset]).toEqual([[a], 4, 2]);
    const last = await lookUp(`${query}&limit=2&offset=2`);
    expect([idsOf(last), last.total, last.nextOffset]).toEqual([[theirs, b], 4, null]);
    expect(await lookUp(`${query}&offset=4`)).toEqual({
      results: [],
      total: 4,
      nextOffset: null,
      goneIds: [],
    });
  });

  it('are limited to thirty per page and five hundred IDs', async () => {
    const ids = Array.from({ length: 500 }, (_none, index) =>
      index === 29 ? a : index === 30 ? b : UNKNOWN_ID,
    );
    const first = await lookUp(`contentIds=${ids.join(',')}`);
    expect([idsOf(first), first.total, first.nextOffset]).toEqual([[a], 500, 30]);
    const answer = await testApp.client
      .get(`/api/contents/?contentIds=${[...ids, b].join(',')}`)
      .set('Accept-Language', 'ja')
      .expect(400);
    expect(failureIn(answer).errors).toMatchObject([
      { field: 'contentIds', errorCode: 'invalidLength', message: expect.stringContaining('件数') },
    ]);
  });

  it('are left out if they are deleted, or their account is gone or suspended', async () => {
    const found = async () => {
      const answer = await lookUp(`contentIds=${b},${theirs},${a},${UNKNOWN_ID},${b}`);
      return [idsOf(answer), [...answer.goneIds].sort((one, other) => one - other)];
    };
    expect(await found()).toEqual([[b, theirs, a, b], [UNKNOWN_ID]]);
    await person.browser.delete(`/api/contents/${b}`).expect(204);
    // Only deleted contents count as gone: the others may come back.
    const gone = [b, UNKNOWN_ID];
    expect(await found()).toEqual([[theirs, a], gone]);
    await suspend(testApp, other, true);
    expect(await found()).toEqual([[a], gone]);
    await suspend(testApp, other, false);
    await leave(person);
    expect(await found()).toEqual([[theirs], gone]);
    await comeBack(testApp, person);
    expect(await found()).toEqual([[theirs, a], gone]);
  });

  it('are listed as gone in the page that contains their ID', async () => {
    const query = `contentIds=${UNKNOWN_ID},${a},${UNKNOWN_ID - 1},${b}&limit=2`;
    expect((await lookUp(query)).goneIds).toEqual([UNKNOWN_ID]);
    expect((await lookUp(`${query}&offset=2`)).goneIds).toEqual([UNKNOWN_ID - 1]);
  });

  it('are included even if their page hides them', async () => {
    await hideBlock(person, 'content');
    expect(await listed(person)).toEqual([]);
    expect(idsOf(await lookUp(`contentIds=${a}`))).toEqual([a]);
    const { body } = await testApp.client
      .get(`/api/contents/${a}/accounts/${person.account.displayId}`)
      .expect(200);
    expect(body).toMatchObject({ contentId: a, title: 'a' });
  });

  it.each([
    ['', 'contentIds', 'required'],
    ['contentIds=', 'contentIds', 'required'],
    ['ids=1', 'contentIds', 'required'],
    ['contentIds=1,', 'contentIds', 'invalidFormat'],
    ['contentIds=1,x', 'contentIds', 'invalidFormat'],
    ['contentIds=0', 'contentIds', 'invalidFormat'],
    ['contentIds=-1', 'contentIds', 'invalidFormat'],
    ['contentIds=1.5', 'contentIds', 'invalidFormat'],
    ['contentIds=0x10', 'contentIds', 'invalidFormat'],
    ['contentIds=1e3', 'contentIds', 'invalidFormat'],
    ['contentIds=2147483648', 'contentIds', 'invalidFormat'],
    ['contentIds=99999999999999999999', 'contentIds', 'invalidFormat'],
    ['contentIds=%00', 'contentIds', 'invalidFormat'],
    ['contentIds=1&limit=31', 'limit', 'invalidFormat'],
    ['contentIds=1&limit=0', 'limit', 'invalidFormat'],
    ['contentIds=1&offset=-1', 'offset', 'invalidFormat'],
  ])('are rejected for %j', async (query, field, errorCode) => {
    const answer = await testApp.client.get(`/api/contents/?${query}`).expect(400);
    expect(failureIn(answer).errors).toMatchObject([{ field, errorCode }]);
  });

  describe('one at a time', () => {
    const get = (id: number | string, whose: string) =>
      testApp.client.get(`/api/contents/${id}/accounts/${encodeURIComponent(whose)}`);

    it('are returned as on their page, by any ID of the account', async () => {
      const [, first] = await listed(person);
      const { accountId, displayId } = person.account;
      for (const whose of [displayId, displayId.toUpperCase(), accountId])
        expect((await get(a, whose).expect(200)).body).toEqual(first);
      const own = await person.browser.get(`/api/contents/${a}/accounts/${displayId}`).expect(200);
      expect(own.body).toEqual({ ...(first as object), isMe: true });
    });

    it('are found by a former display ID, and contain the current one', async () => {
      const { displayId } = person.account;
      await person.browser
        .patch('/api/accounts/me')
        .send({ displayId: `${displayId}.new` })
        .expect(200);
      expect((await get(a, displayId).expect(200)).body).toMatchObject({ displayId: `${displayId}.new` });
    });

    it.each<[what: string, id: () => number | string, whose: () => string, status: number]>([
      ['of another account', () => theirs, () => person.account.displayId, 404],
      ['that does not exist', () => UNKNOWN_ID, () => person.account.displayId, 404],
      ['of an unknown account', () => a, () => 'nobody', 404],
      ['of an invalid display ID', () => a, () => '.x', 400],
      ['with an invalid ID', () => '0x10', () => person.account.displayId, 400],
      ['with an ID that is too large', () => 2_147_483_648, () => person.account.displayId, 400],
    ])('are not found: one %s', async (_what, id, whose, status) => {
      await get(id(), whose()).expect(status);
    });

    it('are gone with their account', async () => {
      await suspend(testApp, person, true);
      await get(a, person.account.displayId).expect(404);
      await suspend(testApp, person, false);
      await leave(person);
      await get(a, person.account.accountId).expect(404);
    });
  });
});
