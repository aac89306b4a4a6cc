import { setTimeout as sleep } from 'node:timers/promises';
import { inMs } from './load.js';
import { forgetPeak, readResident } from './memory.js';
import { readMetric } from './metrics.js';
import { SteadyReads } from './steady-reads.js';
import { logIn } from './upload-client.js';
import { type Verdicts } from './verdicts.js';

const CREATOR = { email: 'creator101@example.com', password: 'Petal-2026-sky' };

/** A channel at the sandbox's YouTube, and a video of it. */
const SOMEBODY = { userId: 'bench-creator', channelId: 'UC-bench', videoId: 'bench-video' };
const VIDEOS = '/google/youtube/v3/videos';

/** How many calls hang at once. */
const CALLS = 50;

/**
 * One bad moment of the machine, a collection of garbage say, meets ten reads at once: they are one in a hundred of the
 * reads of five seconds, and the 99th percentile is theirs. So a single round says little, and few rounds hardly more:
 * what holds is the median of many pairs, each of which is compared in itself, and which of the two comes first changes
 * from pair to pair.
 */
const PAIRS = 12;
const READS = { atOnce: 10, everyMs: 50, ms: 5000 };

/** How long the server is told to wait for a provider, longer than the reads beside it; and what an answer may take beyond. */
const TIMEOUT_MS = 8000;
const SLACK_MS = 1000;

/** Answers that nobody wants: how long each is, how many there are at once, and what they may take together, in MB. */
const LONG = { bytes: 50 * 1024 * 1024, atOnce: 4, memory: 20 };

const REQUESTS = 'http_requests_under_way';
const LOOK_MS = 100;

/** How much longer the slowest of a hundred reads may take than on an idle server. */
const MOST_TIMES = 1.5;

/** What the server of this bench is told; a provider that fails is asked again, so that there is one that hangs. */
export const HANGING_PROVIDER_SETTINGS = {
  PROVIDER_HTTP_TIMEOUT_MS: String(TIMEOUT_MS),
  PROVIDER_BREAKER_FAILURES: '1000000',
};

/** Where the server and the sandbox's providers are. */
interface Site {
  origin: string;
  metrics: string;
  sandboxUrl: string;
  pid: number;
}

/**
 * What answers without end take of a server's memory; and what public reads wait while calls to a provider hang, and on
 * an idle server: in turn, so that whatever else the machine does meets both alike.
 */
export async function measureReadsBesideHangingProvider(
  site: Site,
  displayIds: string[],
  verdicts: Verdicts,
): Promise<void> {
  const { origin, metrics, sandboxUrl, pid } = site;
  const token = await logIn(origin, CREATOR.email, CREATOR.password);
  const linkageId = await linkChannel(site, token);
  const address = `${origin}/api/oauth/youtube/posts/detail?linkageId=${linkageId}&videoId=${SOMEBODY.videoId}`;
  const call = async () => {
    const { status } = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    if (status !== 403) throw new Error(`A call to a provider that fails was answered with ${status}.`);
  };

  const longAnswers = async () => {
    await control(sandboxUrl, 'faults', { route: `GET ${VIDEOS}`, times: LONG.atOnce, bytes: LONG.bytes });
    await Promise.all(Array.from({ length: LONG.atOnce }, call));
  };
  // What the first calls of a process load is none of what the answers cost.
  await longAnswers();
  await forgetPeak(pid);
  const before = await readResident(pid);
  await longAnswers();
  const { peak } = await readResident(pid);
  console.log(`${LONG.atOnce} answers of 50 MB each at once`);
  verdicts.atMost('memory for them', peak - before.now, LONG.memory, ' MB');

  await control(sandboxUrl, 'faults', { route: `GET ${VIDEOS}`, times: 1_000_000, end: 'hang' });
  const paths = displayIds.slice(0, 100).map((id) => `/api/accounts/${id}`);

  const counts = { slowest: 0, leastHanging: CALLS };
  const reads = new SteadyReads({ ...READS, origin, paths });
  const hang = async () => {
    const begun = performance.now();
    await call();
    counts.slowest = Math.max(counts.slowest, performance.now() - begun);
  };
  const readBeside = async (): Promise<number> => {
    const hanging = Promise.all(Array.from({ length: CALLS }, hang));
    await untilUnderWay(metrics);
    const p99 = await reads.p99();
    counts.leastHanging = Math.min(counts.leastHanging, await readMetric(metrics, REQUESTS));
    await hanging;
    return p99;
  };
  const { idle, beside, ratio } = await reads.compare(PAIRS, readBeside).finally(() => reads.close());
  console.log(
    `${counts.leastHanging} or more calls hang at a provider; each was answered, the slowest after ${Math.round(counts.slowest)} ms`,
  );
  console.log(
    `${(1000 / READS.everyMs) * READS.atOnce} reads/s, ${READS.atOnce} at once, beside them: p99 ${inMs(beside)}, idle ${inMs(idle)}; in ${PAIRS} pairs ${ratio.median.toFixed(2)} times that (${ratio.min.toFixed(2)} to ${ratio.max.toFixed(2)})`,
  );
  verdicts.atMost(
    `p99 beside ${CALLS} calls that hang, median of the pairs`,
    ratio.median,
    MOST_TIMES,
    ' times idle',
  );
  verdicts.atMost('the slowest answer to a call that hangs', counts.slowest, TIMEOUT_MS + SLACK_MS, ' ms');
  verdicts.atLeast('calls that hung at once', counts.leastHanging, CALLS);
  verdicts.atMost('reads that failed', reads.failed, 0);
  console.log();
}

/** Waits until all calls hang: what they ask of the database before has been answered by then. */
async function untilUnderWay(metrics: string): Promise<void> {
  while ((await readMetric(metrics, REQUESTS)) < CALLS) await sleep(LOOK_MS);
  await sleep(1000);
}

/** Links a channel of the sandbox with the page of whoever the token belongs to. */
async function linkChannel({ origin, sandboxUrl }: Site, token: string): Promise<number> {
  const { userId, channelId, videoId } = SOMEBODY;
  const video = { id: videoId, title: '花', description: '', tags: null, privacyStatus: 'public' };
  await control(sandboxUrl, 'users', {
    provider: 'google',
    userId,
    displayName: '花',
    channels: [{ id: channelId, title: '花', videos: [{ ...video, publishedAt: '2026-11-01T00:00:00Z' }] }],
  });
  const address = `${origin}/api/oauth/linkages/providers/youtube`;
  const headers = { authorization: `Bearer ${token}`, origin };
  const redirect = await fetch(`${address}/redirect`, { headers });
  const { authUrl } = (await redirect.json()) as { authUrl: string };
  const chosen = new URL(authUrl);
  chosen.searchParams.set('login_hint', userId);
  const consent = await fetch(chosen, { redirect: 'manual' });
  const { searchParams } = new URL(consent.headers.get('location') ?? '');
  const cookie = redirect.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
  const answer = await fetch(address, {
    method: 'POST',
    headers: { ...headers, cookie: cookie.join('; '), 'content-type': 'application/json' },
    body: JSON.stringify({ code: searchParams.get('code'), state: searchParams.get('state') }),
  });
  const { results } = (await answer.json()) as { results?: { linkageId: number }[] };
  const [linkage] = results ?? [];
  if (!linkage) throw new Error(`Linking a channel was answered with ${answer.status}.`);
  return linkage.linkageId;
}

async function control(sandboxUrl: string, what: string, body: object): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/__control/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${what}.`);
}
