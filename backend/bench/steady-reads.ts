import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type Spread, spread } from './load.js';
import { type ReadOptions, type ReadTimes } from './steady-reader.js';

const WARM_UP_MS = 5000;

/** The 99th percentiles of idle and loaded rounds, in milliseconds, and the ratio of each pair. */
export interface PairedRounds {
  idle: Spread;
  beside: Spread;
  ratio: Spread;
}

/** Reads at a steady rate from a separate process (`steady-reader.ts`). */
export class SteadyReads {
  readonly child: ChildProcess = fork(path.join(import.meta.dirname, 'steady-reader.js'));

  /** The numbers of reads that were answered with 200 or 204, and that were not. */
  answered = 0;
  failed = 0;

  constructor(private readonly options: ReadOptions) {}

  /** The 99th percentile of a round, in milliseconds. */
  async p99(ms = this.options.ms): Promise<number> {
    this.child.send({ ...this.options, ms } satisfies ReadOptions);
    const [{ times, failed }] = (await once(this.child, 'message')) as [ReadTimes];
    this.answered += times.length;
    this.failed += failed;
    return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
  }

  /**
   * Compares pairs of rounds, one on an idle server and one under other load. The order changes from pair to pair.
   *
   * @param beside measures the 99th percentile of a round under other load
   */
  async compare(pairs: number, beside: () => Promise<number>): Promise<PairedRounds> {
    await this.p99(WARM_UP_MS);
    const rounds: { idle: number; beside: number }[] = [];
    for (let pair = 0; pair < pairs; pair += 1)
      if (pair % 2 === 0) rounds.push({ idle: await this.p99(), beside: await beside() });
      else rounds.push({ beside: await beside(), idle: await this.p99() });
    return {
      idle: spread(rounds.map((round) => round.idle)),
      beside: spread(rounds.map((round) => round.beside)),
      ratio: spread(rounds.map((round) => round.beside / round.idle)),
    };
  }

  close(): void {
    this.child.kill();
  }
}
