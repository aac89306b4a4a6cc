import autocannon from 'autocannon';
import { type Client } from 'pg';
import { hash } from 'bcrypt';
import { readSteadily, spread, STEADY_READS_PER_S } from './load.js';
import { readMetric } from './metrics.js';

/** Each kind of wrong login, one after the other. */
const SAMPLES = 200;

const SECONDS = 20;
const LOGINS_PER_S = 60;
const CLIENTS = 60;
const LOGINS_AT_ONCE = 20;

/** The accounts whose passwords are guessed; enough that none of them is locked. */
const GUESSED = LOGINS_PER_S * SECONDS;

const WRONG = 'Wrong-2026-sky';

/** Gives the first accounts a password, as the server would have hashed it. */
export async function givePasswords(client: Client): Promise<void> {
  await client.query(
    `UPDATE accounts SET password_hash = $1
      WHERE email_key IN (SELECT 'creator' || n || '@example.com' FROM generate_series(1, $2::int) AS n)`,
    [await hash('nobody logs in with this', 12), GUESSED],
  );
}

/** Whether the time of an answer tells if there is an account: wrong passwords beside unknown addresses. */
export async function compareWrongLogins(origin: string): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let index = 1; index <= SAMPLES; index += 1) {
    times.known.push(await timeLogin(origin, `creator${index}@example.com`));
    times.unknown.push(await timeLogin(origin, `stranger${index}@example.com`));
  }
  const [known, unknown] = [spread(times.known), spread(times.unknown)];
  const difference = Math.abs(known.median - unknown.median);
  console.log(
    `POST /api/auth/login           wrong password ${known.median.toFixed(1)} ms, unknown address ${unknown.median.toFixed(1)} ms; medians of ${SAMPLES} lie ${difference.toFixed(1)} ms apart`,
  );
}

async function timeLogin(origin: string, email: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: WRONG }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 401) throw new Error(`A wrong login was answered with ${answer.status}.`);
  return performance.now() - begun;
}

/**
 * What reading costs beside logins, and reading alone: while so many people at once wait to be let in, and while
 * passwords are being guessed from many places.
 */
export async function measureReadsBesideLogins(
  { origin, metrics }: { origin: string; metrics: string },
  paths: string[],
): Promise<void> {
  // Asking is beginning anew: the server counts its lag from one question to the next.
  await eventLoopLag(metrics);
  const alone = await readSteadily({ origin, paths }, SECONDS);
  const lagAlone = await eventLoopLag(metrics);
  const [besideSome] = await Promise.all([
    readSteadily({ origin, paths }, SECONDS),
    guess(origin, { connections: LOGINS_AT_ONCE }),
  ]);
  const lagBesideSome = await eventLoopLag(metrics);
  const [beside, logins] = await Promise.all([
    readSteadily({ origin, paths }, SECONDS),
    guess(origin, { connections: CLIENTS, overallRate: LOGINS_PER_S }),
  ]);
  const lagBeside = await eventLoopLag(metrics);
  const print = (name: string, { latency, errors, non2xx }: autocannon.Result, lag: number) => {
    console.log(
      `${name.padEnd(30)} median ${latency.p50} ms, p99 ${latency.p99} ms (${(latency.p99 / alone.latency.p99).toFixed(1)} times that alone), worst ${latency.max} ms; ${errors + non2xx} errors; event loop lags p99 ${lag.toFixed(1)} ms`,
    );
  };
  print(`${STEADY_READS_PER_S} reads/s alone`, alone, lagAlone);
  print(`... beside ${LOGINS_AT_ONCE} logins at once`, besideSome, lagBesideSome);
  print(`... beside ${LOGINS_PER_S} logins/s`, beside, lagBeside);
  const counts = (logins.statusCodeStats ?? {}) as Record<string, { count: number } | undefined>;
  const answered = (status: number) => counts[status]?.count ?? 0;
  console.log(
    `${' '.repeat(31)}of the logins ${answered(401)} were compared and ${answered(429)} told to come again`,
  );
}

/** How late the server's event loop was since it was last asked, the 99th percentile in milliseconds. */
async function eventLoopLag(metrics: string): Promise<number> {
  return (await readMetric(metrics, 'nodejs_eventloop_lag_p99_seconds')) * 1000;
}

/** Logs in with wrong passwords: without a rate, each connection sends the next one as soon as it is answered. */
function guess(
  origin: string,
  load: Pick<autocannon.Options, 'connections' | 'overallRate'>,
): Promise<autocannon.Result> {
  let sent = 0;
  return autocannon({
    ...load,
    url: origin,
    duration: SECONDS,
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
            body: JSON.stringify({ email: `creator${(sent % GUESSED) + 1}@example.com`, password: WRONG }),
          };
        },
      },
    ],
  });
}
