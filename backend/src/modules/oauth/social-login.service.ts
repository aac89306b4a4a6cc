import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { currentRequest } from '../../common/http/request-context.js';
import { AppConfig } from '../../config/app-config.js';
import { Transactions } from '../../database/transactions.js';
import { LineClient, type LineGrant } from '../../providers/line/line-client.js';
import { hashToken } from '../../security/sessions/refresh-token.js';
import { type IssuedTokens, SessionsService } from '../../security/sessions/sessions.service.js';
import { AccountSuspended } from '../accounts/accounts.errors.js';
import { SocialProviderUnknown, SocialSignUpEnded, SocialUserTaken } from './oauth.errors.js';
import { OauthStatesService, type ReturnedState } from './oauth-states.service.js';
import { SocialGrants } from './social-grants.js';
import { SocialIdentitiesRepository } from './social-identities.repository.js';
import { toSocialProfile } from './social-profile.js';
import { type SocialProvider } from './social-provider.js';
import { type SocialSignUpData, SocialSignUpsRepository } from './social-sign-ups.repository.js';

/** What a browser brings back from a provider. */
export interface SocialReturn extends ReturnedState {
  code: string;
}

/** How a sign-in ends well: signed in, or with a token under which the verified person waits for the sign-up. */
export type SocialLogInOutcome = { tokens: IssuedTokens } | { signUpToken: string };

/** A verified person, as the sign-up is told of them. */
export interface VerifiedPerson {
  /** For the browser's cookie. */
  signUpToken: string;
  userId: string;
  displayName: string;
  /** To be shown once, at the end of the sign-up. */
  authToken: string;
  registered: boolean;
}

/** Signing in with a provider: sending browsers there, and finding out who comes back. */
@Injectable()
export class SocialLoginService {
  private readonly logger = new Logger(SocialLoginService.name);

  constructor(
    private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly states: OauthStatesService,
    private readonly line: LineClient,
    private readonly grants: SocialGrants,
    private readonly identities: SocialIdentitiesRepository,
    private readonly signUps: SocialSignUpsRepository,
    private readonly sessions: SessionsService,
  ) {}

  /** The providers that people can sign in with here. */
  listProviders(): SocialProvider[] {
    return this.line.isOn ? ['line'] : [];
  }

  /**
   * Reads the name of a provider in an address.
   *
   * @throws SocialProviderUnknown where there is none of that name, or it is off
   */
  requireProvider(name: string): SocialProvider {
    const provider = this.listProviders().find((each) => each === name);
    if (!provider) throw new SocialProviderUnknown();
    return provider;
  }

  /** Begins the way to a provider: the address to go to, and the token for the browser's cookie. */
  async begin(provider: SocialProvider): Promise<{ authUrl: string; token: string }> {
    const { token, ...state } = await this.states.begin(provider);
    const language = currentRequest()?.language ?? 'ja';
    return {
      authUrl: this.line.authorizeUrl({ ...state, redirectUri: this.redirectUri(provider), language }),
      token,
    };
  }

  /**
   * Finds out who comes back from a provider. The way is used up before the provider is asked, so that of many calls
   * with one code one has an effect.
   *
   * @throws OauthStateUnknown where this browser was not sent there, or has come back before
   * @throws GrantRefused, IdentityNotVerified, ProviderUnavailable
   */
  async verify(provider: SocialProvider, { code, token, state }: SocialReturn): Promise<LineGrant> {
    const proof = await this.states.take(provider, { token, state });
    return this.line.exchange({ code, ...proof, redirectUri: this.redirectUri(provider) });
  }

  /**
   * Signs somebody in who has an account, and keeps the identity of somebody who has none.
   *
   * @throws AccountSuspended
   */
  async logIn(
    provider: SocialProvider,
    returned: SocialReturn,
    userAgent: string | null,
  ): Promise<SocialLogInOutcome> {
    const grant = await this.verify(provider, returned);
    const profile = toSocialProfile(grant.identity);
    const owner = await this.identities.findOwner(provider, profile.providerUserId);
    if (!owner || owner.withdrawn) {
      const { signUpToken } = await this.keep(provider, grant);
      return { signUpToken };
    }
    const { accountId, suspended } = owner;
    if (suspended) throw new AccountSuspended();
    const tokens = await this.transactions.run(async (tx) => {
      const sealedTokens = this.grants.seal(grant.tokens);
      await this.identities.update(tx, { ...profile, accountId, provider, sealedTokens });
      return this.sessions.begin(tx, accountId, userAgent);
    });
    this.logger.log({ event: 'login.succeeded', provider, accountId });
    return { tokens };
  }

  /**
   * Tells the sign-up who comes back from a provider.
   *
   * @param unique whether somebody who has an account is a failure
   * @throws SocialUserTaken where `unique` and the person has an account
   */
  async identify(
    provider: SocialProvider,
    returned: SocialReturn,
    { unique }: { unique: boolean },
  ): Promise<VerifiedPerson> {
    const grant = await this.verify(provider, returned);
    const registered = await this.isRegistered(provider, grant.identity.userId);
    if (registered && unique) {
      await this.transactions.run((tx) => this.grants.release(tx, this.grants.seal(grant.tokens), 'revoke'));
      throw new SocialUserTaken();
    }
    const authToken = newToken();
    const { signUpToken, profile } = await this.keep(provider, grant, authToken);
    const { providerUserId: userId, displayName } = profile;
    return { signUpToken, userId, displayName, authToken, registered };
  }

  /**
   * Tells the sign-up who waits for it in this browser, with a new token to be shown at its end.
   *
   * @throws SocialSignUpEnded where nobody does
   * @throws SocialUserTaken where `unique` and the person has an account meanwhile
   */
  async recall(
    provider: SocialProvider,
    signUpToken: string | null,
    { unique }: { unique: boolean },
  ): Promise<VerifiedPerson> {
    if (signUpToken === null) throw new SocialSignUpEnded();
    const authToken = newToken();
    const signUp = await this.signUps.renewAuthToken(provider, hashToken(signUpToken), hashToken(authToken));
    if (!signUp) throw new SocialSignUpEnded();
    const { providerUserId: userId, displayName } = signUp;
    const registered = await this.isRegistered(provider, userId);
    if (registered && unique) throw new SocialUserTaken();
    return { signUpToken, userId, displayName, authToken, registered };
  }

  private async isRegistered(provider: SocialProvider, userId: string): Promise<boolean> {
    const owner = await this.identities.findOwner(provider, userId);
    return owner !== null && !owner.withdrawn;
  }

  /** Keeps a verified person for the sign-up in this browser. */
  private async keep(provider: SocialProvider, { identity, tokens }: LineGrant, authToken?: string) {
    const signUpToken = newToken();
    const profile = toSocialProfile(identity);
    const signUp: SocialSignUpData = {
      ...profile,
      provider,
      tokenHash: hashToken(signUpToken),
      authTokenHash: authToken === undefined ? null : hashToken(authToken),
      sealedTokens: this.grants.seal(tokens),
      expiresAt: new Date(Date.now() + this.config.flows.tokenTtlS * 1000),
    };
    await this.transactions.run((tx) => this.signUps.insert(tx, signUp));
    this.logger.log({ event: 'social-sign-up.begun', provider });
    return { signUpToken, profile };
  }

  /** Where providers send browsers back to: always the bare address, as it is registered there. */
  private redirectUri(provider: SocialProvider): string {
    return `${this.config.publicUrl}/login/${provider}`;
  }
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}
