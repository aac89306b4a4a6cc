import { type AddressVerdict, checkUrl, webAddress } from '../common/rules/web-address.js';

/** How long the names of providers are at most, and what they name people and other things by. */
export const PROVIDER_LIMITS = {
  name: 20,
  person: 64,
  id: 191,
  /** The address of a file there: they sign them at length. */
  fileUrl: 2048,
} as const;

/** The services that creators post contents from. */
export const CONTENT_PROVIDERS = ['youtube', 'instagram', 'tiktok'] as const;

export type ContentProvider = (typeof CONTENT_PROVIDERS)[number];

const YOUTUBE_HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com'];
const YOUTUBE_SHORT_HOST = 'youtu.be';
const INSTAGRAM_HOSTS = ['www.instagram.com', 'instagram.com'];
const TIKTOK_HOST = 'www.tiktok.com';
/** Where its share button may lead a browser that says nothing of itself. */
const TIKTOK_HOSTS = [TIKTOK_HOST, 'm.tiktok.com'];
/** What that button copies: addresses that name nothing and lead to the post. */
const TIKTOK_SHORT_HOSTS = ['vm.tiktok.com', 'vt.tiktok.com'];
const TIKTOK_SHORT_PATH_HOSTS = [TIKTOK_HOST, 'tiktok.com'];

/** Paths that name a video; what plays lists and live channels stands where its id would, and is as long as one. */
const VIDEO_PATH = /^\/(?:shorts|live|embed|v)\/([^/]+)/;
export const VIDEO_ID_LENGTH = 11;
export const VIDEO_ID = new RegExp(`^[0-9A-Za-z_-]{${VIDEO_ID_LENGTH}}$`);
const NO_VIDEO_IDS = ['videoseries', 'live_stream'];

/** Paths of posts, with or without the name of who has posted them. */
const POST_PATH = /^\/(?:[^/]+\/)?(?:p|reel|reels|tv)\/([0-9A-Za-z_-]+)\/?$/;
const STORY_PATH = /^\/(?:stories|s)\/[^/]/;
/** Where the name of an account would stand, collections of old stories have a word of Instagram's. */
const STORY_OWNER = /^\/stories\/(?!highlights(?:\/|$))([^/]+)/;

const TIKTOK_POST =
  /^\/(?:@[^/]*\/(?:video|(?<photo>photo))|v|embed\/v2|player\/v1)\/(?<id>\d{1,32})(?:\.html)?\/?$/;
const TIKTOK_OWNER = /^\/@([^/]+)/;
const TIKTOK_SHORT_PATH = /^\/t\/[^/]/;

/** An address on one of the hosts of a service, as its own pages write it: https, on the usual port. */
function addressOn(hosts: readonly string[], value: string): URL | null {
  const url = webAddress(value);
  return url?.protocol === 'https:' && url.port === '' && hosts.includes(url.hostname) ? url : null;
}

/** The id of the video that an address of YouTube leads to, in any of its forms; null where it leads to none. */
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

/** The address under which a video of YouTube is kept, whatever form somebody has entered. */
export function youtubeVideoUrl(videoId: string): string {
  return `https://www.youtube.com/watch?v=${videoId}`;
}

/** Whether an address of YouTube is that of a short: a video that is taller than wide. */
export function isYoutubeShort(value: string): boolean {
  return addressOn(YOUTUBE_HOSTS, value)?.pathname.startsWith('/shorts/') === true;
}

/** The address that says of a video that it is a short. */
export function youtubeShortUrl(videoId: string): string {
  return `https://www.youtube.com/shorts/${videoId}`;
}

/** What names a post of Instagram in its address; null for what is no post's. */
export function instagramPostCode(value: string): string | null {
  const url = addressOn(INSTAGRAM_HOSTS, value);
  return (url && POST_PATH.exec(url.pathname)?.[1]) ?? null;
}

/** Whether an address leads to a story of Instagram, which is there for a day and no list names. */
export function isInstagramStory(value: string): boolean {
  const url = addressOn(INSTAGRAM_HOSTS, value);
  return url !== null && STORY_PATH.test(url.pathname);
}

/** The post that an address of TikTok names: a video, or photos; null where it names none. */
export function tiktokPost(value: string): { id: string; isVideo: boolean } | null {
  const named = TIKTOK_POST.exec(addressOn(TIKTOK_HOSTS, value)?.pathname ?? '')?.groups;
  return named?.['id'] === undefined ? null : { id: named['id'], isVideo: named['photo'] === undefined };
}

/** Whether an address of TikTok names nothing and has to be followed to the post that it stands for. */
export function isTiktokShortLink(value: string): boolean {
  if (addressOn(TIKTOK_SHORT_HOSTS, value) !== null) return true;
  return TIKTOK_SHORT_PATH.test(addressOn(TIKTOK_SHORT_PATH_HOSTS, value)?.pathname ?? '');
}

/** What two addresses of one post have in common, whatever form each of them has. */
export function postKey(provider: ContentProvider, contentUrl: string): string {
  const named = {
    youtube: youtubeVideoId,
    instagram: instagramPostCode,
    tiktok: (value: string) => tiktokPost(value)?.id ?? null,
  }[provider](contentUrl);
  // What names no post is the same where it leads to the same, but for what notes how it was shared.
  const story = /^[^?#]*\/stories\/[^?#]*/.exec(contentUrl)?.[0].replace(/\/$/, '');
  return named ?? story ?? contentUrl;
}

/** The account that an address of a story or a short video names, as the provider's addresses know it; null where none. */
export function ownerInAddress(provider: ContentProvider, value: string): string | null {
  const pattern = { youtube: null, instagram: STORY_OWNER, tiktok: TIKTOK_OWNER }[provider];
  const url = addressOn(provider === 'instagram' ? INSTAGRAM_HOSTS : TIKTOK_HOSTS, value);
  const name = url && pattern?.exec(url.pathname)?.[1];
  return name ? decoded(name) : null;
}

/** A part of a path as people read it; as it stands where it is not well encoded. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Whether an address is one of the provider's from which contents are posted. */
const IS_POSTABLE: Record<ContentProvider, (value: string) => boolean> = {
  youtube: (value) => youtubeVideoId(value) !== null,
  instagram: (value) => addressOn(INSTAGRAM_HOSTS, value) !== null,
  tiktok: (value) => addressOn([TIKTOK_HOST], value) !== null || isTiktokShortLink(value),
};

/** Where a content is to be seen at its provider, normalised. */
export function checkContentUrl(provider: ContentProvider, value: string): AddressVerdict {
  return checkUrl(value) ?? (IS_POSTABLE[provider](value) ? null : 'invalidFormat');
}

/** The address of a file at a provider: as any other, but longer. */
export function checkFileUrl(value: string): AddressVerdict {
  return checkUrl(value, { max: PROVIDER_LIMITS.fileUrl });
}
