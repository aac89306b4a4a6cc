import { setTimeout as sleep } from 'node:timers/promises';
import { inMs } from './load.js';
import { readResident, resetPeak } from './memory.js';
import { readMetric } from './metrics.js';
import { SteadyReads } from './steady-reads.js';
import { logIn } from './upload-client.js';
import { type Verdicts } from './verdicts.js';

const CREATOR = { email: 'creator101@example.com', password: 'Petal-2026-sky' };

/** A channel at the sandbox's YouTube, and one of its videos. */
const CHANNEL = { userId: 'bench-creator', channelId: 'UC-bench', videoId: 'bench-video' };
const VIDEOS = '/google/youtube/v3/videos';

/** The number of simultaneous calls that hang. */
const CALLS = 50;

/**
 * A single pause of the machine, such as a garbage collection, delays ten reads at once: one percent of the reads of
 * five seconds, enough to set the 99th percentile. So the bar applies to the median ratio of many pairs, which change
 * the order of their rounds from pair to pair.
 */
const PAIRS = 12;
const READS = { atOnce: 10, everyMs: 50, ms: 5000 };

/** The server's timeout for providers, longer than a round of reads, and the additional time of an answer. */
const TIMEOUT_MS = 8000;
const SLACK_MS = 1000;

/** Oversized answers: the length and the number of simultaneous ones, and the memory limit for all, in MB. */
const LONG = { bytes: 50 * 1024 * 1024, atOnce: 4, memory: 20 };

const REQUESTS = 'http_requests_under_way';
const LOOK_MS = 100;

/** The highest allowed ratio of the 99th percentile to that on an idle server. */
const MAX_RATIO = 1.5;

/** The settings of this bench's server. The circuit breaker stays closed, so that calls keep hanging. */
export const HANGING_PROVIDER_SETTINGS = {
  PROVIDER_HTTP_TIMEOUT_MS: String(TIMEOUT_MS),
  PROVIDER_BREAKER_FAILURES: '1000000',
};

/** The addresses of the server and of the sandbox's providers. */
interface Site {
  origin: string;
  metrics: string;
  sandboxUrl: string;
  pid: number;
}

/**
 * Measures the memory for oversized answers of a provider. Then compares the latency of public reads while calls to a
 * provider hang with an idle server, in alternating rounds, so that other load on the machine affects both equally.
 */
export async function measureReadsBesideHangingProvider(
  site: Site,
  displayIds: string[],
  verdicts: Verdicts,
): Promise<void> {
  const { origin, metrics, sandboxUrl, pid } = site;
  const token = await logIn(origin, CREATOR.email, CREATOR.password);
  const linkageId = await linkChannel(site, token);
  const address = `${origin}/api/oauth/youtube/posts/detail?linkageId=${linkageId}&videoId=${CHANNEL.videoId}`;
  const call = async () => {
    const { status } = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    if (status !== 403) throw new Error(`A call to a provider that fails was answered with ${status}.`);
  };

  const longAnswers = async () => {
    await control(sandboxUrl, 'faults', { route: `GET ${VIDEOS}`, times: LONG.atOnce, bytes: LONG.bytes });
    await Promise.all(Array.from({ length: LONG.atOnce }, call));
  };
  // The first calls of a process load code, which must not count as the cost of the answers.
  await longAnswers();
  await resetPeak(pid);
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
    await untilAllHang(metrics);
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
    MAX_RATIO,
    ' times idle',
  );
  verdicts.atMost('the slowest answer to a call that hangs', counts.slowest, TIMEOUT_MS + SLACK_MS, ' ms');
  verdicts.atLeast('calls that hung at once', counts.leastHanging, CALLS);
  verdicts.atMost('reads that failed', reads.failed, 0);
  console.log();
}

/** Waits until all calls hang and their database queries before that are done. */
async function untilAllHang(metrics: string): Promise<void> {
  while ((await readMetric(metrics, REQUESTS)) < CALLS) await sleep(LOOK_MS);
  await sleep(1000);
}

/** Links a channel of the sandbox to the account of the token. */
async function linkChannel({ origin, sandboxUrl }: Site, token: string): Promise<number> {
  const { userId, channelId, videoId } = CHANNEL;
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
