import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { mock } from 'node:test';
import { readResults, type Result, summary, toTable } from '../../bench/results.js';
import { Verdicts } from '../../bench/verdicts.js';

const RATES = { measured: { value: 6000, unit: '/s' }, baseline: { value: 10_000, unit: '/s' } };

describe('the table of a run', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'hitohira-results-'));
    file = path.join(folder, 'results.jsonl');
    process.env['BENCH_RESULTS'] = file;
    mock.method(console, 'log', () => undefined);
  });
  afterEach(() => {
    delete process.env['BENCH_RESULTS'];
    mock.restoreAll();
    rmSync(folder, { recursive: true });
  });

  function judged(judge: (verdicts: Verdicts) => void): { results: Result[]; hold: boolean } {
    const verdicts = new Verdicts().of('reads');
    judge(verdicts);
    return { results: readResults(file), hold: verdicts.hold };
  }

  it.each([
    ['reaches', (verdicts: Verdicts) => verdicts.atLeast('a row', 0.6, 0.6), true],
    ['is below', (verdicts: Verdicts) => verdicts.atLeast('a row', 0.59, 0.6), false],
    ['is within', (verdicts: Verdicts) => verdicts.atMost('a row', 3, 3), true],
    ['exceeds', (verdicts: Verdicts) => verdicts.atMost('a row', 3.01, 3), false],
    [
      'is NaN for a minimum, so misses',
      (verdicts: Verdicts) => verdicts.atLeast('a row', Number.NaN, 0.6),
      false,
    ],
    [
      'is NaN for a maximum, so misses',
      (verdicts: Verdicts) => verdicts.atMost('a row', Number.NaN, 3),
      false,
    ],
  ])('records a figure that %s its bar', (_what, judge, held) => {
    const { results, hold } = judged(judge);
    expect(results.map((result) => result.held)).toEqual([held]);
    expect(hold).toBe(held);
  });

  it('counts an unmeasured bar as missed', () => {
    const { results, hold } = judged((verdicts) =>
      verdicts.notMeasured('a row', 'too few files', { sense: 'atMost', value: 2, unit: ' times' }),
    );
    expect(hold).toBe(false);
    expect(summary(results)).toBe('0 of 1 bars held, 1 could not be measured here.');
    expect(toTable(results)).toContain('NOT MEASURED');
  });

  it('keeps both sides of a ratio', () => {
    const { results } = judged((verdicts) => verdicts.atLeast('a page', 0.6, 0.5, '', RATES));
    expect(results).toEqual([
      {
        bench: 'reads',
        row: 'a page',
        ...RATES,
        ratio: 0.6,
        bar: { sense: 'atLeast', value: 0.5, unit: '' },
        held: true,
      },
    ]);
  });

  it('prints a line for each figure', () => {
    const { results } = judged((verdicts) => {
      verdicts.atLeast('a page', 0.6, 0.5, '', RATES);
      verdicts.of('start').atMost('start of a process', 6.127, 5, ' s');
    });
    expect(toTable(results).split('\n')).toEqual([
      'BENCH  ROW                 MEASURED  BASELINE  RATIO  BAR     HELD',
      'reads  a page              6000/s    10000/s   0.60   >= 0.5  yes',
      'start  start of a process  6.13 s    -         -      <= 5 s  NO',
    ]);
    expect(summary(results)).toBe('1 of 2 bars held.');
  });
});
