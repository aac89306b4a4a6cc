import { createHash } from 'node:crypto';
import { loadConfig } from '../../src/config/app-config.js';
import { GoogleClient } from '../../src/providers/google/google.client.js';
import { InstagramClient } from '../../src/providers/instagram/instagram.client.js';
import {
  type LinkageClient,
  type LinkageProviderName,
  type ProviderGrant,
} from '../../src/providers/linkage.client.js';
import { LinkageClientsService } from '../../src/providers/linkage-clients.service.js';
import { ProviderHttpClient } from '../../src/providers/provider-http.client.js';
import { linkageRedirectUri } from '../../src/providers/redirect-uris.js';
import { TiktokClient } from '../../src/providers/tiktok/tiktok.client.js';
import { XClient } from '../../src/providers/x/x.client.js';
import { PUBLIC_URL, testEnvironment } from './test-app.js';
import { type TestSandbox, type ProviderCallback } from './test-sandbox.js';

/** The provider clients of a server, connected to a sandbox. */
export interface TestClients {
  all: LinkageClientsService;
  youtube: GoogleClient;
  instagram: InstagramClient;
  tiktok: TiktokClient;
  x: XClient;
}

/** The PKCE verifier and the state of the authorizations. */
export const VERIFIER = 'v'.repeat(43);
export const STATE = 'state-1';

export function linkageClients(
  { variables }: Pick<TestSandbox, 'variables'>,
  overrides: Record<string, string> = {},
): TestClients {
  const config = loadConfig(testEnvironment({ ...variables, ...overrides }));
  const http = new ProviderHttpClient(config);
  const youtube = new GoogleClient(config, http);
  const instagram = new InstagramClient(config, http);
  const tiktok = new TiktokClient(config, http);
  const x = new XClient(config, http);
  return {
    all: new LinkageClientsService(http, youtube, instagram, tiktok, x),
    youtube,
    instagram,
    tiktok,
    x,
  };
}

/** A deadline for the calls of a test. */
export function deadline(ms = 5000): AbortSignal {
  return AbortSignal.timeout(ms);
}

export function authorizationUrl(client: LinkageClient, provider: LinkageProviderName): string {
  const codeChallenge = createHash('sha256').update(VERIFIER).digest('base64url');
  const redirectUri = linkageRedirectUri(PUBLIC_URL, provider);
  return client.authorizationUrl({ state: STATE, codeChallenge, redirectUri });
}

/** Consents at a provider as a person, and returns the parameters of the callback. */
export function goToProvider(
  clients: TestClients,
  provider: LinkageProviderName,
  sandbox: TestSandbox,
  who: { userId: string },
  decline?: string,
): Promise<ProviderCallback> {
  return sandbox.consent(authorizationUrl(clients[provider], provider), who, decline);
}

/** The grant after a person has consented. */
export async function grantOf(
  clients: TestClients,
  provider: LinkageProviderName,
  sandbox: TestSandbox,
  who: { userId: string },
  decline?: string,
): Promise<ProviderGrant> {
  const { code } = await goToProvider(clients, provider, sandbox, who, decline);
  const redirectUri = linkageRedirectUri(PUBLIC_URL, provider);
  return clients[provider].exchange({ code, codeVerifier: VERIFIER, redirectUri }, deadline());
}
