import { type LinkageProviderName } from './linkage.client.js';

/** The redirect URI for linking accounts: without language, as registered at the provider. */
export function linkageRedirectUri(publicUrl: string, provider: LinkageProviderName): string {
  return `${publicUrl}/profile/linkage/${provider}`;
}

/** The redirect URI for social login. */
export function loginRedirectUri(publicUrl: string, provider: 'line'): string {
  return `${publicUrl}/login/${provider}`;
}
