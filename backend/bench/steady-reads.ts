import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type Spread, spread } from './load.js';
import { type ReadOptions, type ReadTimes } from './steady-reader.js';

/** Fifty reads a second, evenly spaced. */
export const STEADY_RATE = { atOnce: 1, everyMs: 20 } as const;
export const STEADY_READS_PER_S = (STEADY_RATE.atOnce * 1000) / STEADY_RATE.everyMs;

const WARM_UP_MS = 5000;

/** The times of the reads of a round in milliseconds, and the number of those that failed. */
export interface SteadyRound {
  median: number;
  p99: number;
  max: number;
  failed: number;
}

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

  /** Reads until the server has compiled its code and keeps what it may keep; nothing of it is counted. */
  async warmUp(): Promise<void> {
    await this.read(WARM_UP_MS);
  }

  /** Reads for a round. */
  async round(ms = this.options.ms): Promise<SteadyRound> {
    const { times, failed } = await this.read(ms);
    this.answered += times.length;
    this.failed += failed;
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
    return { median: at(0.5), p99: at(0.99), max: at(1), failed };
  }

  /** The 99th percentile of a round, in milliseconds. */
  async p99(ms?: number): Promise<number> {
    return (await this.round(ms)).p99;
  }

  /**
   * Compares pairs of rounds, one on an idle server and one under other load. The order changes from pair to pair.
   *
   * @param beside measures the 99th percentile of a round under other load
   */
  async compare(pairs: number, beside: () => Promise<number>): Promise<PairedRounds> {
    await this.warmUp();
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

  private async read(ms: number): Promise<ReadTimes> {
    this.child.send({ ...this.options, ms } satisfies ReadOptions);
    const [times] = (await once(this.child, 'message')) as [ReadTimes];
    return times;
  }
}
