import { comeBack, erase, leave, suspend } from '../../../test/support/leaving.js';
import { addPictureLink, addTextLink, KIND } from '../../../test/support/links.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { type LinkListResponse, type LinkResponse } from './dto/link.response.js';
import { LinkDetail } from './link-detail.entity.js';
import { Link } from './link.entity.js';
import { Picture } from '../pictures/picture.entity.js';
import { In, Not } from 'typeorm';

describe('the links of an inactive account', () => {
  let testApp: TestApp;
  let person: SignedUp;
  let link: LinkResponse;
  let files: string[];
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    person = await signUp(testApp);
    await addTextLink(person, 'Words');
    link = await addPictureLink(person, KIND.image_3, ['a', 'b', 'c']);
    files = link.details.map(({ image }) => image ?? '');
  });

  const listOf = ({ account }: SignedUp) => testApp.client.get(`/api/links/accounts/${account.displayId}`);
  const expectGone = async () => {
    await listOf(person).expect(404);
    for (const file of files) await testApp.client.get(file).expect(404);
  };
  const expectThere = async () => {
    const { body } = await listOf(person).expect(200);
    expect((body as LinkListResponse).total).toBe(2);
    expect((body as LinkListResponse).results[0]).toEqual(link);
    for (const file of files) await testApp.client.get(file).expect(200);
  };
  const countRows = async () => {
    const { accountId } = person.account;
    const links = await testApp.repository(Link).findBy({ accountId });
    return {
      links: links.length,
      details: await testApp.repository(LinkDetail).countBy({ linkId: In(links.map(({ id }) => id)) }),
      pictures: await testApp.repository(Picture).countBy({ accountId }),
    };
  };

  it('are hidden while it is suspended, and visible again afterwards', async () => {
    await expectThere();
    await suspend(testApp, person, true);
    await expectGone();
    await person.browser
      .post('/api/links')
      .send({ linkTypeId: 1, details: [{ title: 'x' }] })
      .expect(401);
    await suspend(testApp, person, false);
    await expectThere();
  });

  it('are hidden after a withdrawal, and shown again after a restoration', async () => {
    await leave(person);
    await expectGone();
    await comeBack(testApp, person);
    await expectThere();
  });

  it('are erased with it', async () => {
    const other = await signUp(testApp);
    const stays = await addPictureLink(other, KIND.image_1, ['stays']);
    await leave(person);
    expect(await countRows()).toEqual({ links: 2, details: 4, pictures: 3 });
    await erase(testApp, person);
    expect(await countRows()).toEqual({ links: 0, details: 0, pictures: 0 });
    const left = (await testApp.repository(Link).find()).map(({ id }) => id);
    expect(await testApp.repository(LinkDetail).findBy({ linkId: Not(In(left)) })).toEqual([]);
    await expectGone();
    expect((await listOf(other).expect(200)).body.results).toEqual([stays]);
  });
});
