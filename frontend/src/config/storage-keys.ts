/** The keys in localStorage and sessionStorage; one that ends in a colon is a prefix. The privacy policy lists them. */
export const STORAGE_KEYS = {
  /** The mall in which items are searched. */
  mall: 'mall',
  /** `light` or `dark`; absent or `system` to follow the device. */
  colorScheme: 'hitohira-color-scheme',
  /** Accounts that have done the first steps, all of them or one. */
  /** Accounts whose owner has folded the list of first steps here. */
  stepsFolded: 'stepsFolded:',
  /** Whether the note about favorites in in-app browsers has been dismissed. */
  favoritesNote: 'favoritesNote',
  /** Unsent form input. */
  draft: 'draft:',
  /** The current step of a flow. */
  flow: 'flow:',
  /** The page to open after an OAuth redirect. */
  providerWay: 'providerWay',
  /** The provider that has just been connected. */
  providerConnected: 'providerConnected',
  /** When the page last reloaded itself for a missing chunk or maintenance. */
  reloadedAt: 'reloadedAt',
  /** The build for which the page last reloaded itself. */
  reloadedFor: 'reloadedFor',
  /** The router's scroll positions. */
  scrollPositions: 'react-router-scroll-positions',
} as const;
