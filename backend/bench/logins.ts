import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { hash } from 'bcrypt';
import { type Client } from 'pg';
import { readSteadily, type Spread, spread, STEADY_READS_PER_S } from './load.js';
import { readMetric } from './metrics.js';
import { PEPPER } from './server.js';
import { type Verdicts } from './verdicts.js';

/** The accounts that are logged in to: as many as no guessing locks, behind those that upload. */
const PEOPLE = { first: 101, count: 1200 };

/** Each kind of wrong login, one after the other. */
const SAMPLES = 200;

const ROUNDS = 3;
const ROUND_S = 10;
const LOGINS_AT_ONCE = 20;

const GUESSING_S = 20;
const GUESSES_PER_S = 60;
const CLIENTS = 60;

const RIGHT = 'Petal-2026-sky';
const WRONG = 'Wrong-2026-sky';

/** How far apart the medians of answers may lie that nobody may tell apart, in milliseconds. */
const MOST_APART_MS = 10;
/** How much longer reading may take beside logins than alone, at the 99th percentile. */
const MOST_TIMES_ALONE = 3;
/** How long reading may take while passwords are guessed, at the 99th percentile. */
const MOST_BESIDE_GUESSING_MS = 150;

/** The address of one of them, counted from zero and round again. */
function emailOf(index: number): string {
  return `creator${PEOPLE.first + (index % PEOPLE.count)}@example.com`;
}

/** Gives them their password, hashed as the server hashes it. */
export async function givePasswords(client: Client): Promise<void> {
  const digest = createHmac('sha384', PEPPER).update(RIGHT, 'utf8').digest('base64');
  await client.query(`UPDATE accounts SET password_hash = $1 WHERE email_key = ANY($2)`, [
    await hash(digest, 12),
    Array.from({ length: PEOPLE.count }, (_, index) => emailOf(index)),
  ]);
}

