import { signUp } from '../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../test/support/test-app.js';
import { type ContentListResponse } from '../src/modules/contents/dto/content.response.js';
import { type ItemListResponse } from '../src/modules/items/dto/item.response.js';
import { type LinkageListResponse } from '../src/modules/oauth/linkages/dto/linkage.response.js';
import { addDemoContents } from './demo-contents.js';

describe("the demo creator's contents", () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());

  it('come from every provider, with items of both types and existing pictures', async () => {
    const { accountId, displayId } = (await signUp(testApp)).account;
    await addDemoContents(testApp.app, accountId);
    const read = async (address: string) => (await testApp.client.get(address).expect(200)).body as unknown;

    const contents = (await read(`/api/contents/accounts/${displayId}`)) as ContentListResponse;
    expect(contents.results[0]).toMatchObject({ title: '朝の市場で選ぶ、今週の花', isItemLinked: true });
    const times = contents.results.map(({ publishedAt }) => publishedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    const providers = new Set(contents.results.map(({ provider }) => provider));
    expect(providers).toEqual(new Set(['youtube', 'instagram', 'tiktok']));

    const items = (await read(`/api/items/accounts/${displayId}`)) as ItemListResponse;
    expect(new Set(items.results.map(({ majorMallFlag }) => majorMallFlag)).size).toBe(2);
    expect(items.results.filter(({ name }) => name === null)).toEqual([]);

    const linkages = (await read(`/api/oauth/linkages/accounts/${displayId}`)) as LinkageListResponse;
    expect(linkages.results.map(({ providerName }) => providerName)).toEqual([
      'youtube',
      'instagram',
      'tiktok',
      'x',
    ]);

    const images = [
      ...contents.results.flatMap(({ media }) => media.map(({ image }) => image ?? '')),
      ...items.results.map(({ image }) => image),
    ];
    expect(images.length).toBeGreaterThan(contents.total + items.total);
    expect(new Set(images).size).toBe(images.length);
    for (const image of images) await testApp.client.get(image).expect(200);
  });
});
