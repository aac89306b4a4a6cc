import { Logger } from '@nestjs/common';
import { MetricsRegistryService } from '../../metrics/metrics-registry.service.js';
import { type InsightCountsRepository, type NewCount, type NewVisitor } from './insight-counts.repository.js';
import { type Visit } from './visit.js';
import { VisitsService } from './visits.service.js';
import { type VisitTargetsReadModel } from './visit-targets.read-model.js';
import { type Visitor } from './visitor.js';

const VISIT = { path: '/profile/hana', referrer: '', language: 'ja' } as const;
const UNAVAILABLE = Object.assign(new Error('The database is away'), { code: 'ECONNREFUSED' });

const visitorAt = (identity: string, ownDisplayId: string | null = null): Visitor => ({
  identity,
  device: 'phone',
  ownDisplayId,
});

/** Advances time second by second, so that due writes run. */
const afterMs = async (ms: number) => {
  for (let passed = 0; passed < ms; passed += 1000) {
    jest.advanceTimersByTime(1000);
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  }
};

const spyOnWarnings = () => jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);

describe('visits', () => {
  let warn: ReturnType<typeof spyOnWarnings>;
  let registry: MetricsRegistryService;
  let service: VisitsService;
  let failures: Error[];
  let written: { counts: readonly NewCount[]; visitors: readonly NewVisitor[] }[];
  let salts: string[];

  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2027-01-31T03:00:00Z') });
    warn = spyOnWarnings();
    registry = new MetricsRegistryService();
    [failures, written, salts] = [[], [], []];
    const accounts = new Map([
      [
        'hana',
        {
          accountId: 'hanas',
          ownKeys: new Set(['hana.before']),
          hiddenBlocks: new Set(),
          content: new Set([1]),
          link: new Set([2]),
          item: new Map([[3, 1]]),
        },
      ],
    ]);
    const targets = { find: (_visits: readonly Visit[]) => Promise.resolve(accounts) };
    const counts = {
      add: (newCounts: readonly NewCount[], visitors: readonly NewVisitor[]) => {
        const failure = failures.shift();
        if (failure !== undefined) return Promise.reject(failure);
        written.push({ counts: newCounts, visitors });
        return Promise.resolve();
      },
      saltOf: (day: string) => {
        salts.push(day);
        return Promise.resolve(Buffer.from(day));
      },
    };
    service = new VisitsService(
      targets as unknown as VisitTargetsReadModel,
      counts as unknown as InsightCountsRepository,
      registry,
    );
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const sumsOf = () => written.map(({ counts }) => counts.map(({ count }) => count));
  const outcomes = async () => {
    const text = await registry.metrics();
    return ['counted', 'unknown', 'dropped'].map((outcome) =>
      Number(new RegExp(`hitohira_insights_total\\{outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1]),
    );
  };

  it('are written once a second, and not at all when there are none', async () => {
    service.onApplicationBootstrap();
    await afterMs(3000);
    expect(written).toEqual([]);
    service.countView(VISIT, visitorAt('a'));
    service.countView(VISIT, visitorAt('b'));
    expect(written).toEqual([]);
    await afterMs(1000);
    expect(sumsOf()).toEqual([[1, 1]]);
    await afterMs(3000);
    expect(written).toHaveLength(1);
    await service.onModuleDestroy();
  });

  it('are written when the server stops', async () => {
    service.onApplicationBootstrap();
    service.countView(VISIT, visitorAt('a'));
    await service.onModuleDestroy();
    expect(sumsOf()).toEqual([[1]]);
  });

  it('that wait when the server stops while the database is away are reported as dropped', async () => {
    failures = [UNAVAILABLE, UNAVAILABLE];
    service.countView(VISIT, visitorAt('a'));
    service.countView(VISIT, visitorAt('a'));
    await service.write();
    service.countView(VISIT, visitorAt('b'));
    await service.onModuleDestroy();
    expect([written, await outcomes()]).toEqual([[], [0, 0, 3]]);
    expect(warn.mock.calls).toEqual([[{ event: 'insights.dropped', count: 3 }]]);
  });

  it('contain only a hash of the visitor, which differs from day to day', async () => {
    for (const day of ['2027-01-31T03:00:00Z', '2027-01-31T03:00:01Z', '2027-01-31T15:00:00Z']) {
      jest.setSystemTime(new Date(day));
      service.countView(VISIT, visitorAt('203.0.113.7 browser'));
      await service.write();
    }
    const hashes = written.flatMap(({ visitors }) => visitors.map(({ visitor }) => visitor.toString('hex')));
    expect(hashes[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(hashes[1]).toBe(hashes[0]);
    expect(hashes[2]).not.toBe(hashes[0]);
    expect(salts).toEqual(['2027-01-31', '2027-02-01']);
    expect(JSON.stringify(written)).not.toContain('203.0.113.7');
  });

  it('of the owner are excluded, by the current or a former display ID in any case', async () => {
    service.countView(VISIT, visitorAt('a', 'Hana'));
    service.countPress(VISIT, visitorAt('a', 'hana'), { kind: 'link', id: 2, mall: null });
    await service.write();
    service.countView(VISIT, visitorAt('a', 'Hana.before'));
    await service.write();
    expect([written, await outcomes()]).toEqual([[], [0, 0, 0]]);
    service.countView(VISIT, visitorAt('a', 'taro'));
    await service.write();
    expect(sumsOf()).toEqual([[1]]);
  });

  it('of targets that the creator does not have are counted as unknown', async () => {
    service.countView({ ...VISIT, path: '/profile/nobody' }, visitorAt('a'));
    service.countView({ ...VISIT, path: '/profile/hana/contents/9' }, visitorAt('a'));
    for (const kind of ['link', 'content', 'item'] as const)
      service.countPress(VISIT, visitorAt('a'), { kind, id: 9, mall: null });
    service.countPress(VISIT, visitorAt('a'), { kind: 'content', id: 1, mall: null });
    service.countView({ ...VISIT, path: '/login' }, visitorAt('a'));
    await service.write();
    expect(written[0]?.counts).toMatchObject([{ contentId: 1, linkId: null, itemId: null }]);
    expect(await outcomes()).toEqual([1, 5, 0]);
  });

  it('are written later if the database is unavailable, without logging each attempt', async () => {
    failures = [UNAVAILABLE, UNAVAILABLE];
    service.countView(VISIT, visitorAt('a'));
    await service.write();
    service.countView(VISIT, visitorAt('a'));
    await service.write();
    expect(written).toEqual([]);
    await service.write();
    expect(sumsOf()).toEqual([[2]]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('are dropped and logged if writes keep failing while the database is available', async () => {
    failures = Array.from({ length: 10 }, () => new Error('A statement failed'));
    service.countView(VISIT, visitorAt('a'));
    for (let turn = 0; turn < 10; turn += 1) await service.write();
    await service.write();
    expect([written, await outcomes()]).toEqual([[], [0, 0, 1]]);
    expect(warn).toHaveBeenLastCalledWith({ event: 'insights.dropped', count: 1 });
    service.countView(VISIT, visitorAt('a'));
    await service.write();
    expect(sumsOf()).toEqual([[1]]);
  });

  it('beyond the limit in memory are dropped, oldest first, and logged', async () => {
    failures = [UNAVAILABLE];
    for (let index = 0; index < 20_003; index += 1) service.countView(VISIT, visitorAt(String(index)));
    await service.write();
    expect(warn).toHaveBeenCalledWith({ event: 'insights.dropped', count: 3 });
    await service.write();
    expect(written[0]?.counts).toHaveLength(20_000);
    expect((await outcomes())[2]).toBe(3);
  });
});
