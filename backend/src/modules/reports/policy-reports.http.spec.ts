import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { MetricsRegistryService } from '../../metrics/metrics-registry.service.js';

const SECRET = 'code=4711-secret';

/** Reports of current browsers (Reporting API) and older ones (CSP Level 2). */
const report = (effectiveDirective: string) => ({
  type: 'csp-violation',
  age: 10,
  url: `https://hitohira.example/login?${SECRET}`,
  body: { effectiveDirective, blockedURL: `https://evil.example/?${SECRET}`, sample: SECRET },
});
const olderReport = (fields: object) => ({ 'csp-report': { 'document-uri': SECRET, ...fields } });

describe('reports of the content security policy', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({ TRUST_PROXY: 'loopback', THROTTLE_REPORT_LIMIT: '3' });
  });
  afterAll(() => testApp.stop());

  let client = 0;
  beforeEach(() => {
    client += 1;
  });
  const send = (type: string, body: unknown) =>
    testApp.client
      .post('/api/policy-reports')
      .set({ 'Content-Type': type, 'X-Forwarded-For': `203.0.113.${client}`, Cookie: 'loggedIn=1' })
      .send(typeof body === 'string' ? body : JSON.stringify(body));
  const counts = async (): Promise<Record<string, number>> => {
    const metric = await testApp.app
      .get(MetricsRegistryService)
      .getSingleMetric('hitohira_policy_reports_total')
      ?.get();
    const values = metric?.values ?? [];
    return Object.fromEntries(values.map(({ labels, value }) => [String(labels['directive']), value]));
  };

  it('are requested by every page', async () => {
    const { headers } = await testApp.client.get('/login').expect(200);
    expect(headers['reporting-endpoints']).toBe('policy="/api/policy-reports"');
    const directives = headers['content-security-policy']!.split('; ');
    expect(directives).toContain('report-to policy');
    expect(directives).toContain('report-uri /api/policy-reports');
  });

  it('are counted by directive only', async () => {
    testApp.log.length = 0;
    await send('application/reports+json', [
      report('script-src-elem'),
      report('script-src-elem'),
      report(SECRET),
      { type: 'deprecation', body: {} },
    ]).expect(204);
    await send('application/csp-report', olderReport({ 'violated-directive': 'img-src https:' })).expect(204);
    await send('application/csp-report', olderReport({ 'effective-directive': 'require-trusted-types-for' }));
    expect(await counts()).toEqual({
      'script-src-elem': 2,
      other: 1,
      'img-src': 1,
      'require-trusted-types-for': 1,
    });
    expect(JSON.stringify(testApp.log)).not.toContain('4711');
  });

  it.each([
    ['text/plain', '[]', 415],
    ['application/json', '[]', 415],
    ['application/reports+json', '{', 400],
    ['application/reports+json', `["${'x'.repeat(40_000)}"]`, 413],
  ])('of the type %s are rejected if malformed', async (type, body, status) => {
    const before = await counts();
    await send(type, body).expect(status);
    expect(await counts()).toEqual(before);
  });

  it('are limited per request and client', async () => {
    const before = (await counts())['font-src'] ?? 0;
    await send('application/reports+json', Array<object>(50).fill(report('font-src'))).expect(204);
    expect((await counts())['font-src']).toBe(before + 20);
    for (let time = 2; time <= 3; time += 1) await send('application/reports+json', []).expect(204);
    const refused = await send('application/reports+json', [report('font-src')]).expect(429);
    expect(refused.headers['retry-after']).toMatch(/^[1-9]\d*$/);
    expect((await counts())['font-src']).toBe(before + 20);
  });

  it('can only be posted', async () => {
    await testApp.client.get('/api/policy-reports').expect(404);
    await send('application/reports+json', []).expect(204);
  });
});
