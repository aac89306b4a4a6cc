import autocannon from 'autocannon';
import { findWrk, type LoadRequest, loadWithWrk, type Round } from './wrk.js';

const CONNECTIONS = 32;
/** Enough for V8 to compile the framework's code for a request. */
const WARM_UP_S = 10;
const ROUND_S = 6;
const ROUNDS = 3;

/** Paths that are requested in turn, with headers. */
export interface LoadTarget {
  origin: string;
  paths: string[];
  /** The headers for a path; by default none. */
  headersOf?: (path: string) => Record<string, string>;
}

/** The median and the range of some values. */
export interface Spread {
  min: number;
  median: number;
  max: number;
}

/** Requests per second, and the 99th percentile of their times in milliseconds. */
export interface Measurement {
  rates: Spread;
  latencies: Spread;
  /** The rate of each round, to compare rounds of the same turn. */
  rounds: readonly number[];
}

const wrk = findWrk();

/** The tool that sends the requests: wrk where it is installed, since it leaves more CPU time to the server. */
export const LOAD_TOOL = wrk === undefined ? 'autocannon' : 'wrk';

/**
 * Measures the targets in alternating rounds, so that other load on the machine affects all of them equally.
 *
 * @param passes how often each path is requested at least before the first round
 */
export async function measureRounds(targets: LoadTarget[], passes = 1): Promise<Measurement[]> {
  const loads = targets.map((target) => new Load(target));
  for (const load of loads) await load.warmUp(passes);
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

/** The median ratio of the rounds. */
export function ratioOf(measured: Measurement, baseline: Measurement): number {
  return spread(measured.rounds.map((rate, round) => rate / (baseline.rounds[round] ?? Number.NaN))).median;
}

/** Rounds of requests to a target; each continues with the paths where the previous one ended. */
export class Load {
  private readonly requests: readonly LoadRequest[];
  /** The number of requests sent. */
  sent = 0;

  constructor(private readonly target: LoadTarget) {
    const { paths, headersOf = () => ({}) } = target;
    this.requests = paths.map((path) => ({ path, headers: headersOf(path) }));
  }

  get origin(): string {
    return this.target.origin;
  }

  /** Requests each path so often at least that the server compiles its code and the database loads its rows. */
  async warmUp(passes = 1): Promise<void> {
    do await this.fire(WARM_UP_S);
    while (this.sent < this.requests.length * passes);
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

/** Formats milliseconds for printing. */
export function inMs({ min, median, max }: Spread): string {
  return `${median.toFixed(1)} ms (${min.toFixed(1)} to ${max.toFixed(1)})`;
}

/** The median and the range of values. */
export function spread(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return { min: at(0), median: at(Math.floor(sorted.length / 2)), max: at(sorted.length - 1) };
}
