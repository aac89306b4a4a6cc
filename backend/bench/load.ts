import autocannon from 'autocannon';

const CONNECTIONS = 32;
const WARM_UP_S = 3;
const ROUND_S = 6;
const ROUNDS = 3;

/** What is asked for in turn. */
export interface Target {
  origin: string;
  paths: string[];
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
}

/** Measures targets in turn, round by round, so that whatever else the machine does meets all of them alike. */
export async function measureRounds(targets: Target[]): Promise<Measurement[]> {
  for (const target of targets) await fire(target, WARM_UP_S);
  const results = targets.map(() => ({ rates: [] as number[], latencies: [] as number[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, target] of targets.entries()) {
      const { requests, latency, errors, non2xx } = await fire(target, ROUND_S);
      if (errors > 0 || non2xx > 0) throw new Error(`${target.origin}: ${errors} errors, ${non2xx} refusals`);
      results[index]?.rates.push(requests.average);
      results[index]?.latencies.push(latency.p99);
    }
  }
  return results.map(({ rates, latencies }) => ({ rates: spread(rates), latencies: spread(latencies) }));
}

function fire({ origin, paths }: Target, duration: number): Promise<autocannon.Result> {
  return autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration,
    requests: paths.map((path) => ({ method: 'GET', path })),
  });
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

/** The median of values, and how far they lie apart. */
export function spread(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return { min: at(0), median: at(Math.floor(sorted.length / 2)), max: at(sorted.length - 1) };
}
