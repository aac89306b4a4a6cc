import { eventually } from '../../../test/support/eventually.js';
import { failureIn } from '../../../test/support/failures.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { type OwnAccountResponse } from '../accounts/dto/own-account.response.js';
import { type CategoryListResponse } from './dto/category-list.response.js';
import { Category } from './category.entity.js';
import { createCategory } from '../../../test/support/factories/category.js';
import { UNKNOWN_ID } from '../../../test/support/ids.js';

/** A kind, which cannot be chosen itself. */
const KIND = 4;

describe('categories', () => {
  let testApp: TestApp;
  let person: SignedUp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());

  const ask = async (language: string) =>
    (await testApp.client.get('/api/categories').set('Accept-Language', language).expect(200))
      .body as CategoryListResponse;

  describe('to choose from', () => {
    it('are public: at least eight kinds, with at least six each', async () => {
      const { results, total } = await ask('ja');
      expect(total).toBe(results.length);
      expect(results.length).toBeGreaterThanOrEqual(8);
      for (const { children } of results) {
        expect(children.length).toBeGreaterThanOrEqual(6);
        expect(Object.keys(children[0]!).sort()).toEqual(['id', 'name']);
      }
      const ids = results.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(results[3]).toMatchObject({ id: 4, name: '暮らし' });
      expect(results[3]?.children[3]).toEqual({ id: 404, name: '花・ガーデニング' });
    });

    it('have unique names in the language of the request', async () => {
      const namesOf = ({ results }: CategoryListResponse) =>
        results.flatMap(({ name, children }) => [name, ...children.map((child) => child.name)]);
      const [ja, en] = [await ask('ja'), await ask('en')];
      expect(ja.results.map(({ id }) => id)).toEqual(en.results.map(({ id }) => id));
      for (const list of [ja, en]) expect(new Set(namesOf(list)).size).toBe(namesOf(list).length);
      for (const name of namesOf(en)) expect(name).toMatch(/^[\x20-\x7e’é]+$/);
    });

    it("are in the operators' order, without empty kinds", async () => {
      const { id } = await createCategory(testApp);
      expect((await ask('en')).results.map((kind) => kind.id)).not.toContain(id);
      await createCategory(testApp, { parentId: id, nameEn: 'Newer' });
      const { results } = await ask('en');
      expect(results[0]).toMatchObject({ id, name: 'New', children: [{ name: 'Newer' }] });
      await testApp.repository(Category).delete({ id });
    });
  });

  describe('of an account', () => {
    beforeEach(async () => {
      person = await signUp(testApp);
    });

    const choose = (categories: unknown) => person.browser.patch('/api/accounts/me').send({ categories });
    const chosenIn = ({ categories }: OwnAccountResponse) =>
      categories.flatMap(({ children }) => children.filter((each) => each.selectFlag).map(({ id }) => id));
    const chosen = async () =>
      chosenIn((await person.browser.get('/api/accounts/me').expect(200)).body as OwnAccountResponse);
    const publicNames = async (language = 'ja') => {
      const { body } = await testApp.client
        .get(`/api/accounts/${person.account.displayId}`)
        .set('Accept-Language', language)
        .expect(200);
      return body.categoryNames as string[];
    };

    it('are all listed, none chosen by default', async () => {
      const { results } = await ask('ja');
      expect(
        person.account.categories.map(({ id, children }) => [id, children.map((child) => child.id)]),
      ).toEqual(results.map(({ id, children }) => [id, children.map((child) => child.id)]));
      expect(chosenIn(person.account)).toEqual([]);
      expect(await publicNames()).toEqual([]);
    });

    it.each([[[404]], [[101, 202, 303, 404, 505]]])('are chosen, one to five: %j', async (ids) => {
      const answer = await choose(ids).expect(200);
      expect(chosenIn(answer.body as OwnAccountResponse)).toEqual(ids);
      expect(await chosen()).toEqual(ids);
      expect(await publicNames()).toHaveLength(ids.length);
    });

    it('are the latest choice, in display order, in both languages', async () => {
      await choose([902, 404, 101]).expect(200);
      await choose([902, 404]).expect(200);
      expect(await chosen()).toEqual([404, 902]);
      expect(await publicNames('ja')).toEqual(['花・ガーデニング', '写真']);
      expect(await publicNames('en')).toEqual(['Flowers and gardening', 'Photography']);
      await person.browser.patch('/api/accounts/me').send({ displayName: 'Another' }).expect(200);
      expect(await chosen()).toEqual([404, 902]);
    });

    it('are accepted in a form, each as a field', async () => {
      const answer = await person.browser
        .patch('/api/accounts/me')
        .field('categories[0]', '902')
        .field('categories[1]', '４０４')
        .field('introduction', '花')
        .expect(200);
      expect(chosenIn(answer.body as OwnAccountResponse)).toEqual([404, 902]);
      expect(answer.body.introduction).toBe('花');
    });

    it.each([
      [[], 'required'],
      [null, 'required'],
      [[101, 102, 103, 104, 105, 106], 'invalidLength'],
      [[UNKNOWN_ID], 'invalidFormat'],
      [[404, UNKNOWN_ID], 'invalidFormat'],
      [[KIND], 'invalidFormat'],
      [[404, 404], 'invalidFormat'],
      [[0], 'invalidFormat'],
      [[-1], 'invalidFormat'],
      [[1.5], 'invalidFormat'],
      [[2_147_483_648], 'invalidFormat'],
      [['0x10'], 'invalidFormat'],
      [[null], 'invalidFormat'],
      [[[404]], 'invalidFormat'],
      [404, 'invalidFormat'],
      ['404', 'invalidFormat'],
      [{ 0: 404 }, 'invalidFormat'],
    ])('reject %j (%s), and are unchanged', async (ids, errorCode) => {
      await choose([404]).expect(200);
      const answer = await person.browser
        .patch('/api/accounts/me')
        .send({ categories: ids, displayName: 'Not this' })
        .expect(400);
      expect(failureIn(answer).errors).toEqual([
        { field: 'categories', errorCode, message: expect.any(String) },
      ]);
      expect(await chosen()).toEqual([404]);
      expect((await person.browser.get('/api/accounts/me')).body.displayName).toBe(
        person.account.displayName,
      );
    });

    it('are one whole choice after concurrent calls', async () => {
      const choices = [
        [101, 102, 103],
        [201, 202],
        [301, 302, 303, 304, 305],
      ];
      for (let round = 1; round <= 10; round += 1) {
        await Promise.all(choices.map((ids) => choose(ids).expect(200)));
        expect(choices).toContainEqual(await chosen());
      }
    });

    it('follow changes and deletions by operators on the page', async () => {
      const { id } = await createCategory(testApp, { parentId: 4, nameEn: 'Bonsai', position: 99 });
      await choose([404, id]).expect(200);
      const path = `/en/profile/${person.account.displayId}`;
      const shown = async () => {
        await testApp.client.get(path).expect(200);
        const data = testApp.pages.rendered.findLast((page) => page.path === path)?.data;
        return data?.kind === 'profile' ? data.account.categoryNames : null;
      };
      expect(await shown()).toEqual(['Flowers and gardening', 'Bonsai']);
      await testApp.repository(Category).update({ id }, { nameEn: 'Little trees' });
      await eventually(async () => (await shown())?.at(-1) === 'Little trees', 'the page to follow');
      await testApp.repository(Category).delete({ id });
      await eventually(async () => (await shown())?.length === 1, 'the page to follow');
      expect(await chosen()).toEqual([404]);
    });
  });
});
