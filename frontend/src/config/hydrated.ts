/** Set on `<html>` once the page is hydrated, for tests. */
export const HYDRATED_ATTRIBUTE = 'data-hydrated';
