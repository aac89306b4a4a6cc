import { LINE_CHANNEL } from './line/channel.js';

/** Only this machine reaches the sandbox: it lets anybody sign in as anybody. */
export const SANDBOX_HOST = '127.0.0.1';

/** Where a sandbox on a port is. */
export function sandboxUrl(port: number): string {
  return `http://${SANDBOX_HOST}:${port}`;
}

/** The variables with which a server talks to the sandbox at an address instead of LINE. */
export function sandboxLineVariables(url: string): Record<string, string> {
  return {
    LINE_CLIENT_ID: LINE_CHANNEL.id,
    LINE_CLIENT_SECRET: LINE_CHANNEL.secret,
    LINE_ACCESS_BASE: `${url}/line`,
    LINE_API_BASE: `${url}/line`,
    LINE_ISSUER: LINE_CHANNEL.issuer,
  };
}
