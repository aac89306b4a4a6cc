import { type InsightPeriod, type InsightsReadModel } from './insights.read-model.js';
import { InsightsService } from './insights.service.js';

const HANA = 'account-1';
/** In Tokyo the next day has begun. */
const NOW = Date.parse('2027-03-31T15:00:00Z');

describe('insights', () => {
  /** The period that is read, and the day before which the previous one begins. */
  let asked: [InsightPeriod, string?] | null;
  let service: InsightsService;
  beforeEach(() => {
    jest.useFakeTimers();
    jest.setSystemTime(NOW);
    asked = null;
    service = new InsightsService({
      read: (_accountId: string, period: InsightPeriod, before: string) => {
        asked = [period, before];
        return Promise.resolve('view');
      },
      export: (_accountId: string, period: InsightPeriod) => {
        asked = [period];
        return Promise.resolve('rows');
      },
    } as unknown as InsightsReadModel);
  });
  afterEach(() => jest.useRealTimers());

  it('are of the last 28 days in Tokyo by default, compared with those before', async () => {
    expect(await service.read(HANA, {})).toEqual({
      ...{ from: '2027-03-05', to: '2027-04-01', view: 'view', isComparable: true },
    });
    expect(asked).toEqual([{ from: '2027-03-05', to: '2027-04-01' }, '2027-02-05']);
  });

  it('are of the 28 days up to a day', async () => {
    expect(await service.read(HANA, { to: '2027-03-28' })).toMatchObject({ from: '2027-03-01' });
  });

  it.each<[string, InsightPeriod, string]>([
    ['one day', { from: '2027-03-31', to: '2027-03-31' }, '2027-03-30'],
    ['a week across months', { from: '2027-02-26', to: '2027-03-04' }, '2027-02-19'],
  ])('of %s are compared with as many days', async (_what, period, before) => {
    await service.read(HANA, period);
    expect(asked).toEqual([period, before]);
  });

  // Kept since 2027-01-02, 90 days including today.
  it.each([
    ['2027-02-16', true],
    ['2027-02-15', false],
  ])('since %s have days to compare with that are kept: %s', async (from, isComparable) => {
    expect(await service.read(HANA, { from })).toMatchObject({ isComparable });
  });

  it.each<[string, Partial<InsightPeriod>]>([
    ['90 days', { from: '2027-01-02' }],
    ['one day', { from: '2027-04-01' }],
    ['earlier days', { from: '2026-01-01', to: '2026-03-31' }],
  ])('are read and exported for %s', async (_what, days) => {
    await expect(service.read(HANA, days)).resolves.toMatchObject(days);
    await expect(service.export(HANA, days)).resolves.toEqual({
      ...{ from: days.from, to: days.to ?? '2027-04-01', rows: 'rows' },
    });
  });

  it.each<[string, Partial<InsightPeriod>, string]>([
    ['91 days', { from: '2027-01-01' }, 'invalidLength'],
    ['days in the wrong order', { from: '2027-03-02', to: '2027-03-01' }, 'invalidFormat'],
    ['days to come', { from: '2027-04-02' }, 'invalidFormat'],
  ])('are refused for %s', async (_what, days, code) => {
    const refused = { entries: [{ field: 'from', code }] };
    await expect(service.read(HANA, days)).rejects.toMatchObject(refused);
    await expect(service.export(HANA, days)).rejects.toMatchObject(refused);
    expect(asked).toBeNull();
  });
});
