import { type LinkageProviderName } from './linkage.client.js';

/**
 * The hosts at which the providers keep pictures; a leading dot stands for everything below. None of them answers what
 * people have put there themselves, as hosting services do.
 */
const IMAGE_HOSTS: Record<LinkageProviderName, readonly string[]> = {
  youtube: ['.ytimg.com', '.ggpht.com', 'yt3.googleusercontent.com'],
  instagram: ['.cdninstagram.com', '.fbcdn.net'],
  tiktok: ['.tiktokcdn.com', '.tiktokcdn-us.com', '.tiktokcdn-eu.com'],
  x: ['pbs.twimg.com'],
};

/**
 * Whether an address is one at which a provider keeps pictures, or is of an origin that was configured besides. What
 * the name resolves to is another question.
 */
export function isProviderImage(
  provider: LinkageProviderName,
  url: URL,
  imageOrigins: readonly string[],
): boolean {
  if (url.username !== '' || url.password !== '') return false;
  if (imageOrigins.includes(url.origin)) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  const host = url.hostname;
  return IMAGE_HOSTS[provider].some((each) => (each.startsWith('.') ? host.endsWith(each) : host === each));
}
