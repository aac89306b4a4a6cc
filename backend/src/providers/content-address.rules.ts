/*
 * The URLs from which contents are posted. Apart from `provider.rules.ts`, because public pages only need that.
 */
import { type AddressVerdict, checkUrl } from '../common/rules/web-address.js';
import {
  addressOn,
  type ContentProvider,
  isYoutubeShort,
  PROVIDER_LIMITS,
  TIKTOK_HOST,
  TIKTOK_HOSTS,
  tiktokPost,
  youtubeVideoId,
} from './provider.rules.js';

const INSTAGRAM_HOSTS = ['www.instagram.com', 'instagram.com'];
/** Hosts of short links, which redirect to the post. */
const TIKTOK_SHORT_HOSTS = ['vm.tiktok.com', 'vt.tiktok.com'];
const TIKTOK_SHORT_PATH_HOSTS = [TIKTOK_HOST, 'tiktok.com'];
/** Paths of posts, with or without the user name. Those under `/share` have a token in place of the code. */
const POST_PATH = /^\/(?:(?!share\/)[^/]+\/)?(?:p|reel|reels|tv)\/([0-9A-Za-z_-]+)\/?$/;
const STORY_PATH = /^\/(?:stories|s)\/[^/]/;
/** `/stories/highlights` is not a user name. */
const STORY_OWNER = /^\/stories\/(?!highlights(?:\/|$))([^/]+)/;
/** Where paths of the mobile host begin, which name no account. */
const TIKTOK_MOBILE_PATH = '/v/';
const TIKTOK_OWNER = /^\/@([^/]+)/;
const TIKTOK_SHORT_PATH = /^\/t\/[^/]/;

/** The canonical URL of a YouTube video. */
export function youtubeVideoUrl(videoId: string): string {
  return `https://www.youtube.com/watch?v=${videoId}`;
}

/** The URL of a YouTube short. */
export function youtubeShortUrl(videoId: string): string {
  return `https://www.youtube.com/shorts/${videoId}`;
}

/** The short code in an Instagram post URL; null if it is not one. */
export function instagramPostCode(value: string): string | null {
  const url = addressOn(INSTAGRAM_HOSTS, value);
  return (url && POST_PATH.exec(url.pathname)?.[1]) ?? null;
}

/** Whether a URL is that of an Instagram story. Stories expire after a day and cannot be listed. */
export function isInstagramStory(value: string): boolean {
  const url = addressOn(INSTAGRAM_HOSTS, value);
  return url !== null && STORY_PATH.test(url.pathname);
}

/** Whether a TikTok URL is a short link that redirects to the post. */
export function isTiktokShortLink(value: string): boolean {
  if (addressOn(TIKTOK_SHORT_HOSTS, value) !== null) return true;
  return TIKTOK_SHORT_PATH.test(addressOn(TIKTOK_SHORT_PATH_HOSTS, value)?.pathname ?? '');
}

/**
 * The URL to store for a URL of a content or its video: https, and on the provider’s usual host. YouTube’s shorts keep
 * their own form.
 */
export function contentAddress(provider: ContentProvider, value: string): string {
  if (provider === 'youtube') {
    const id = youtubeVideoId(value);
    if (id === null) return value;
    return isYoutubeShort(value) ? youtubeShortUrl(id) : youtubeVideoUrl(id);
  }
  const hosts = provider === 'instagram' ? INSTAGRAM_HOSTS : [...TIKTOK_HOSTS, ...TIKTOK_SHORT_HOSTS];
  const url = addressOn(hosts, value);
  if (url === null) return value;
  const post = provider === 'tiktok' ? tiktokPost(value) : null;
  if (post === null || url.hostname === TIKTOK_HOST) return value.replace(/^http:/i, 'https:');
  // TikTok finds a post by its ID alone.
  if (url.pathname.startsWith(TIKTOK_MOBILE_PATH)) return `https://${TIKTOK_HOST}/@/video/${post.id}`;
  return value.replace(/^https?:\/\/[^/]+/i, `https://${TIKTOK_HOST}`);
}

/** A key that is equal for all URLs of the same post. */
export function postKey(provider: ContentProvider, contentUrl: string): string {
  const named = {
    youtube: youtubeVideoId,
    instagram: instagramPostCode,
    tiktok: (value: string) => tiktokPost(value)?.id ?? null,
  }[provider](contentUrl);
  const address = contentAddress(provider, contentUrl);
  // Stories are compared without query and fragment.
  const story = /^[^?#]*\/stories\/[^?#]*/.exec(address)?.[0].replace(/\/$/, '');
  return named ?? story ?? address;
}

/** The user name in the URL of a story or TikTok post; null if there is none. */
export function ownerInAddress(provider: ContentProvider, value: string): string | null {
  const pattern = { youtube: null, instagram: STORY_OWNER, tiktok: TIKTOK_OWNER }[provider];
  const url = addressOn(provider === 'instagram' ? INSTAGRAM_HOSTS : TIKTOK_HOSTS, value);
  const name = url && pattern?.exec(url.pathname)?.[1];
  return name ? decoded(name) : null;
}

/** Decodes a path segment; returned as is if it is malformed. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Whether contents can be posted from a URL. */
const IS_POSTABLE: Record<ContentProvider, (value: string) => boolean> = {
  youtube: (value) => youtubeVideoId(value) !== null,
  instagram: (value) => addressOn(INSTAGRAM_HOSTS, value) !== null,
  tiktok: (value) => addressOn([TIKTOK_HOST], value) !== null || isTiktokShortLink(value),
};

/** Checks the URL of a content, as sent and as stored. */
export function checkContentUrl(provider: ContentProvider, value: string): AddressVerdict {
  const stored = contentAddress(provider, value);
  return checkUrl(value) ?? checkUrl(stored) ?? (IS_POSTABLE[provider](stored) ? null : 'invalidFormat');
}

/** Checks a file URL of a provider, which may be longer than other URLs. */
export function checkFileUrl(value: string): AddressVerdict {
  return checkUrl(value, { max: PROVIDER_LIMITS.fileUrl });
}
