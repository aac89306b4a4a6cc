import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { hash } from 'bcrypt';
import { type Client } from 'pg';
import { inMs, type Spread, spread } from './load.js';
import { readMetric } from './metrics.js';
import { PEPPER } from './server.js';
import { STEADY_RATE, STEADY_READS_PER_S, type SteadyRound, SteadyReads } from './steady-reads.js';
import { type Verdicts } from './verdicts.js';

/** The accounts for logins: enough that guessing locks none of them, and after those of the uploads. */
const ACCOUNTS = { first: 101, count: 1200 };

/** The number of wrong logins of each kind. */
const SAMPLES = 200;

const ROUNDS = 3;
const ROUND_S = 10;
const LOGINS_AT_ONCE = 20;

const GUESSING_S = 20;
const GUESSES_PER_S = 60;
const CLIENTS = 60;

const CORRECT_PASSWORD = 'Petal-2026-sky';
const WRONG_PASSWORD = 'Wrong-2026-sky';

/** The largest allowed difference of the medians of answers that must be indistinguishable, in milliseconds. */
const MAX_DIFFERENCE_MS = 10;
/** The highest allowed ratio of the 99th percentile of reads during logins to that of reads alone. */
const MAX_RATIO = 3;
/** The highest allowed 99th percentile of reads during password guessing, in milliseconds. */
const MAX_DURING_GUESSING_MS = 150;

/** The e-mail address of an account, counted from zero and wrapping around. */
function emailOf(index: number): string {
  return `creator${ACCOUNTS.first + (index % ACCOUNTS.count)}@example.com`;
}

/** Sets the password of these accounts, hashed as the server hashes it. */
export async function setPasswords(client: Client): Promise<void> {
  const digest = createHmac('sha384', PEPPER).update(CORRECT_PASSWORD, 'utf8').digest('base64');
  await client.query(`UPDATE accounts SET password_hash = $1 WHERE email_key = ANY($2)`, [
    await hash(digest, 12),
    Array.from({ length: ACCOUNTS.count }, (_, index) => emailOf(index)),
  ]);
}

/** Checks that the response time to a wrong password does not differ from that to an unknown address. */
export async function compareWrongLogins(origin: string, verdicts: Verdicts): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let index = 0; index < SAMPLES; index += 1) {
    const known = async () => times.known.push(await timeLogin(origin, emailOf(index)));
    const unknown = async () => times.unknown.push(await timeLogin(origin, `stranger${index}@example.com`));
    // The order alternates, since work that one kind leaves behind slows down the other.
    for (const next of index % 2 === 0 ? [known, unknown] : [unknown, known]) await next();
  }
  const [known, unknown] = [spread(times.known), spread(times.unknown)];
  console.log(
    `POST /api/auth/login           wrong password ${known.median.toFixed(1)} ms, unknown address ${unknown.median.toFixed(1)} ms (medians of ${SAMPLES})`,
  );
  const difference = Math.abs(known.median - unknown.median);
  verdicts.atMost(
    'medians of a wrong password and an unknown address, apart',
    difference,
    MAX_DIFFERENCE_MS,
    ' ms',
  );
}

async function timeLogin(origin: string, email: string): Promise<number> {
  const begun = performance.now();
  const status = await logInWrongly(origin, email);
  if (status !== 401) throw new Error(`A wrong login was answered with ${status}.`);
  return performance.now() - begun;
}

async function logInWrongly(origin: string, email: string): Promise<number> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: WRONG_PASSWORD }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Waits until the password queue is empty. */
async function untilQueueIsEmpty(origin: string): Promise<void> {
  while ((await logInWrongly(origin, `${randomUUID()}@example.com`)) === 429) await sleep(100);
}

/** The addresses of the server and of its metrics. */
interface Measured {
  origin: string;
  metrics: string;
}

/** The results of some rounds of reads, in milliseconds: latencies, and the lag of the event loop. */
class Reads {
  private readonly p99s: number[] = [];
  private readonly medians: number[] = [];
  private readonly lags: number[] = [];
  failures = 0;

  add({ median, p99, failed }: SteadyRound, lag: number): void {
    this.p99s.push(p99);
    this.medians.push(median);
    this.lags.push(lag);
    this.failures += failed;
  }

  get p99(): Spread {
    return spread(this.p99s);
  }

  print(name: string): void {
    console.log(
      `${name.padEnd(34)} p99 ${inMs(this.p99)}, median ${spread(this.medians).median.toFixed(1)} ms; ${this.failures} errors; event loop lags p99 ${spread(this.lags).median.toFixed(1)} ms`,
    );
  }
}

/**
 * Compares the latency of reads alone with that during many simultaneous logins, with wrong and with correct passwords,
 * and during password guessing from many clients.
 */
