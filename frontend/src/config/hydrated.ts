/** The attribute of `<html>` once the page is hydrated: for whoever waits for that from outside. */
export const HYDRATED_ATTRIBUTE = 'data-hydrated';
