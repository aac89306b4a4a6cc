import { type OwnAccountResponse } from '../../src/modules/accounts/dto/own-account.response.js';
import { type LinkListResponse } from '../../src/modules/links/dto/link.response.js';
import { addTextLink } from '../support/links.js';
import { logIn } from '../support/log-in.js';
import { signUp, type SignedUp } from '../support/sign-up.js';
import { type Browser, startTestApp, type TestApp } from '../support/test-app.js';
import { Link } from '../../src/modules/links/link.entity.js';

const ROUNDS = 15;

describe('a page edited in two tabs at once', () => {
  let testApp: TestApp;
  let person: SignedUp;
  let other: Browser;
  let links: number[];
  beforeAll(async () => {
    testApp = await startTestApp({ THROTTLE_UPLOAD_LIMIT: '100000', THROTTLE_READ_LIMIT: '100000' });
    person = await signUp(testApp);
    other = await logIn(testApp, person.input.email);
    links = [];
    for (const title of ['a', 'b', 'c', 'd']) links.push((await addTextLink(person, title)).linkId);
  });
  afterAll(() => testApp.stop());

  it(`neither loses nor duplicates anything in ${ROUNDS} rounds`, async () => {
    const [a, b, c, d] = links;
    const linkOrders = [
      [a, b, c, d],
      [d, c, b, a],
    ];
    const arrangements = [
      [
        { name: 'item', order: 1, show: true },
        { name: 'content', order: 2, show: false },
        { name: 'link', order: 3, show: true },
      ],
      [
        { name: 'link', order: 1, show: false },
        { name: 'item', order: 2, show: true },
        { name: 'content', order: 3, show: true },
      ],
    ];
    const { accountId } = person.account;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const answers = await Promise.all([
        person.browser
          .patch('/api/accounts/me')
          .send({ displayName: `Name ${round}`, categories: [404, 902] }),
        other.patch('/api/accounts/me').send({ introduction: `Words ${round}`, themeId: (round % 16) + 1 }),
        other.patch('/api/accounts/me').send({ formatType: [4, 6, 9, 10, 16][round % 5] }),
        person.browser.patch('/api/headlines').send({ type: 'POST', text: `Posts ${round}` }),
        other.patch('/api/headlines').send({ type: 'LINK', text: `Links ${round}` }),
        person.browser.put(`/api/blocks/${accountId}/orders`).send({ orders: arrangements[0] }),
        other.put(`/api/blocks/${accountId}/orders`).send({ orders: arrangements[1] }),
        person.browser.patch('/api/links/orders').send({ orders: linkOrders[0] }),
        other.patch('/api/links/orders').send({ orders: linkOrders[1] }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 204, 204, 204, 204]);

      const account = (await person.browser.get('/api/accounts/me').expect(200)).body as OwnAccountResponse;
      expect(account).toMatchObject({
        displayName: `Name ${round}`,
        introduction: `Words ${round}`,
        themeId: (round % 16) + 1,
        contentsFormat: [4, 6, 9, 10, 16][round % 5],
      });
      const chosen = account.categories.flatMap(({ children }) => children.filter((each) => each.selectFlag));
      expect(chosen.map(({ id }) => id)).toEqual([404, 902]);
      expect(account.headlines.slice(0, 2).map(({ text }) => text)).toEqual([
        `Posts ${round}`,
        `Links ${round}`,
      ]);
      // Of two concurrent lists, the last one wins as a whole.
      expect(arrangements).toContainEqual(
        account.blockOrders.map(({ name, order, show }) => ({ name, order, show })),
      );
      const { body } = await person.browser.get(`/api/links/accounts/${accountId}`).expect(200);
      expect(linkOrders).toContainEqual((body as LinkListResponse).results.map(({ linkId }) => linkId));
    }
    const stored = await testApp.repository(Link).find({ where: { accountId }, order: { position: 'ASC' } });
    expect(stored.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  });
});
