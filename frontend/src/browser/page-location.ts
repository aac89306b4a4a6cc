/** How the browser is sent to an address. Tests put something in the place of it: their documents go nowhere. */
export const pageLocation = {
  assign: (href: string): void => window.location.assign(href),
  replace: (href: string): void => window.location.replace(href),
};
