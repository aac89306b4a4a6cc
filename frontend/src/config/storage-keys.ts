/**
 * The names under which pages keep something in a browser beside cookies; one that ends in a colon begins a name. The
 * privacy policy tells of each.
 */
export const STORAGE_KEYS = {
  /** At which mall things are looked for. */
  mall: 'mall',
  colorScheme: 'hitohira-color-scheme',
  /** What is being typed. */
  draft: 'draft:',
  /** The step at which somebody stands. */
  flow: 'flow:',
  /** The page to go on to after a way to another service. */
  providerWay: 'providerWay',
  /** The service that was connected a moment ago. */
  providerConnected: 'providerConnected',
  /** When the page loaded itself anew for a chunk that was gone. */
  reloadedAt: 'reloadedAt',
  /** The newer build for which the page has loaded itself anew. */
  reloadedFor: 'reloadedFor',
  /** How far each page was read, as the router keeps it. */
  scrollPositions: 'react-router-scroll-positions',
} as const;
