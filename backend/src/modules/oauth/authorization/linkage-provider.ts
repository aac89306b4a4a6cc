import { type LinkageProviderName } from '../../../providers/linkage.client.js';

/** A platform whose accounts can be linked. */
interface LinkageService {
  displayName: string;
  domain: string;
  /** The URL of a profile, by the name used in URLs. */
  profilePage: (handle: string) => string;
}

/** The platforms whose accounts can be linked, in display order. */
export const LINKAGE_SERVICES = {
  youtube: {
    displayName: 'YouTube',
    domain: 'youtube.com',
    profilePage: (handle) => `https://www.youtube.com/channel/${encodeURIComponent(handle)}`,
  },
  instagram: {
    displayName: 'Instagram',
    domain: 'instagram.com',
    profilePage: (handle) => `https://www.instagram.com/${encodeURIComponent(handle)}/`,
  },
  tiktok: {
    displayName: 'TikTok',
    domain: 'tiktok.com',
    profilePage: (handle) => `https://www.tiktok.com/@${encodeURIComponent(handle)}`,
  },
  x: {
    displayName: 'X',
    domain: 'x.com',
    profilePage: (handle) => `https://x.com/${encodeURIComponent(handle)}`,
  },
} as const satisfies Record<LinkageProviderName, LinkageService>;

export type LinkageProvider = keyof typeof LINKAGE_SERVICES;

export const LINKAGE_PROVIDERS = Object.keys(LINKAGE_SERVICES) as LinkageProvider[];
