import { Logger } from '@nestjs/common';
import { type TableCopiesService } from '../../database/table-copies.service.js';
import { TableCopy } from '../../database/table-copy.js';
import { EmergencyNotFound } from './emergencies.errors.js';
import { type EmergenciesRepository, type EmergencyInput } from './emergencies.repository.js';
import { EmergenciesService } from './emergencies.service.js';
import { type Emergency } from './emergency.entity.js';
import { EMERGENCY_LIMITS } from './emergency.rules.js';

const NOW = Date.parse('2027-01-28T09:00:00Z');

/** The notices in memory. */
class FakeEmergencies implements Pick<EmergenciesRepository, 'list' | 'insert' | 'delete' | 'deleteAll'> {
  rows: Emergency[] = [];
  private inserted = 0;

  list(): Promise<Emergency[]> {
    return Promise.resolve(this.rows);
  }

  insert(notice: EmergencyInput): Promise<Emergency> {
    this.inserted += 1;
    const row = { ...notice, id: this.inserted } as Emergency;
    this.rows = [row, ...this.rows];
    return Promise.resolve(row);
  }

  delete(id: number): Promise<boolean> {
    const left = this.rows.filter((each) => each.id !== id);
    const isGone = left.length < this.rows.length;
    this.rows = left;
    return Promise.resolve(isGone);
  }

  deleteAll(): Promise<number> {
    const count = this.rows.length;
    this.rows = [];
    return Promise.resolve(count);
  }
}

describe('emergency notices', () => {
  let emergencies: FakeEmergencies;
  let service: EmergenciesService;
  beforeEach(() => {
    Logger.overrideLogger(false);
    jest.useFakeTimers();
    jest.setSystemTime(NOW);
    emergencies = new FakeEmergencies();
    service = new EmergenciesService(
      emergencies as unknown as EmergenciesRepository,
      {
        keep: <Value>(table: string, read: () => Promise<Value>) => new TableCopy(table, read),
      } as TableCopiesService,
    );
  });
  afterEach(() => jest.useRealTimers());

  const create = (changes: Partial<EmergencyInput> = {}) =>
    service.create({ titleJa: 'お知らせ', titleEn: 'Notice', url: null, endsAt: null, ...changes });
  const shown = () => service.inForce().map(({ id }) => id);

  it('are shown at once, newest first', async () => {
    await create();
    await create();
    expect(shown()).toEqual([2, 1]);
  });

  it('are shown until they end', async () => {
    await create({ endsAt: new Date(NOW + 1000) });
    jest.setSystemTime(NOW + 999);
    expect(shown()).toEqual([1]);
    jest.setSystemTime(NOW + 1000);
    expect(shown()).toEqual([]);
    expect(await service.list()).toHaveLength(1);
  });

  it('are shown up to a limit, which expired ones do not count towards', async () => {
    for (let index = 0; index <= EMERGENCY_LIMITS.shown; index += 1) await create();
    await create({ endsAt: new Date(NOW) });
    expect(shown()).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  });

  it('have normalised titles', async () => {
    expect(await create({ titleEn: ' Notice ' })).toMatchObject({ titleEn: 'Notice' });
  });

  it.each<[string, Partial<EmergencyInput>]>([
    ['a title of the longest length', { titleJa: 'あ'.repeat(EMERGENCY_LIMITS.title) }],
    ['a path of this site', { url: '/news/n-1' }],
    ['a web address', { url: 'https://status.example/' }],
  ])('may have %s', async (_what, changes) => {
    await expect(create(changes)).resolves.toMatchObject(changes);
  });

  it.each<[string, Partial<EmergencyInput>, { field: string; code: string }]>([
    ['an empty title', { titleJa: ' ' }, { field: 'titleJa', code: 'required' }],
    [
      'a longer title',
      { titleEn: 'a'.repeat(EMERGENCY_LIMITS.title + 1) },
      { field: 'titleEn', code: 'invalidLength' },
    ],
    ['another kind of URL', { url: 'javascript:alert(1)' }, { field: 'url', code: 'invalidFormat' }],
    [
      'a longer URL',
      { url: `/${'a'.repeat(EMERGENCY_LIMITS.url)}` },
      { field: 'url', code: 'invalidLength' },
    ],
    ['an unreadable end', { endsAt: new Date(NaN) }, { field: 'endsAt', code: 'invalidFormat' }],
  ])('cannot have %s', async (_what, changes, broken) => {
    await expect(create(changes)).rejects.toMatchObject({ entries: [broken] });
    expect(emergencies.rows).toEqual([]);
  });

  it('name each invalid field', async () => {
    await expect(create({ titleJa: '', titleEn: '', url: 'x' })).rejects.toMatchObject({
      entries: [
        { field: 'titleJa', code: 'required' },
        { field: 'titleEn', code: 'required' },
        { field: 'url', code: 'invalidFormat' },
      ],
    });
  });

  it('are deleted at once', async () => {
    await create();
    await create();
    await service.delete(1);
    expect(shown()).toEqual([2]);
    await expect(service.delete(1)).rejects.toBeInstanceOf(EmergencyNotFound);
  });

  it('are cleared at once', async () => {
    await create();
    await create();
    expect(await service.clear()).toBe(2);
    expect(shown()).toEqual([]);
  });
});
