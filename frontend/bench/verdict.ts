import { appendFileSync } from 'node:fs';
import process from 'node:process';

/** A measured value of a bench and its bar. */
interface Judged {
  bench: string;
  row: string;
  value: number;
  unit: string;
  sense: 'atLeast' | 'atMost';
  bar: number;
}

/**
 * Adds a value to the results of the run, in the format of `backend/bench/results.ts`.
 *
 * @returns the verdict as printed
 */
export function judge({ bench, row, value, unit, sense, bar }: Judged): 'held  ' | 'MISSED' {
  const held = sense === 'atMost' ? value <= bar : value >= bar;
  const file = process.env.BENCH_RESULTS;
  if (file !== undefined) {
    const measured = { value, unit };
    const result = {
      bench,
      row,
      measured,
      baseline: null,
      ratio: null,
      bar: { sense, value: bar, unit },
      held,
    };
    appendFileSync(file, `${JSON.stringify(result)}\n`);
  }
  return held ? 'held  ' : 'MISSED';
}
