import autocannon from 'autocannon';
import { findWrk, type LoadRequest, loadWithWrk, type Round } from './wrk.js';

const CONNECTIONS = 32;
/** As long as V8 takes to compile what a request of the framework runs through. */
const WARM_UP_S = 10;
const ROUND_S = 6;
const ROUNDS = 3;

/** What is asked for in turn. */
export interface Target {
  origin: string;
  paths: string[];
}

/** What is asked for in turn, with headers. */
export interface LoadTarget extends Target {
  /** The headers for a path; by default none. */
  headersOf?: (path: string) => Record<string, string>;
}

/** The median, and how far rounds lie apart. */
export interface Spread {
  min: number;
  median: number;
  max: number;
}

/** Requests a second, and the 99th percentile of their times in milliseconds. */
export interface Measurement {
  rates: Spread;
  latencies: Spread;
  /** Each round's rate, to compare rounds that were side by side. */
  rounds: readonly number[];
}

const wrk = findWrk();

/** What sends the requests: wrk where it is installed, since it leaves more of the machine to what is measured. */
export const LOAD_TOOL = wrk === undefined ? 'autocannon' : 'wrk';

/** Measures targets in turn, round by round, so that whatever else the machine does meets all of them alike. */
export async function measureRounds(targets: LoadTarget[]): Promise<Measurement[]> {
  const loads = targets.map((target) => new Load(target));
  for (const load of loads) await load.warmUp();
  const results = targets.map(() => ({ rates: [] as number[], latencies: [] as number[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, load] of loads.entries()) {
      const { rate, p99, failed } = await load.fire(ROUND_S);
      if (failed > 0) throw new Error(`${load.origin}: ${failed} requests failed`);
      results[index]?.rates.push(rate);
      results[index]?.latencies.push(p99);
    }
  }
  return results.map(({ rates, latencies }) => ({
    rates: spread(rates),
    latencies: spread(latencies),
    rounds: rates,
  }));
}

/** The median of what one came to by the other, round by round. */
export function ratioOf(measured: Measurement, baseline: Measurement): number {
  return spread(measured.rounds.map((rate, round) => rate / (baseline.rounds[round] ?? Number.NaN))).median;
}

/** Rounds of requests to a target, each of which goes on where the one before has ended. */
export class Load {
  private readonly requests: readonly LoadRequest[];
  /** How many requests were sent. */
  sent = 0;

  constructor(private readonly target: LoadTarget) {
    const { paths, headersOf = () => ({}) } = target;
    this.requests = paths.map((path) => ({ path, headers: headersOf(path) }));
  }

  get origin(): string {
    return this.target.origin;
  }

  /** Lets the server compile what it runs, and the database read what it is asked for: each path comes up once. */
  async warmUp(): Promise<void> {
    do await this.fire(WARM_UP_S);
    while (this.sent < this.requests.length);
  }

  async fire(seconds: number): Promise<Round> {
    const { origin, requests, sent: from } = this;
    const round =
      wrk === undefined
        ? await this.fireWithAutocannon(seconds)
        : await loadWithWrk(wrk, { origin, requests, from }, { connections: CONNECTIONS, seconds });
    this.sent = from + Math.round(round.rate * seconds);
    return round;
  }

  private async fireWithAutocannon(seconds: number): Promise<Round> {
    let next = this.sent;
    const { requests, latency, errors, statusCodeStats } = await autocannon({
      url: this.origin,
      connections: CONNECTIONS,
      duration: seconds,
      requests: [
        {
          method: 'GET',
          setupRequest: (asked) => {
            const request = this.requests[next % this.requests.length];
            next += 1;
            return { ...asked, ...request };
          },
        },
      ],
    });
    const refused = Object.entries(statusCodeStats ?? {})
      .filter(([status]) => Number(status) >= 400)
      .reduce((sum, [, { count = 0 }]) => sum + count, 0);
    return { rate: requests.average, p99: latency.p99, failed: errors + refused };
  }
}

/** How many reads a second are steady. */
export const STEADY_READS_PER_S = 50;

/** Is told of each answer: what was asked for, and what came. */
type AnswerListener = (path: string, status: number, body: string) => void;

/** Reads at a steady rate, whatever else goes on: what its times are is what one visitor among others waits. */
export function readSteadily(
  { origin, paths }: Target,
  duration: number,
  onAnswer?: AnswerListener,
): Promise<autocannon.Result> {
  return autocannon({
    url: origin,
    connections: 10,
    duration,
    overallRate: STEADY_READS_PER_S,
    requests: paths.map((path) => ({
      method: 'GET',
      path,
      ...(onAnswer && { onResponse: (status: number, body: string) => onAnswer(path, status, body) }),
    })),
  });
}

/** Milliseconds, as they are printed. */
export function inMs({ min, median, max }: Spread): string {
  return `${median.toFixed(1)} ms (${min.toFixed(1)} to ${max.toFixed(1)})`;
}

/** The median of values, and how far they lie apart. */
export function spread(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return { min: at(0), median: at(Math.floor(sorted.length / 2)), max: at(sorted.length - 1) };
}
