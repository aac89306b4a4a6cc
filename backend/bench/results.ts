import { appendFileSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { table } from '../src/ops/report.js';

/** A number with its unit, such as 1200 and `/s`. */
export interface Figure {
  value: number;
  unit: string;
}

/** The limit that a figure has to reach, or must not exceed. */
export interface Bar {
  sense: 'atLeast' | 'atMost';
  value: number;
  unit: string;
}

/** A line of the table: one figure of a bench, and whether it held. */
export interface Result {
  /** The name of the bench on the command line. */
  bench: string;
  row: string;
  /** Null if it could not be measured here. */
  measured: Figure | null;
  /** The figure that it was compared with in the same run; null if the bar is absolute. */
  baseline: Figure | null;
  /** Measured divided by baseline. */
  ratio: number | null;
  bar: Bar;
  /** Null if it could not be measured, which does not count as held. */
  held: boolean | null;
}

/** The variable for the file that collects the results of all programs of a run, one JSON object per line. */
const FILE = 'BENCH_RESULTS';

/** Adds a result to the file of the run, if there is one. */
export function collect(result: Result): void {
  const file = process.env[FILE];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(result)}\n`);
}

/** The results of a run. */
export function readResults(file: string): Result[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Result);
}

/** All results of a run as a table. */
export function toTable(results: readonly Result[]): string {
  const { text } = table(
    [...results],
    {
      bench: ({ bench }) => bench,
      row: ({ row }) => row,
      measured: ({ measured }) => show(measured),
      baseline: ({ baseline }) => show(baseline),
      ratio: ({ ratio }) => ratio?.toFixed(2) ?? null,
      bar: ({ bar }) => `${bar.sense === 'atLeast' ? '>=' : '<='} ${show(bar) ?? ''}`,
      held: ({ held }) => (held === null ? 'NOT MEASURED' : held ? 'yes' : 'NO'),
    },
    'Nothing was measured.',
  );
  return text;
}

/** A sentence with the number of bars that held. */
export function summary(results: readonly Result[]): string {
  const held = results.filter((result) => result.held === true).length;
  const missing = results.filter((result) => result.held === null).length;
  const unmeasured = missing === 0 ? '' : `, ${missing} could not be measured here`;
  return `${held} of ${results.length} bars held${unmeasured}.`;
}

function show(figure: Figure | null): string | null {
  if (figure === null) return null;
  const { value, unit } = figure;
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return `${Number(value.toFixed(digits))}${unit}`;
}
