/** Navigates the browser. Tests replace these: jsdom does not navigate. */
export const pageLocation = {
  assign: (href: string): void => window.location.assign(href),
  replace: (href: string): void => window.location.replace(href),
  reload: (): void => window.location.reload(),
};