/** Whether the time of an answer tells if there is an account: wrong passwords beside unknown addresses. */
export async function compareWrongLogins(origin: string, verdicts: Verdicts): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let index = 0; index < SAMPLES; index += 1) {
    const known = async () => times.known.push(await timeLogin(origin, emailOf(index)));
    const unknown = async () => times.unknown.push(await timeLogin(origin, `stranger${index}@example.com`));
    // Each kind comes first as often as second, since what one leaves to be done takes its time from the other.
    for (const next of index % 2 === 0 ? [known, unknown] : [unknown, known]) await next();
  }
  const [known, unknown] = [spread(times.known), spread(times.unknown)];
  console.log(
    `POST /api/auth/login           wrong password ${known.median.toFixed(1)} ms, unknown address ${unknown.median.toFixed(1)} ms (medians of ${SAMPLES})`,
  );
  const apart = Math.abs(known.median - unknown.median);
  verdicts.atMost('medians of a wrong password and an unknown address, apart', apart, MOST_APART_MS, ' ms');
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
    body: JSON.stringify({ email, password: WRONG }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Waits until nobody waits to be let in any more: whoever comes last is compared last. */
async function untilNobodyWaits(origin: string): Promise<void> {
  while ((await logInWrongly(origin, `${randomUUID()}@example.com`)) === 429) await sleep(100);
}

/** Where the server answers, and where it tells how it does. */
interface Measured {
  origin: string;
  metrics: string;
}

/** How reading went over some rounds, in milliseconds: the 99th percentiles, and how late the event loop was. */
class Reads {
  private readonly p99s: number[] = [];
  private readonly medians: number[] = [];
  private readonly lags: number[] = [];
  failures = 0;

  add({ latency, errors, non2xx }: autocannon.Result, lag: number): void {
    this.p99s.push(latency.p99);
    this.medians.push(latency.p50);
    this.lags.push(lag);
    this.failures += errors + non2xx;
  }

  get p99(): Spread {
    return spread(this.p99s);
  }

  print(name: string): void {
    const { min, median, max } = this.p99;
    console.log(
      `${name.padEnd(34)} p99 ${median} ms (${min} to ${max}), median ${spread(this.medians).median} ms; ${this.failures} errors; event loop lags p99 ${spread(this.lags).median.toFixed(1)} ms`,
    );
  }
}

/**
 * What reading costs beside logins, and reading alone: while so many people at once wait to be let in, with wrong
 * passwords and with right ones, and while passwords are being guessed from many places.
 */
export async function measureReadsBesideLogins(
  { origin, metrics }: Measured,
  paths: string[],
  verdicts: Verdicts,
): Promise<void> {
  const read = async (reads: Reads, seconds: number, load?: () => Promise<autocannon.Result>) => {
    await untilNobodyWaits(origin);
    // Asking is beginning anew: the server counts its lag from one question to the next.
    await eventLoopLag(metrics);
    const [result, logins] = await Promise.all([readSteadily({ origin, paths }, seconds), load?.()]);
    reads.add(result, await eventLoopLag(metrics));
    return logins;
  };
  const atOnce = (password: string) => () =>
    logIn(origin, password, { connections: LOGINS_AT_ONCE, duration: ROUND_S });

  const [alone, besideWrong, besideRight] = [new Reads(), new Reads(), new Reads()];
  let letIn = 0;
  // In turn, round by round, so that whatever else the machine does meets all of them alike.
  for (let round = 0; round < ROUNDS; round += 1) {
    await read(alone, ROUND_S);
    await read(besideWrong, ROUND_S, atOnce(WRONG));
    letIn += answered(await read(besideRight, ROUND_S, atOnce(RIGHT)), 200);
  }
  const besideGuessing = new Reads();
  const guesses = await read(besideGuessing, GUESSING_S, () =>
    logIn(origin, WRONG, { connections: CLIENTS, overallRate: GUESSES_PER_S, duration: GUESSING_S }),
  );

  alone.print(`${STEADY_READS_PER_S} reads/s alone`);
  besideWrong.print(`... beside ${LOGINS_AT_ONCE} wrong logins at once`);
  besideRight.print(`... beside ${LOGINS_AT_ONCE} right logins at once`);
  besideGuessing.print(`... beside ${GUESSES_PER_S} guesses/s`);
  console.log(
    `  ${letIn} right logins were let in; of the guesses ${answered(guesses, 401)} were compared and ${answered(guesses, 429)} told to come again`,
  );
  if (letIn === 0) throw new Error('Nobody was let in with a right password.');
  // A read that takes less than a millisecond is counted as none.
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
      MOST_TIMES_ALONE,
      '',
      sides(reads),
    );
  verdicts.atMost('p99 beside guesses', besideGuessing.p99.median, MOST_BESIDE_GUESSING_MS, ' ms');
  const failures = [alone, besideWrong, besideRight, besideGuessing].map((each) => each.failures);
  verdicts.atMost('reads that failed', Math.max(...failures), 0);
}

/** How many calls were answered so. */
function answered(result: autocannon.Result | undefined, status: number): number {
  const counts = (result?.statusCodeStats ?? {}) as Record<string, { count: number } | undefined>;
  return counts[status]?.count ?? 0;
}

/** How late the server's event loop was since it was last asked, the 99th percentile in milliseconds. */
async function eventLoopLag(metrics: string): Promise<number> {
  return (await readMetric(metrics, 'nodejs_eventloop_lag_p99_seconds')) * 1000;
}

/** Whose turn it is to log in, whatever the password: each wrong one counts against somebody else. */
let sent = 0;

/**
 * Logs in with right passwords, so often a second.
 *
 * @returns how many were let in
 */
export async function logInSteadily(origin: string, perSecond: number, seconds: number): Promise<number> {
  const load = { connections: perSecond, overallRate: perSecond, duration: seconds };
  return answered(await logIn(origin, RIGHT, load), 200);
}

/** Logs in, each time as somebody else: without a rate, each connection sends the next one as soon as it is answered. */
function logIn(
  origin: string,
  password: string,
  load: Pick<autocannon.Options, 'connections' | 'overallRate' | 'duration'>,
): Promise<autocannon.Result> {
  return autocannon({
    ...load,
    url: origin,
    // Where hashing is slow, twenty who wait before one wait long; nobody gives up.
    timeout: 60,
    requests: [
      {
        method: 'POST',
        path: '/api/auth/login',
        // Another account with each request, whichever connection sends it.
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
