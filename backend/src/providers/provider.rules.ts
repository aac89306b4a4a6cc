import { webAddress } from '../common/rules/web-address.js';

/** The maximum lengths of provider names, IDs and URLs. */
export const PROVIDER_LIMITS = {
  name: 20,
  person: 64,
  id: 191,
  /** File URLs are signed and therefore long. */
  fileUrl: 2048,
} as const;

/** The providers that contents can be posted from. */
export const CONTENT_PROVIDERS = ['youtube', 'instagram', 'tiktok'] as const;

export type ContentProvider = (typeof CONTENT_PROVIDERS)[number];

const YOUTUBE_HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com'];
const YOUTUBE_SHORT_HOST = 'youtu.be';
/** TikTok’s usual host. */
export const TIKTOK_HOST = 'www.tiktok.com';
/** People leave out “www”, and short links may redirect to the mobile host. */
export const TIKTOK_HOSTS = [TIKTOK_HOST, 'tiktok.com', 'm.tiktok.com'];

/** Paths with a video ID. Playlists and live channels use reserved words of the same length in its place. */
const VIDEO_PATH = /^\/(?:shorts|live|embed|v)\/([^/]+)/;
export const VIDEO_ID_LENGTH = 11;
export const VIDEO_ID = new RegExp(`^[0-9A-Za-z_-]{${VIDEO_ID_LENGTH}}$`);
const NO_VIDEO_IDS = ['videoseries', 'live_stream'];

const TIKTOK_POST =
  /^\/(?:@[^/]*\/(?:video|(?<photo>photo))|v|embed\/v2|player\/v1)\/(?<id>\d{1,32})(?:\.html)?\/?$/;

/** Parses a URL on one of the hosts, on the default port. Old links have http. */
export function addressOn(hosts: readonly string[], value: string): URL | null {
  const url = webAddress(value);
  return url?.port === '' && hosts.includes(url.hostname) ? url : null;
}

/** The video ID in a YouTube URL of any form; null if there is none. */
export function youtubeVideoId(value: string): string | null {
  const url = addressOn([YOUTUBE_SHORT_HOST, ...YOUTUBE_HOSTS], value);
  if (url === null) return null;
  const id = videoIdIn(url);
  return id !== null && VIDEO_ID.test(id) && !NO_VIDEO_IDS.includes(id) ? id : null;
}

function videoIdIn({ hostname, pathname, searchParams }: URL): string | null {
  if (hostname === YOUTUBE_SHORT_HOST) return pathname.split('/')[1] ?? null;
  if (pathname === '/watch' || pathname === '/') return searchParams.get('v');
  return VIDEO_PATH.exec(pathname)?.[1] ?? null;
}

/** Whether a YouTube URL is that of a short (a vertical video). */
export function isYoutubeShort(value: string): boolean {
  return addressOn(YOUTUBE_HOSTS, value)?.pathname.startsWith('/shorts/') === true;
}

/** The post in a TikTok URL; null if there is none. */
export function tiktokPost(value: string): { id: string; isVideo: boolean } | null {
  const named = TIKTOK_POST.exec(addressOn(TIKTOK_HOSTS, value)?.pathname ?? '')?.groups;
  return named?.['id'] === undefined ? null : { id: named['id'], isVideo: named['photo'] === undefined };
}
