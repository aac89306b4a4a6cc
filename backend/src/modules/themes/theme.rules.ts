/** The theme of new pages: the default of the accounts' column. */
export const DEFAULT_THEME_ID = 1;
