/** The event of the window at each call that was refused because the site is closed for maintenance. */
export const SITE_CLOSED = 'siteclosed';
