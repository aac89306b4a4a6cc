/** The attribute of `<html>` once scripts have taken the page over: for whoever waits for that from outside. */
export const TAKEN_OVER_ATTRIBUTE = 'data-taken-over';
