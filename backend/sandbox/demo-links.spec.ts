import { signUp } from '../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../test/support/test-app.js';
import { type LinkListResponse } from '../src/modules/links/dto/link.response.js';
import { LINK_TYPE_NAMES } from '../src/modules/links/link-type.js';
import { LinksService } from '../src/modules/links/links.service.js';
import { addDemoLinks } from './demo-links.js';

describe("the demo creator's links", () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());

  it('are of every type, in order, with existing pictures', async () => {
    const { account } = await signUp(testApp);
    const links = testApp.app.get(LinksService, { strict: false });
    await addDemoLinks(links, account.accountId);
    const answer = await testApp.client.get(`/api/links/accounts/${account.displayId}`).expect(200);
    const { results } = answer.body as LinkListResponse;
    expect(new Set(results.map(({ linkTypeName }) => linkTypeName))).toEqual(new Set(LINK_TYPE_NAMES));
    expect(results[0]!.details[0]).toMatchObject({ title: '今月の花束ができました' });
    expect(results.at(-1)!.details[0]).toMatchObject({ title: 'お店のご案内', url: null });
    const images = results.flatMap(({ details }) => details.flatMap(({ image }) => image ?? []));
    expect(new Set(images).size).toBe(9);
    for (const image of images) await testApp.client.get(image).expect(200);
  });
});
