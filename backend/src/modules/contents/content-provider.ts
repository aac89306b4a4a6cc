/** The services that creators post contents from. */
export const CONTENT_PROVIDERS = ['youtube', 'instagram', 'tiktok'] as const;

export type ContentProvider = (typeof CONTENT_PROVIDERS)[number];
