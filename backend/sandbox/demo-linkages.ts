import { type INestApplicationContext } from '@nestjs/common';
import { isLoopbackHost } from '../src/config/environment.js';
import { type LinkageProvider } from '../src/modules/oauth/authorization/linkage-provider.js';
import { LinkageRegistrationService } from '../src/modules/oauth/linkages/linkage-registration.service.js';
import { LinkageAuthorizationService } from '../src/modules/oauth/authorization/linkage-authorization.service.js';
import { type NewLinkage } from '../src/modules/oauth/linkages/linkages.repository.js';
import { LinkageClientsService } from '../src/providers/linkage-clients.service.js';
import { HANAKO } from './providers/hanako.js';

/** The demo creator's accounts at the sandbox's providers. */
export const DEMO_LINKAGES: Pick<
  NewLinkage,
  'provider' | 'providerAccountId' | 'handle' | 'snsAccountName'
>[] = [
  {
    provider: 'youtube',
    providerAccountId: HANAKO.youtube.id,
    handle: HANAKO.youtube.id,
    snsAccountName: HANAKO.youtube.title,
  },
  {
    provider: 'instagram',
    providerAccountId: HANAKO.instagram.userId,
    handle: HANAKO.instagram.username,
    snsAccountName: HANAKO.instagram.username,
  },
  {
    provider: 'tiktok',
    providerAccountId: HANAKO.tiktok.userId,
    handle: HANAKO.tiktok.username,
    snsAccountName: HANAKO.tiktok.displayName,
  },
  {
    provider: 'x',
    providerAccountId: HANAKO.x.userId,
    handle: HANAKO.x.username,
    snsAccountName: HANAKO.x.username,
  },
];

/** The person to choose on each consent page. */
const PEOPLE: Record<LinkageProvider, { userId: string }> = {
  youtube: HANAKO.google,
  instagram: HANAKO.instagram,
  tiktok: HANAKO.tiktok,
  x: HANAKO.x,
};

/** Whether the sandbox replaces a provider; only there can the seed consent for somebody. */
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
