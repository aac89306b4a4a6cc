import { type LinkageProviderName } from './linkage.client.js';

/** Where people come back to who link an account: always the bare address, as it is registered at the provider. */
export function linkageRedirectUri(publicUrl: string, provider: LinkageProviderName): string {
  return `${publicUrl}/profile/linkage/${provider}`;
}

/** Where people come back to who sign in. */
export function loginRedirectUri(publicUrl: string, provider: 'line'): string {
  return `${publicUrl}/login/${provider}`;
}
