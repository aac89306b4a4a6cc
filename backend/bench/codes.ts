import { type Client } from 'pg';
import { spread } from './load.js';
import { type Verdicts } from './verdicts.js';

/** How often a code is asked for, for each kind of address. */
const SAMPLES = 100;

/** How well a guess may tell a kind of address from unknown ones: half of them right is a coin. */
const BEST_GUESS = 0.6;

/** The addresses that nobody may be able to tell apart: each sample has one of its own. */
const KINDS = ['known', 'unknown', 'unfinished', 'locked', 'withdrawn'] as const;
type Kind = (typeof KINDS)[number];

const addressOf = (kind: Kind, sample: number) => `${kind}${sample}@example.com`;

/** Makes people of every kind, as the server would have left them. */
export async function makeAskers(client: Client): Promise<void> {
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

/** Whether the time of an answer tells what an address is: asking for a code to set a forgotten password. */
export async function compareForgotPassword(origin: string, verdicts: Verdicts): Promise<void> {
  for (let sample = 1; sample <= SAMPLES; sample += 1) await lock(origin, addressOf('locked', sample));
  for (const kind of KINDS) await timeAsking(origin, `warm.up.${kind}@example.com`);

  const times: Record<Kind, number[]> = { known: [], unknown: [], unfinished: [], locked: [], withdrawn: [] };
  // In turn, so that whatever else the machine does meets all of them alike; and shuffled, since a mail that is sent for
  // one of them takes its time from the one that comes next.
  for (let sample = 1; sample <= SAMPLES; sample += 1) {
    for (const kind of shuffled(KINDS)) times[kind].push(await timeAsking(origin, addressOf(kind, sample)));
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

/** One wrong password locks, where the server was told so. */
async function lock(origin: string, email: string): Promise<void> {
  const guess = { email, password: 'Wrong-2026-sky' };
  const [first, second] = [await post(origin, 'login', guess), await post(origin, 'login', guess)];
  if (first !== 401 || second !== 423)
    throw new Error(`Wrong logins were answered with ${first}, ${second}.`);
}

async function timeAsking(origin: string, email: string): Promise<number> {
  const begun = performance.now();
  const status = await post(origin, 'forgot-password', { email });
  if (status !== 204) throw new Error(`Asking for a code was answered with ${status}.`);
  return performance.now() - begun;
}

let clients = 0;

/** Each call comes from a client of its own. */
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
 * How well times tell one kind from another: the area under the curve of a guess made by a limit, whichever way round
 * guesses better. 0.5 is a coin, 1 is certainty.
 */
function areaUnderCurve(some: number[], others: number[]): number {
  let wins = 0;
  for (const one of some) {
    for (const other of others) wins += one > other ? 1 : one === other ? 0.5 : 0;
  }
  return Math.abs(wins / (some.length * others.length) - 0.5) + 0.5;
}
