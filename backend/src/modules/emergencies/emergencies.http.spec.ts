import { eventually } from '../../../test/support/eventually.js';
import { signUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { EmergencyNotFound } from './emergencies.errors.js';
import { type EmergencyInput } from './emergencies.repository.js';
import { EmergenciesService } from './emergencies.service.js';
import { Emergency } from './emergency.entity.js';

const DAY_MS = 86_400_000;

describe('emergency notices', () => {
  let testApp: TestApp;
  let emergencies: EmergenciesService;
  beforeAll(async () => {
    testApp = await startTestApp();
    emergencies = testApp.app.get(EmergenciesService);
  });
  afterAll(() => testApp.stop());
  afterEach(() => emergencies.clear());

  const notice = (overrides: Partial<EmergencyInput> = {}): EmergencyInput => ({
    titleJa: '投稿の読み込みに失敗することがあります。',
    titleEn: 'Posts may fail to load.',
    url: null,
    endsAt: null,
    ...overrides,
  });
  const asked = async (language = 'en') => {
    const answer = await testApp.client.get('/api/emergencies').set('Accept-Language', language).expect(200);
    return answer.body as {
      results: { emergencyId: number; title: string; url: string | null }[];
      total: number;
    };
  };

  it('are an empty list by default', async () => {
    expect(await asked()).toEqual({ results: [], total: 0 });
  });

  it('are in the language of the request, newest first', async () => {
    const first = await emergencies.create(notice());
    const second = await emergencies.create(
      notice({ titleJa: ' 復旧しました。 ', titleEn: 'All is well.', url: '/help' }),
    );
    expect(await asked('en')).toEqual({
      results: [
        { emergencyId: second.id, title: 'All is well.', url: '/help' },
        { emergencyId: first.id, title: 'Posts may fail to load.', url: null },
      ],
      total: 2,
    });
    expect((await asked('ja')).results.map(({ title }) => title)).toEqual([
      '復旧しました。',
      '投稿の読み込みに失敗することがあります。',
    ]);
  });

  it('are public and not cached', async () => {
    await emergencies.create(notice());
    const { browser } = await signUp(testApp);
    const answer = await browser.get('/api/emergencies').expect(200);
    expect(answer.body.total).toBe(1);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('expire at their end', async () => {
    await emergencies.create(notice({ endsAt: new Date(Date.now() + DAY_MS) }));
    const ended = await emergencies.create(notice({ endsAt: new Date(Date.now() - 1) }));
    expect((await asked()).total).toBe(1);
    expect((await emergencies.list()).map(({ id }) => id)).toContain(ended.id);
  });

  it('are gone as soon as they are deleted', async () => {
    const { id } = await emergencies.create(notice());
    await emergencies.delete(id);
    expect((await asked()).total).toBe(0);
    await expect(emergencies.delete(id)).rejects.toBeInstanceOf(EmergencyNotFound);
    await emergencies.create(notice());
    await emergencies.create(notice());
    expect(await emergencies.clear()).toBe(2);
    expect((await asked()).total).toBe(0);
  });

  it('appear when set by another process or in the database', async () => {
    await testApp.repository(Emergency).insert({ titleJa: '試験', titleEn: 'Test' });
    await eventually(async () => (await asked()).total === 1, 'the notice');
  });

  it('are limited to ten on a page', async () => {
    for (let number = 1; number <= 12; number += 1)
      await testApp.repository(Emergency).insert({ titleJa: '試験', titleEn: `Test ${number}` });
    await eventually(async () => (await asked()).results[0]?.title === 'Test 12', 'the last notice');
    expect((await asked()).total).toBe(10);
  });

  it.each([
    [{ titleJa: '' }, 'titleJa', 'required'],
    [{ titleEn: ' \u200b' }, 'titleEn', 'required'],
    [{ titleEn: 'two\nlines' }, 'titleEn', 'invalidFormat'],
    [{ titleEn: 'x'.repeat(201) }, 'titleEn', 'invalidLength'],
    [{ url: 'javascript:alert(1)' }, 'url', 'invalidFormat'],
    [{ url: '//evil.example' }, 'url', 'invalidFormat'],
    [{ url: 'https://user@evil.example' }, 'url', 'invalidFormat'],
    [{ url: 'help' }, 'url', 'invalidFormat'],
    [{ url: `https://example.com/${'x'.repeat(500)}` }, 'url', 'invalidLength'],
    [{ endsAt: new Date('never') }, 'endsAt', 'invalidFormat'],
  ])('cannot be set with %j', async (overrides, field, code) => {
    await expect(emergencies.create(notice(overrides))).rejects.toMatchObject({ entries: [{ field, code }] });
    expect(await emergencies.list()).toEqual([]);
  });

  it('can link to this site or another', async () => {
    await emergencies.create(notice({ url: '/help?x=1' }));
    await emergencies.create(notice({ url: 'https://status.example/incidents/1', titleEn: 'x'.repeat(200) }));
    expect((await asked()).total).toBe(2);
  });
});
