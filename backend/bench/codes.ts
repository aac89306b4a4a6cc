import { type Client } from 'pg';
import { spread } from './load.js';
import { type Verdicts } from './verdicts.js';

/** The number of requests for a code, for each kind of address. */
const SAMPLES = 100;

/** The highest allowed AUC of a classifier that tells a kind of address from unknown ones; 0.5 is chance. */
const BEST_GUESS = 0.6;

/** The kinds of addresses that must be indistinguishable; each sample has its own address. */
const KINDS = ['known', 'unknown', 'unfinished', 'locked', 'withdrawn'] as const;
type Kind = (typeof KINDS)[number];

const addressOf = (kind: Kind, sample: number) => `${kind}${sample}@example.com`;

/** Creates addresses of every kind, in the state that the server would leave them in. */
export async function createAddresses(client: Client): Promise<void> {
  await client.query(
    `INSERT INTO accounts (display_name, email, email_key, language, terms_version, withdrawn_at)
     SELECT '花の名前', kind || n || '@example.com',
            CASE WHEN kind <> 'withdrawn' THEN kind || n || '@example.com' END,
            'ja', '2026-11-01', CASE WHEN kind = 'withdrawn' THEN now() END
       FROM unnest(ARRAY['known', 'locked', 'withdrawn']) AS kind, generate_series(1, $1::int) AS n`,
    [SAMPLES],
  );
  await client.query(
    `INSERT INTO sign_ups (display_id, display_name, email, email_key, password_hash, language, terms_version, expires_at)
     SELECT 'unfinished.' || n, '花の名前', 'unfinished' || n || '@example.com', 'unfinished' || n || '@example.com',
            'none', 'ja', '2026-11-01', now() + interval '1 day'
       FROM generate_series(1, $1::int) AS n`,
    [SAMPLES],
  );
}

/** Checks that the response time of a forgotten password request does not reveal the kind of the address. */
export async function compareForgotPassword(origin: string, verdicts: Verdicts): Promise<void> {
  for (let sample = 1; sample <= SAMPLES; sample += 1) await lock(origin, addressOf('locked', sample));
  for (const kind of KINDS) await timeRequest(origin, `warm.up.${kind}@example.com`);

  const times: Record<Kind, number[]> = { known: [], unknown: [], unfinished: [], locked: [], withdrawn: [] };
  // Interleaved, so that other load on the machine affects all kinds equally, and shuffled, since sending a mail for
  // one request slows down the next.
  for (let sample = 1; sample <= SAMPLES; sample += 1) {
    for (const kind of shuffled(KINDS)) times[kind].push(await timeRequest(origin, addressOf(kind, sample)));
  }
  console.log(`POST /api/auth/forgot-password ${SAMPLES} addresses of each kind, beside unknown ones`);
  for (const kind of KINDS) {
    console.log(`${' '.repeat(31)}${kind.padEnd(12)} median ${spread(times[kind]).median.toFixed(1)} ms`);
  }
  for (const kind of KINDS.filter((each) => each !== 'unknown')) {
    const measured = areaUnderCurve(times[kind], times.unknown);
    verdicts.atMost(`AUC of ${kind} beside unknown addresses`, measured, BEST_GUESS);
  }
}

function shuffled<Element>(elements: readonly Element[]): Element[] {
  return elements
    .map((element) => ({ element, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ element }) => element);
}

/** One wrong password locks the address, because the server runs with `LOGIN_MAX_FAILURES=1`. */
async function lock(origin: string, email: string): Promise<void> {
  const guess = { email, password: 'Wrong-2026-sky' };
  const [first, second] = [await post(origin, 'login', guess), await post(origin, 'login', guess)];
  if (first !== 401 || second !== 423)
    throw new Error(`Wrong logins were answered with ${first}, ${second}.`);
}

async function timeRequest(origin: string, email: string): Promise<number> {
  const begun = performance.now();
  const status = await post(origin, 'forgot-password', { email });
  if (status !== 204) throw new Error(`Asking for a code was answered with ${status}.`);
  return performance.now() - begun;
}

let clients = 0;

/** Each call comes from a different client. */
async function post(origin: string, call: string, body: object): Promise<number> {
  clients += 1;
  const answer = await fetch(`${origin}/api/auth/${call}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.${Math.floor(clients / 256)}.${clients % 256}`,
    },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/**
 * How well times tell one kind from another: the area under the ROC curve of a threshold, in whichever direction is
 * better. 0.5 is chance, 1 is certainty.
 */
function areaUnderCurve(some: number[], others: number[]): number {
  let wins = 0;
  for (const one of some) {
    for (const other of others) wins += one > other ? 1 : one === other ? 0.5 : 0;
  }
  return Math.abs(wins / (some.length * others.length) - 0.5) + 0.5;
}
