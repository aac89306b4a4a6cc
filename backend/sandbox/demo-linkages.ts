import { type INestApplicationContext } from '@nestjs/common';
import { isLoopbackHost } from '../src/config/environment.js';
import { type LinkageProvider } from '../src/modules/oauth/authorization/linkage-provider.js';
import { LinkageRegistrationService } from '../src/modules/oauth/linkages/linkage-registration.service.js';
import { LinkageAuthorizationService } from '../src/modules/oauth/authorization/linkage-authorization.service.js';
import { type NewLinkage } from '../src/modules/oauth/linkages/linkages.repository.js';
import { LinkageClientsService } from '../src/providers/linkage-clients.service.js';
import { HANAKO } from './providers/hanako.js';

/** The demo creator's accounts at the sandbox's providers. */
export const DEMO_LINKAGES = [
  linkage('youtube', HANAKO.youtube.id, HANAKO.youtube.id, HANAKO.youtube.title),
  linkage('instagram', HANAKO.instagram.userId, HANAKO.instagram.username),
  linkage('tiktok', HANAKO.tiktok.userId, HANAKO.tiktok.username, HANAKO.tiktok.displayName),
  linkage('x', HANAKO.x.userId, HANAKO.x.username),
];

function linkage(
  provider: LinkageProvider,
  providerAccountId: string,
  handle: string,
  snsAccountName = handle,
): Omit<NewLinkage, 'pictureId' | 'grantId'> {
  return { provider, providerAccountId, handle, snsAccountName };
}

/** The person to choose on each consent page. */
const PEOPLE: Record<LinkageProvider, { userId: string }> = {
  youtube: HANAKO.google,
  instagram: HANAKO.instagram,
  tiktok: HANAKO.tiktok,
  x: HANAKO.x,
};

/** Whether the sandbox replaces a provider; only there can the seed consent for a person. */
export function isSandboxed(app: INestApplicationContext, provider: LinkageProvider): boolean {
  const client = app.get(LinkageClientsService, { strict: false }).of(provider);
  if (!client.isConfigured) return false;
  const page = client.authorizationUrl({ state: '', codeChallenge: '', redirectUri: '' });
  return isLoopbackHost(new URL(page).hostname);
}

/** Links the demo creator's accounts at the sandbox's providers through the regular flow. */
export async function linkDemoAccounts(app: INestApplicationContext, accountId: string): Promise<void> {
  const authorization = app.get(LinkageAuthorizationService, { strict: false });
  const registration = app.get(LinkageRegistrationService, { strict: false });
  for (const provider of authorization.listProviders()) {
    if (!isSandboxed(app, provider)) continue;
    const { authUrl, token } = await authorization.begin(accountId, provider);
    const consent = new URL(authUrl);
    consent.searchParams.set('login_hint', PEOPLE[provider].userId);
    const answer = await fetch(consent, { redirect: 'manual' });
    const { searchParams } = new URL(answer.headers.get('location') ?? '');
    await registration.register(accountId, provider, {
      token,
      code: searchParams.get('code') ?? '',
      state: searchParams.get('state') ?? '',
      userId: provider === 'tiktok' ? HANAKO.tiktok.username : undefined,
    });
  }
}
