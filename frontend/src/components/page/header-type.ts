/** How the top of a creator's page is arranged. */
export type HeaderType = 'portrait' | 'banner' | 'compact';
