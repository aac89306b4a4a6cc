import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { AppConfig } from '../../../config/app-config.js';
import { TransactionsService } from '../../../database/transactions.service.js';
import { type LineGrant } from '../../../providers/line/line.client.js';
import { hashToken } from '../../../security/token-hash.js';
import { SocialSignUpEnded, SocialUserTaken } from './social-login.errors.js';
import { SocialGrantsService } from './social-grants.service.js';
import { IdentityOwnerReadModel } from './identity-owner.read-model.js';
import { type SocialProfile, toSocialProfile } from './social-profile.js';
import { type SocialProvider } from '../authorization/social-provider.js';
import { type SocialSignUpData, SocialSignUpsRepository } from './social-sign-ups.repository.js';
import {
  type SocialCallback,
  SocialAuthorizationService,
} from '../authorization/social-authorization.service.js';

/** A verified user, as returned to the sign-up. */
export interface VerifiedPerson {
  /** For the browser's cookie. */
  signUpToken: string;
  userId: string;
  displayName: string;
  /** Required once, to complete the sign-up. */
  authToken: string;
  registered: boolean;
}

/** Verifies users for a sign-up and remembers them for this browser. */
@Injectable()
export class SocialVerificationService {
  private readonly logger = new Logger(SocialVerificationService.name);

  constructor(
    private readonly config: AppConfig,
    private readonly transactions: TransactionsService,
    private readonly authorization: SocialAuthorizationService,
    private readonly grants: SocialGrantsService,
    private readonly owners: IdentityOwnerReadModel,
    private readonly signUps: SocialSignUpsRepository,
  ) {}

  /**
   * Verifies the returning user.
   *
   * @param unique whether to fail if the user has an account
   * @throws SocialUserTaken if `unique` and the user has an account
   */
  async identify(
    provider: SocialProvider,
    returned: SocialCallback,
    { unique }: { unique: boolean },
  ): Promise<VerifiedPerson> {
    const grant = await this.authorization.verify(provider, returned);
    const registered = await this.isRegistered(provider, grant.identity.userId);
    if (registered && unique) {
      await this.grants.discard(grant.tokens);
      throw new SocialUserTaken();
    }
    const authToken = newToken();
    const { signUpToken, profile } = await this.keep(provider, grant, authToken);
    const { providerUserId: userId, displayName } = profile;
    return { signUpToken, userId, displayName, authToken, registered };
  }

  /**
   * Returns the pending sign-up of this browser, with a new completion token.
   *
   * @throws SocialSignUpEnded if there is none
   * @throws SocialUserTaken if `unique` and the user has an account
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

  /** Stores a verified user for a sign-up in this browser. */
  async keep(
    provider: SocialProvider,
    { identity, tokens }: LineGrant,
    authToken?: string,
  ): Promise<{ signUpToken: string; profile: SocialProfile }> {
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

  private async isRegistered(provider: SocialProvider, userId: string): Promise<boolean> {
    const owner = await this.owners.find(provider, userId);
    return owner !== null && !owner.withdrawn;
  }
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}
