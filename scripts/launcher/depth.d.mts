/** Whether this run of the tests tries everything that is a matter of how often, or only some of it. */
export function isThorough(): boolean;

/** The files of tests, by the end of their names, that this run leaves to a thorough one. */
export function leftOut(): string[];
