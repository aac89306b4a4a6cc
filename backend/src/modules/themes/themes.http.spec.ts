import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { type ThemeListResponse } from './dto/theme-list.response.js';
import { THEMES } from './themes.js';

describe('the themes', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());

  const ask = async (language: string) =>
    (await testApp.client.get('/api/themes').set('Accept-Language', language).expect(200))
      .body as ThemeListResponse;

  it('are public, with their design tokens', async () => {
    const { results, total } = await ask('ja');
    expect(total).toBe(THEMES.length);
    expect(results.map(({ themeId }) => themeId)).toEqual(THEMES.map(({ id }) => id));
    expect(results[0]).toEqual({
      themeId: 1,
      name: 'kinari',
      displayName: '生成り',
      categoryDisplayName: '紙',
      tokens: THEMES[0]?.tokens,
    });
    for (const theme of results) {
      expect(Object.keys(theme).sort()).toEqual([
        'categoryDisplayName',
        'displayName',
        'name',
        'themeId',
        'tokens',
      ]);
    }
  });

  it('have names in the language of the request', async () => {
    const [ja, en] = [await ask('ja'), await ask('en')];
    expect(ja.results.map(({ displayName }) => displayName)).toEqual(
      THEMES.map(({ displayName }) => displayName.ja),
    );
    expect(
      en.results.map(({ displayName, categoryDisplayName }) => [displayName, categoryDisplayName]),
    ).toEqual(THEMES.map(({ displayName, category }) => [displayName.en, category.displayName.en]));
  });
});
