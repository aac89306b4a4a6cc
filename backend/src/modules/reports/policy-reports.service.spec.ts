import { MetricsRegistryService } from '../../metrics/metrics-registry.service.js';
import { PolicyReportsService } from './policy-reports.service.js';

const report = (effectiveDirective: unknown, type = 'csp-violation') => ({
  type,
  body: { effectiveDirective },
});

describe('violations of the content security policy', () => {
  let registry: MetricsRegistryService;
  let service: PolicyReportsService;
  beforeEach(() => {
    registry = new MetricsRegistryService();
    service = new PolicyReportsService(registry);
  });

  /** The counts by directive. */
  const counts = async (): Promise<Record<string, number>> => {
    const metric = await registry.getSingleMetric('hitohira_policy_reports_total')?.get();
    const values = metric?.values ?? [];
    return Object.fromEntries(values.map(({ labels, value }) => [String(labels['directive']), value]));
  };

  it('are counted by directive', async () => {
    service.count([report('img-src'), report('script-src-elem'), report('img-src')]);
    expect(await counts()).toEqual({ 'img-src': 2, 'script-src-elem': 1 });
  });

  it('of unknown directives are counted together', async () => {
    service.count([report('my-src'), report(''), report('IMG-SRC')]);
    expect(await counts()).toEqual({ other: 3 });
  });

  it('are counted up to a limit per request', async () => {
    service.count(Array.from({ length: 21 }, () => report('img-src')));
    expect(await counts()).toEqual({ 'img-src': 20 });
  });

  it.each<[string, object, string]>([
    [
      'with the effective directive',
      { 'effective-directive': 'font-src', 'violated-directive': 'img-src' },
      'font-src',
    ],
    ['with the violated directive', { 'violated-directive': 'style-src' }, 'style-src'],
    ['with its sources', { 'violated-directive': "style-src 'self'" }, 'style-src'],
  ])('are counted as older browsers send them, %s', async (_what, older, directive) => {
    service.count({ 'csp-report': older });
    expect(await counts()).toEqual({ [directive]: 1 });
  });

  it.each([
    [null],
    ['img-src'],
    [[]],
    [[null, 1, 'img-src', {}]],
    [[report('img-src', 'deprecation'), report(7), { type: 'csp-violation', body: null }]],
    [{ 'csp-report': null }],
    [{ 'csp-report': { 'effective-directive': 7 } }],
  ])('are not found in %j', async (body) => {
    service.count(body);
    expect(await counts()).toEqual({});
  });
});
