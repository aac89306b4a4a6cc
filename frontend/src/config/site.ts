/** The product's name, the same in every language. */
export const SITE_NAME = 'Hitohira';

/** How long a message stays on the screen. */
export const SNACKBAR_MS = 5000;

/** How long a person must stop typing before the server is asked about the value. */
export const AVAILABILITY_DELAY_MS = 400;

/** How long a flow that began with a mailed code is taken to be alive: the life of its token on the server. */
export const FLOW_TTL_MS = 60 * 60 * 1000;

/** A build that went away reloads the page once in this time, and never in a loop. */
export const RELOAD_GUARD_MS = 10_000;
