/** The product's name, the same in every language. */
export const SITE_NAME = 'Hitohira';

/** How long a message stays on the screen. */
export const SNACKBAR_MS = 5000;

/** How long a person must stop typing before the server is asked about the value. */
export const AVAILABILITY_DELAY_MS = 400;

/** A build that went away reloads the page once in this time, and never in a loop. */
export const RELOAD_GUARD_MS = 10_000;

/** How often a page asks whether a newer build is out. */
export const BUILD_POLL_MS = 60_000;

/** How often a tab asks whether a closed site is open again. */
export const MAINTENANCE_POLL_MS = 15_000;

/** How long a page has been finished before those it leads to are fetched. */
export const PREFETCH_DELAY_MS = 1000;

/** How often a page that is left open asks for emergency notices: they are seen within a minute of being set. */
export const EMERGENCY_POLL_MS = 45_000;

/** The largest number that the badge of the unread news shows. */
export const NEWS_BADGE_LIMIT = 99;

/** How long a block that was moved is marked. */
export const BLOCK_HIGHLIGHT_MS = 2500;

/** A page whose opening could not be told in this time is not told of. */
export const PAGE_ACCESS_TIMEOUT_MS = 10_000;

/** How many characters of a long text are shown before the rest of it is asked for. */
export const READ_MORE_THRESHOLD = 32;

/** How many items are shown at a time, and how many more contents at most. */
export const ROW_LENGTH = 16;
