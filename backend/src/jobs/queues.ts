import { type Queue } from 'pg-boss';

/** A queue and its retry policy. */
export interface QueueDefinition extends Queue {
  /** Whether a new job notifies workers instead of waiting for the next poll. */
  notify: boolean;
  /** A cron schedule in UTC. */
  cron?: string;
  /** Less frequent retries for old jobs. */
  patience?: RetryPatience;
  /** How many jobs a process runs at once, for long jobs. By default it fetches ten and waits for all of them. */
  concurrency?: number;
}

interface RetryPatience {
  /** The age of the job in seconds. */
  afterS: number;
  /** The maximum retry interval from then on, in seconds, instead of `retryDelayMax`. */
  retryDelayMax: number;
}

const DAY_S = 86_400;

/**
 * Outgoing mails: retried at least twice a minute for ten minutes, because people wait for codes, then every five
 * minutes.
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

/** Periodic cleanup, repeated by schedule instead of retries. */
const sweep = (name: string, cron: string, expireInSeconds = 300): QueueDefinition => ({
  name,
  cron,
  notify: false,
  policy: 'exclusive',
  retryLimit: 0,
  expireInSeconds,
  retentionSeconds: DAY_S,
  deleteAfterSeconds: DAY_S,
});

/** Deletes unfinished sign-ups and the display IDs they reserve. */
export const SWEEP_SIGN_UPS_QUEUE = sweep('sweep-sign-ups', '7 * * * *');

/** Deletes expired flows and sessions. */
export const SWEEP_SESSIONS_QUEUE = sweep('sweep-sessions', '17 * * * *');

/** Erases closed accounts that can no longer be restored. */
export const PURGE_ACCOUNTS_QUEUE = sweep('purge-accounts', '27 * * * *', 3600);

/** Revocations at providers: retried for about three weeks. */
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

/** Grants of social logins. */
export const RELEASE_GRANT_QUEUE = { name: 'release-grant', ...RELEASE } satisfies QueueDefinition;

/** Grants of linked accounts. */
export const RELEASE_LINKAGE_GRANT_QUEUE = {
  name: 'release-linkage-grant',
  ...RELEASE,
} satisfies QueueDefinition;

/** Deletes expired OAuth states and unfinished sign-ups with providers. */
export const SWEEP_OAUTH_QUEUE = sweep('sweep-oauth', '37 * * * *');

/** Renews tokens of linked accounts, and deletes obsolete data. */
export const KEEP_LINKAGES_QUEUE = sweep('keep-linkages', '42 * * * *');

/** Deletes files of unused pictures. */
export const SWEEP_PICTURES_QUEUE = sweep('sweep-pictures', '*/10 * * * *');

/** Finds files in the store that no row refers to. */
export const FIND_ORPHANS_QUEUE = sweep('find-orphans', '47 18 * * *', 3600);

/** Finds archives in the store that no row refers to. */
export const FIND_ARCHIVE_ORPHANS_QUEUE = sweep('find-archive-orphans', '57 18 * * *', 3600);

/** Refreshes YouTube posts, and removes those that no longer exist. */
export const REFRESH_YOUTUBE_QUEUE = sweep('refresh-youtube', '57 */6 * * *', 3600);

/** Deletes old messages to the operator. */
export const SWEEP_CONTACT_QUEUE = sweep('sweep-contact', '52 * * * *');

/** Deletes old entries of the audit log. */
export const SWEEP_OPERATOR_ACTS_QUEUE = sweep('sweep-operator-acts', '12 * * * *');

/** Splits listed pages into sitemap files. */
export const LIST_PAGES_QUEUE = sweep('list-pages', '22 * * * *', 3600);

/**
 * Announces changed pages to search engines. The next job starts when the last one has succeeded, so that retries space
 * out the calls.
 */
export const ANNOUNCE_PAGES_QUEUE = {
  name: 'announce-pages',
  cron: '*/5 * * * *',
  notify: false,
  policy: 'exclusive',
  retryLimit: 10_000,
  retryDelay: 300,
  retryBackoff: true,
  retryDelayMax: 6 * 3600,
  expireInSeconds: 60,
  retentionSeconds: 14 * DAY_S,
  deleteAfterSeconds: DAY_S,
} satisfies QueueDefinition;

/** Draws the cards of changed pages, at most once a minute. */
export const DRAW_CARDS_QUEUE = sweep('draw-cards', '* * * * *');

/** Erases the visitors and salts of days that have ended, and old sums of visits. */
export const SWEEP_INSIGHTS_QUEUE = sweep('sweep-insights', '2 * * * *');

/** Jobs that creators request and wait for: they continue after a restart and are retried during an outage. */
const ASKED_FOR = {
  notify: true,
  concurrency: 4,
  retryLimit: 30,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 120,
  expireInSeconds: 3600,
  retentionSeconds: DAY_S,
  deleteAfterSeconds: DAY_S,
} as const;

/** Creates the archive of an account. */
export const MAKE_EXPORT_QUEUE = { name: 'make-export', ...ASKED_FOR } satisfies QueueDefinition;

/** Runs the import of an account. */
export const RUN_IMPORT_QUEUE = { name: 'run-import', ...ASKED_FOR } satisfies QueueDefinition;

/** Deletes expired archives and imports. */
export const SWEEP_ARCHIVES_QUEUE = sweep('sweep-archives', '32 * * * *');

/** All queues; the migration creates them. */
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
  FIND_ARCHIVE_ORPHANS_QUEUE,
  REFRESH_YOUTUBE_QUEUE,
  SWEEP_CONTACT_QUEUE,
  SWEEP_OPERATOR_ACTS_QUEUE,
  LIST_PAGES_QUEUE,
  ANNOUNCE_PAGES_QUEUE,
  SWEEP_INSIGHTS_QUEUE,
  DRAW_CARDS_QUEUE,
  MAKE_EXPORT_QUEUE,
  RUN_IMPORT_QUEUE,
  SWEEP_ARCHIVES_QUEUE,
];
