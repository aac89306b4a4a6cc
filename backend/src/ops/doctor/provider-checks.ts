import { type AppConfig } from '../../config/app-config.js';
import { isLoopbackHost } from '../../config/environment.js';
import { reasonOf } from '../../database/probe.js';
import { GoogleClient } from '../../providers/google/google.client.js';
import { InstagramClient } from '../../providers/instagram/instagram.client.js';
import { LineClient } from '../../providers/line/line.client.js';
import { type AuthorizationRequest } from '../../providers/linkage.client.js';
import { ProviderHttpClient } from '../../providers/provider-http.client.js';
import { linkageRedirectUri, loginRedirectUri } from '../../providers/redirect-uris.js';
import { TiktokClient } from '../../providers/tiktok/tiktok.client.js';
import { XClient } from '../../providers/x/x.client.js';
import { type Finding, findings } from './finding.js';

const TIMEOUT_MS = 5000;

/** The authorization request is never completed. */
const ASK = { state: 'doctor', codeChallenge: 'd'.repeat(43) };

const provider = findings('provider');

interface ConfiguredProvider {
  name: string;
  /** The redirect URI, which has to be registered with the provider. */
  redirectUri: string;
  authorizationUrl: (ask: AuthorizationRequest) => string;
}

/** Checks that the configured providers accept the redirect URI. */
export async function checkProviders(config: AppConfig): Promise<Finding[]> {
  const configured = listConfigured(config);
  if (configured.length === 0) {
    return [provider.ok('None is configured; there is no login with LINE, and no accounts can be linked.')];
  }
  return Promise.all(configured.map((each) => checkProvider(each, config)));
}

function listConfigured(config: AppConfig): ConfiguredProvider[] {
  const { publicUrl } = config;
  const http = new ProviderHttpClient(config);
  const line = new LineClient(config, http);
  const linkages = [
    { name: 'YouTube', of: 'youtube', client: new GoogleClient(config, http) },
    { name: 'Instagram', of: 'instagram', client: new InstagramClient(config, http) },
    { name: 'TikTok', of: 'tiktok', client: new TiktokClient(config, http) },
    { name: 'X', of: 'x', client: new XClient(config, http) },
  ] as const;
  const configured = linkages
    .filter(({ client }) => client.isConfigured)
    .map(({ name, of, client }) => ({
      name,
      redirectUri: linkageRedirectUri(publicUrl, of),
      authorizationUrl: (ask: AuthorizationRequest) => client.authorizationUrl(ask),
    }));
  if (!line.isConfigured) return configured;
  const authorizationUrl = (ask: AuthorizationRequest) =>
    line.authorizeUrl({ ...ask, nonce: ASK.state, language: 'en' });
  return [
    ...configured,
    { name: 'LINE', redirectUri: loginRedirectUri(publicUrl, 'line'), authorizationUrl },
  ];
}

/** Requests the consent page as a browser would; nobody consents. */
async function checkProvider(
  { name: realName, redirectUri, authorizationUrl }: ConfiguredProvider,
  { secure, publicUrlIsLoopback }: AppConfig,
): Promise<Finding> {
  const page = new URL(authorizationUrl({ ...ASK, redirectUri }));
  const name = isLoopbackHost(page.hostname) ? `${realName} (a stand-in on this machine)` : realName;
  if (!secure && !publicUrlIsLoopback)
    return provider.fault(`${name} does not redirect to ${redirectUri}, because it is not https.`);
  try {
    const { status, headers } = await fetch(page, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (status === 400 || /\/error\b/.test(headers.get('location') ?? ''))
      return provider.fault(
        `${name} rejects the request: register ${redirectUri} there, and check the client ID.`,
      );
    if (status > 400)
      return provider.warning(`${name} did not confirm the configuration (status ${status}).`);
    return provider.ok(`${name} accepts ${redirectUri}, which must be registered there.`);
  } catch (error) {
    const reason = error instanceof Error && error.cause !== undefined ? error.cause : error;
    return provider.warning(`${name} cannot be reached from here (${reasonOf(reason)}).`);
  }
}
