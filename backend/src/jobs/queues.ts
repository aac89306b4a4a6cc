import { type Queue } from 'pg-boss';

/** A queue of jobs and how its failures are tried again. */
export interface QueueDefinition extends Queue {
  /** Whether workers are woken when a job arrives instead of finding it when they next look. */
  notify: boolean;
  /** When a job is added by itself, in the form of cron, in UTC. */
  cron?: string;
  /** From when on a job that keeps failing is tried less often. */
  patience?: RetryPatience;
}

/** How the tries of a job grow rarer once it has failed for a while. */
interface RetryPatience {
  /** How old the job is then, in seconds. */
  afterS: number;
  /** How long it may then take until the next try, in seconds, instead of `retryDelayMax`. */
  retryDelayMax: number;
}

const DAY_S = 86_400;

/**
 * Mails on their way to the mail server: tried until it takes them, in the first ten minutes at least twice a minute,
 * because people wait for codes, and then at intervals of up to five minutes.
 */
export const MAIL_QUEUE = {
  name: 'mail',
  notify: true,
  retryLimit: 10_000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 30,
  patience: { afterS: 600, retryDelayMax: 300 },
  expireInSeconds: 60,
  retentionSeconds: 14 * DAY_S,
  deleteAfterSeconds: DAY_S,
} satisfies QueueDefinition;

/** Housekeeping: short, and repeated by its schedule rather than by retries. */
const SWEEP = {
  notify: false,
  policy: 'exclusive',
  retryLimit: 0,
  expireInSeconds: 300,
  retentionSeconds: DAY_S,
  deleteAfterSeconds: DAY_S,
} as const;

/** Erases sign-ups that nobody finished, with the display IDs they held. */
export const SWEEP_SIGN_UPS_QUEUE = {
  name: 'sweep-sign-ups',
  cron: '7 * * * *',
  ...SWEEP,
} satisfies QueueDefinition;

/** Erases flows and sessions that have expired. */
export const SWEEP_SESSIONS_QUEUE = {
  name: 'sweep-sessions',
  cron: '17 * * * *',
  ...SWEEP,
} satisfies QueueDefinition;

/** Erases withdrawn accounts that cannot be restored any more, in its own time. */
export const PURGE_ACCOUNTS_QUEUE = {
  name: 'purge-accounts',
  cron: '27 * * * *',
  ...SWEEP,
  expireInSeconds: 3600,
} satisfies QueueDefinition;

/** What is given back to providers: tried until they have heard of it, for about three weeks. */
const RELEASE = {
  notify: true,
  retryLimit: 500,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 60,
  retentionSeconds: 30 * DAY_S,
  deleteAfterSeconds: DAY_S,
} as const;

/** Grants of people who signed in with a provider. */
export const RELEASE_GRANT_QUEUE = { name: 'release-grant', ...RELEASE } satisfies QueueDefinition;

/** Grants of linked accounts. */
export const RELEASE_LINKAGE_GRANT_QUEUE = {
  name: 'release-linkage-grant',
  ...RELEASE,
} satisfies QueueDefinition;

/** Deletes expired OAuth states and unfinished sign-ups with providers. */
export const SWEEP_OAUTH_QUEUE = {
  name: 'sweep-oauth',
  cron: '37 * * * *',
  ...SWEEP,
} satisfies QueueDefinition;

/** Keeps linked accounts in order: renews tokens ahead of time, and erases what is of no use any more. */
export const KEEP_LINKAGES_QUEUE = {
  name: 'keep-linkages',
  cron: '42 * * * *',
  ...SWEEP,
} satisfies QueueDefinition;

/** Takes away the files of pictures that nobody shows. */
export const SWEEP_PICTURES_QUEUE = {
  name: 'sweep-pictures',
  cron: '*/10 * * * *',
  ...SWEEP,
} satisfies QueueDefinition;

/** Looks through the store for files that no row tells of. */
export const FIND_ORPHANS_QUEUE = {
  name: 'find-orphans',
  cron: '47 18 * * *',
  ...SWEEP,
  expireInSeconds: 3600,
} satisfies QueueDefinition;

/** Asks YouTube again about what was posted from there, and takes away what it does not stand for any more. */
export const REFRESH_YOUTUBE_QUEUE = {
  name: 'refresh-youtube',
  cron: '57 */6 * * *',
  ...SWEEP,
  expireInSeconds: 3600,
} satisfies QueueDefinition;

/** Erases messages to the operator that are older than they are kept. */
export const SWEEP_CONTACT_QUEUE = {
  name: 'sweep-contact',
  cron: '52 * * * *',
  ...SWEEP,
} satisfies QueueDefinition;

/** Erases the record of what operators did years ago. */
export const SWEEP_OPERATOR_ACTS_QUEUE = {
  name: 'sweep-operator-acts',
  cron: '12 * * * *',
  ...SWEEP,
} satisfies QueueDefinition;

/** Every queue; the migration makes them. */
export const QUEUES: QueueDefinition[] = [
  MAIL_QUEUE,
  SWEEP_SIGN_UPS_QUEUE,
  SWEEP_SESSIONS_QUEUE,
  PURGE_ACCOUNTS_QUEUE,
  RELEASE_GRANT_QUEUE,
  RELEASE_LINKAGE_GRANT_QUEUE,
  SWEEP_OAUTH_QUEUE,
  KEEP_LINKAGES_QUEUE,
  SWEEP_PICTURES_QUEUE,
  FIND_ORPHANS_QUEUE,
  REFRESH_YOUTUBE_QUEUE,
  SWEEP_CONTACT_QUEUE,
  SWEEP_OPERATOR_ACTS_QUEUE,
];
