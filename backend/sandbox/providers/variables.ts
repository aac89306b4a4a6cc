import { SANDBOX_CLIENTS } from './clients.js';
import { LINE_CHANNEL } from './line/channel.js';

/** The sandbox only listens on loopback: it lets anybody sign in as anybody. */
export const SANDBOX_HOST = '127.0.0.1';

/** The sandbox's URL. */
export function sandboxUrl(port: number): string {
  return `http://${SANDBOX_HOST}:${port}`;
}

/** The providers that the sandbox can replace. */
export const SANDBOX_PROVIDERS = ['google', 'instagram', 'tiktok', 'x', 'line'] as const;

export type SandboxProvider = (typeof SANDBOX_PROVIDERS)[number];

/** The variables that point a server to the sandbox for some providers. */
export function sandboxVariables(
  url: string,
  providers: readonly SandboxProvider[] = SANDBOX_PROVIDERS,
): Record<string, string> {
  return Object.fromEntries(providers.flatMap((each) => Object.entries(VARIABLES[each](`${url}/${each}`))));
}

const VARIABLES: Record<SandboxProvider, (base: string) => Record<string, string>> = {
  google: (base) => ({
    GOOGLE_CLIENT_ID: SANDBOX_CLIENTS.google.id,
    GOOGLE_CLIENT_SECRET: SANDBOX_CLIENTS.google.secret,
    GOOGLE_AUTH_URL: `${base}/o/oauth2/v2/auth`,
    GOOGLE_TOKEN_URL: `${base}/token`,
    GOOGLE_REVOKE_URL: `${base}/revoke`,
    YOUTUBE_API_BASE: base,
  }),
  instagram: (base) => ({
    INSTAGRAM_CLIENT_ID: SANDBOX_CLIENTS.instagram.id,
    INSTAGRAM_CLIENT_SECRET: SANDBOX_CLIENTS.instagram.secret,
    INSTAGRAM_AUTH_BASE: base,
    INSTAGRAM_API_BASE: base,
    INSTAGRAM_GRAPH_BASE: base,
  }),
  tiktok: (base) => ({
    TIKTOK_CLIENT_ID: SANDBOX_CLIENTS.tiktok.id,
    TIKTOK_CLIENT_SECRET: SANDBOX_CLIENTS.tiktok.secret,
    TIKTOK_WEB_BASE: base,
    TIKTOK_API_BASE: base,
  }),
  x: (base) => ({
    X_CLIENT_ID: SANDBOX_CLIENTS.x.id,
    X_CLIENT_SECRET: SANDBOX_CLIENTS.x.secret,
    X_WEB_BASE: base,
    X_API_BASE: base,
  }),
  line: (base) => ({
    LINE_CLIENT_ID: LINE_CHANNEL.id,
    LINE_CLIENT_SECRET: LINE_CHANNEL.secret,
    LINE_ACCESS_BASE: base,
    LINE_API_BASE: base,
    LINE_ISSUER: LINE_CHANNEL.issuer,
  }),
};
