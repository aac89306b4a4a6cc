import { type LinkageProviderName } from './linkage.client.js';

/**
 * The image hosts of each provider; a leading dot matches all subdomains. None of them serves arbitrary user files.
 */
const IMAGE_HOSTS: Record<LinkageProviderName, readonly string[]> = {
  youtube: ['.ytimg.com', '.ggpht.com', 'yt3.googleusercontent.com'],
  instagram: ['.cdninstagram.com', '.fbcdn.net'],
  tiktok: ['.tiktokcdn.com', '.tiktokcdn-us.com', '.tiktokcdn-eu.com'],
  x: ['pbs.twimg.com'],
};

/**
 * Whether a URL is on an image host of the provider or a configured origin. The resolved address is not checked
 * here.
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