export async function measureReadsBesideLogins(
  { origin, metrics }: Measured,
  paths: string[],
  verdicts: Verdicts,
): Promise<void> {
  const steady = new SteadyReads({ ...STEADY_RATE, origin, paths, ms: ROUND_S * 1000 });
  await steady.warmUp();
  const read = async (reads: Reads, seconds: number, load?: () => Promise<autocannon.Result>) => {
    await untilQueueIsEmpty(origin);
    // Reading the metric resets it: the server measures its lag from one read to the next.
    await eventLoopLag(metrics);
    const [result, logins] = await Promise.all([steady.round(seconds * 1000), load?.()]);
    reads.add(result, await eventLoopLag(metrics));
    return logins;
  };
  const atOnce = (password: string) => () =>
    logIn(origin, password, { connections: LOGINS_AT_ONCE, duration: ROUND_S });

  const [alone, besideWrong, besideRight] = [new Reads(), new Reads(), new Reads()];
  let successful = 0;
  // Alternating rounds, so that other load on the machine affects all of them equally.
  for (let round = 0; round < ROUNDS; round += 1) {
    await read(alone, ROUND_S);
    await read(besideWrong, ROUND_S, atOnce(WRONG_PASSWORD));
    successful += answered(await read(besideRight, ROUND_S, atOnce(CORRECT_PASSWORD)), 200);
  }
  const besideGuessing = new Reads();
  const guesses = await read(besideGuessing, GUESSING_S, () =>
    logIn(origin, WRONG_PASSWORD, { connections: CLIENTS, overallRate: GUESSES_PER_S, duration: GUESSING_S }),
  );

  steady.close();

  alone.print(`${STEADY_READS_PER_S} reads/s alone`);
  besideWrong.print(`... beside ${LOGINS_AT_ONCE} wrong logins at once`);
  besideRight.print(`... beside ${LOGINS_AT_ONCE} correct logins at once`);
  besideGuessing.print(`... beside ${GUESSES_PER_S} guesses/s`);
  console.log(
    `  ${successful} correct logins succeeded; of the guesses ${answered(guesses, 401)} were checked and ${answered(guesses, 429)} told to try again later`,
  );
  if (successful === 0) throw new Error('No login with the correct password succeeded.');
  // Below a millisecond, the clock of the bench decides.
  const timesAlone = ({ p99 }: Reads) => p99.median / Math.max(1, alone.p99.median);
  const sides = ({ p99 }: Reads) => ({
    measured: { value: p99.median, unit: ' ms' },
    baseline: { value: alone.p99.median, unit: ' ms' },
  });
  for (const [kind, reads] of [
    ['wrong', besideWrong],
    ['right', besideRight],
  ] as const)
    verdicts.atMost(
      `p99 beside ${kind} logins, in times that alone`,
      timesAlone(reads),
      MAX_RATIO,
      '',
      sides(reads),
    );
  verdicts.atMost('p99 beside guesses', besideGuessing.p99.median, MAX_DURING_GUESSING_MS, ' ms');
  const failures = [alone, besideWrong, besideRight, besideGuessing].map((each) => each.failures);
  verdicts.atMost('reads that failed', Math.max(...failures), 0);
}

/** The number of answers with a status. */
function answered(result: autocannon.Result | undefined, status: number): number {
  const counts = (result?.statusCodeStats ?? {}) as Record<string, { count: number } | undefined>;
  return counts[status]?.count ?? 0;
}

/** The 99th percentile of the event loop lag since the last call, in milliseconds. */
async function eventLoopLag(metrics: string): Promise<number> {
  return (await readMetric(metrics, 'nodejs_eventloop_lag_p99_seconds')) * 1000;
}

/** The number of logins sent: each is for the next account, so that wrong passwords spread over all of them. */
let sent = 0;

/**
 * Logs in with correct passwords at a steady rate.
 *
 * @returns the number of successful logins
 */
export async function logInSteadily(origin: string, perSecond: number, seconds: number): Promise<number> {
  const load = { connections: perSecond, overallRate: perSecond, duration: seconds };
  return answered(await logIn(origin, CORRECT_PASSWORD, load), 200);
}

/** Logs in to one account after the other; without a rate, each connection sends its next login after an answer. */
function logIn(
  origin: string,
  password: string,
  load: Pick<autocannon.Options, 'connections' | 'overallRate' | 'duration'>,
): Promise<autocannon.Result> {
  return autocannon({
    ...load,
    url: origin,
    // Long enough for a queue of twenty logins on a machine with slow hashing.
    timeout: 60,
    requests: [
      {
        method: 'POST',
        path: '/api/auth/login',
        // A different account for each request, across all connections.
        setupRequest: (request) => {
          sent += 1;
          return {
            ...request,
            headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${sent % CLIENTS}` },
            body: JSON.stringify({ email: emailOf(sent), password }),
          };
        },
      },
    ],
  });
}
