/** The providers at which creators link their accounts. */
export const LINKAGE_PROVIDER_NAMES = ['youtube', 'instagram', 'tiktok', 'x'] as const;

export type LinkageProviderName = (typeof LINKAGE_PROVIDER_NAMES)[number];

/** The parameters of an authorization URL. */
export interface AuthorizationRequest {
  state: string;
  /** Of the PKCE verifier, S256; left out for providers without PKCE. */
  codeChallenge: string;
  /** As it is registered at the provider, to the letter. */
  redirectUri: string;
}

/** What a code is exchanged with. */
export interface TokenRequest {
  code: string;
  codeVerifier: string;
  redirectUri: string;
}

/** The tokens of a creator's consent, for as long as it is not taken back. */
export interface ProviderGrant {
  accessToken: string;
  /** Null where there is none: Instagram renews the access token itself. */
  refreshToken: string | null;
  /** When the access token ends; null where the provider does not tell. */
  expiresAt: Date | null;
  /** When the refresh token ends; null where it does not, or the provider does not tell. */
  refreshExpiresAt: Date | null;
  /** What was granted, which can be less than was asked for. */
  scopes: readonly string[];
}

/** An account at a provider that a grant opens. */
export interface ProviderChannel {
  /** Names it for good, at this provider. */
  providerAccountId: string;
  /** What people know it as. */
  name: string;
  /** The name that addresses of the provider know it under; null where the provider does not tell (TikTok). */
  handle: string | null;
  /** A picture at the provider's own host, to be copied; it may end soon. */
  thumbnailUrl: string | null;
}

/**
 * A provider, as far as linking an account needs it. Each call ends with its deadline; calls that one request of ours
 * waits for share one.
 */
export interface LinkageClient {
  /** Whether the provider knows us here. */
  readonly isOn: boolean;

  /** The address of the provider's consent page. */
  authorizationUrl(request: AuthorizationRequest): string;

  /**
   * Exchanges a code for a grant.
   *
   * @throws GrantRefused where the provider does not take the code, or the creator has granted too little
   * @throws ProviderUnavailable
   */
  exchange(request: TokenRequest, deadline: AbortSignal): Promise<ProviderGrant>;

  /**
   * The accounts that a grant opens and that can be linked; none where the creator has none of that kind.
   *
   * @throws GrantDead, ProviderUnavailable
   */
  channels(accessToken: string, deadline: AbortSignal): Promise<ProviderChannel[]>;

  /**
   * Renews a grant. Where the provider rotates refresh tokens, the one that was shown is worthless from then on:
   * whoever calls sees to it that a grant is renewed once at a time, and that what comes back is kept.
   *
   * @throws GrantDead where only the creator can renew it
   * @throws ProviderUnavailable
   */
  refresh(grant: ProviderGrant, deadline: AbortSignal): Promise<ProviderGrant>;

  /**
   * Makes the tokens of a grant worthless; that they are already is no failure. Instagram has no call for it: there a
   * grant ends in the creator's own settings, or with its time.
   *
   * @throws ProviderUnavailable
   */
  revoke(grant: ProviderGrant, deadline: AbortSignal): Promise<void>;
}
