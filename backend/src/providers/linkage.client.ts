/** The providers whose accounts can be linked. */
export const LINKAGE_PROVIDER_NAMES = ['youtube', 'instagram', 'tiktok', 'x'] as const;

export type LinkageProviderName = (typeof LINKAGE_PROVIDER_NAMES)[number];

/** The parameters of an authorization URL. */
export interface AuthorizationRequest {
  state: string;
  /** The S256 PKCE challenge; ignored by providers without PKCE. */
  codeChallenge: string;
  /** Exactly as registered at the provider. */
  redirectUri: string;
}

/** The parameters of a code exchange. */
export interface TokenRequest {
  code: string;
  codeVerifier: string;
  redirectUri: string;
}

/** The tokens of a grant. */
export interface ProviderGrant {
  accessToken: string;
  /** Null for Instagram, which renews the access token itself. */
  refreshToken: string | null;
  /** When the access token expires; null if unknown. */
  expiresAt: Date | null;
  /** When the refresh token expires; null if never or unknown. */
  refreshExpiresAt: Date | null;
  /** The granted scopes, possibly fewer than requested. */
  scopes: readonly string[];
}

/** An account that a grant gives access to. */
export interface ProviderChannel {
  /** The permanent ID at the provider. */
  providerAccountId: string;
  /** The display name. */
  name: string;
  /** The name in profile URLs; null if the provider does not return it (TikTok). */
  handle: string | null;
  /** A picture at the provider, to be copied; the URL may expire. */
  thumbnailUrl: string | null;
}

/**
 * A client for linking accounts of one provider. Calls are aborted by the `deadline`; calls for one incoming
 * request share it.
 */
export interface LinkageClient {
  /** Whether the provider is configured. */
  readonly isConfigured: boolean;

  /** The URL of the consent page. */
  authorizationUrl(request: AuthorizationRequest): string;

  /**
   * Exchanges a code for a grant.
   *
   * @throws GrantRefused if the code is rejected or a required scope is missing
   * @throws ProviderUnavailable
   */
  exchange(request: TokenRequest, deadline: AbortSignal): Promise<ProviderGrant>;

  /**
   * The linkable accounts of a grant; may be empty.
   *
   * @throws GrantDead, ProviderUnavailable
   */
  channels(accessToken: string, deadline: AbortSignal): Promise<ProviderChannel[]>;

  /**
   * Renews a grant. Providers that rotate refresh tokens invalidate the old one: callers must not renew
   * concurrently, and must store the result.
   *
   * @throws GrantDead if the account has to be linked again
   * @throws ProviderUnavailable
   */
  refresh(grant: ProviderGrant, deadline: AbortSignal): Promise<ProviderGrant>;

  /**
   * Revokes a grant. Succeeds if it is already invalid. Does nothing for Instagram, which has no revocation
   * endpoint.
   *
   * @throws ProviderUnavailable
   */
  revoke(grant: ProviderGrant, deadline: AbortSignal): Promise<void>;
}
