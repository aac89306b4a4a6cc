/** Whether this run of the tests tries everything that is a matter of how often, or only some of it. */
export function isThorough(): boolean;
