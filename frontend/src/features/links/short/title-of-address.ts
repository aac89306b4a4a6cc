import { isHostOf, LIMITS, linkTarget } from '@hitohira/backend/rules';
import { type Link } from '../api/own-links';
import { nameOfTarget } from '../link-name';

/** Names of services by domain. */
const SERVICES: readonly (readonly [name: string, ...domains: string[]])[] = [
  ['YouTube', 'youtube.com', 'youtu.be'],
  ['Instagram', 'instagram.com'],
  ['TikTok', 'tiktok.com'],
  ['X', 'x.com', 'twitter.com'],
  ['Threads', 'threads.com', 'threads.net'],
  ['Bluesky', 'bsky.app'],
  ['Facebook', 'facebook.com'],
  ['LINE', 'line.me', 'lin.ee'],
  ['note', 'note.com'],
  ['pixiv', 'pixiv.net'],
  ['Twitch', 'twitch.tv'],
  ['Spotify', 'spotify.com'],
  ['SoundCloud', 'soundcloud.com'],
  ['GitHub', 'github.com'],
  ['BOOTH', 'booth.pm'],
  ['minne', 'minne.com'],
  ['Creema', 'creema.jp'],
];

/** The name of a page's service, or null. */
function serviceOf(url: URL): string | null {
  return SERVICES.find(([, ...domains]) => domains.some((domain) => isHostOf(url, domain)))?.[0] ?? null;
}

/** A title for a link's URL: the name of its service, its host, e-mail address or phone number. */
export function titleOfAddress(url: string): string {
  const target = linkTarget(url);
  if (target === null) return '';
  const service = target.kind === 'web' ? serviceOf(target.url) : null;
  const name = service ?? nameOfTarget(target);
  return Array.from(name).slice(0, LIMITS.links.title).join('');
}

/** Whether a link still has the name of its address. */
export function isNamedByAddress({ details }: Link): boolean {
  return details.some(({ title, url }) => title !== null && url !== null && title === titleOfAddress(url));
}
