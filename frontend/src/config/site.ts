/** The product's name, the same in every language. */
export const SITE_NAME = 'Hitohira';

/** How long a snackbar is shown. */
export const SNACKBAR_MS = 5000;

/** The debounce of availability checks. */
export const AVAILABILITY_DELAY_MS = 400;

/** The minimum time between two automatic reloads. */
export const RELOAD_GUARD_MS = 10_000;

/** How often a page checks for a newer build. */
export const BUILD_POLL_MS = 60_000;

/** How often a page checks whether maintenance has ended. */
export const MAINTENANCE_POLL_MS = 15_000;

/** How long to wait after a page is loaded before prefetching the next ones. */
export const PREFETCH_DELAY_MS = 1000;

/** How often a page checks for emergency notices, so that they appear within a minute. */
export const EMERGENCY_POLL_MS = 45_000;

/** The largest number shown on the unread badge. */
export const NEWS_BADGE_LIMIT = 99;

/** How long a moved block is highlighted. */
export const BLOCK_HIGHLIGHT_MS = 2500;

/** The timeout for logging a page view or press. */
export const LOG_TIMEOUT_MS = 10_000;

/** How many characters of a long text are shown at first. */
export const READ_MORE_THRESHOLD = 32;

/** How many items or contents are shown at a time. */
export const ROW_LENGTH = 16;
