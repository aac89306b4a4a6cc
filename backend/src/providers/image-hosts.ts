/**
 * Where the services serve the pictures of posts and people from: a host, or with a dot before it all hosts below one.
 * None of them answers what people of their own choosing have put behind an address, as hosting services do.
 */
const IMAGE_HOSTS = {
  youtube: ['.ytimg.com', '.ggpht.com', 'yt3.googleusercontent.com'],
  instagram: ['.cdninstagram.com', '.fbcdn.net'],
  tiktok: ['.tiktokcdn.com', '.tiktokcdn-us.com', '.tiktokcdn-eu.com'],
  x: ['pbs.twimg.com', 'abs.twimg.com'],
} as const satisfies Record<string, readonly string[]>;

/** The services whose pictures are copied. */
export type ImageProvider = keyof typeof IMAGE_HOSTS;

/** Whether a host is one that a service serves pictures from. */
export function isImageHost(provider: ImageProvider, hostname: string): boolean {
  return IMAGE_HOSTS[provider].some((host) =>
    host.startsWith('.') ? hostname.endsWith(host) : hostname === host,
  );
}
