import { Injectable, Logger } from '@nestjs/common';
import { TransactionsService } from '../../../database/transactions.service.js';
import { type IssuedTokens } from '../../../security/sessions/sessions.service.js';
import { AccountSuspended } from '../../accounts/accounts.errors.js';
import { IdentityOwnerReadModel } from './identity-owner.read-model.js';
import { SocialUserUnknown } from './social-login.errors.js';
import { SocialGrantsService } from './social-grants.service.js';
import { SocialIdentitiesRepository } from './social-identities.repository.js';
import { toSocialProfile } from './social-profile.js';
import { type SocialProvider } from '../authorization/social-provider.js';
import { type SigningInDevice, SocialSessionsService } from './social-sessions.service.js';
import { SocialVerificationService } from './social-verification.service.js';
import {
  type SocialCallback,
  SocialAuthorizationService,
} from '../authorization/social-authorization.service.js';

/** The result of a login: a session, or a pending sign-up. */
export type SocialLogInOutcome = { tokens: IssuedTokens } | { signUpToken: string };

@Injectable()
export class SocialLoginService {
  private readonly logger = new Logger(SocialLoginService.name);

  constructor(
    private readonly transactions: TransactionsService,
    private readonly authorization: SocialAuthorizationService,
    private readonly verification: SocialVerificationService,
    private readonly grants: SocialGrantsService,
    private readonly identities: SocialIdentitiesRepository,
    private readonly owners: IdentityOwnerReadModel,
    private readonly sessions: SocialSessionsService,
  ) {}

  /**
   * Logs a user in, or starts a sign-up if they have no account.
   *
   * @throws AccountSuspended
   * @throws SocialUserUnknown if the account was disconnected meanwhile
   */
  async logIn(
    provider: SocialProvider,
    returned: SocialCallback,
    device: SigningInDevice,
  ): Promise<SocialLogInOutcome> {
    const grant = await this.authorization.verify(provider, returned);
    const profile = toSocialProfile(grant.identity);
    const owner = await this.owners.find(provider, profile.providerUserId);
    if (!owner || owner.withdrawn) {
      const { signUpToken } = await this.verification.keep(provider, grant);
      return { signUpToken };
    }
    const { accountId, suspended } = owner;
    if (suspended) {
      await this.grants.discard(grant.tokens);
      throw new AccountSuspended();
    }
    // Null if the account was disconnected meanwhile.
    const tokens = await this.transactions.run(async (tx) => {
      const sealedTokens = this.grants.seal(grant.tokens);
      const identity = { ...profile, accountId, provider, sealedTokens };
      return (await this.identities.update(tx, identity)) ? this.sessions.begin(tx, accountId, device) : null;
    });
    if (tokens === null) {
      await this.grants.discard(grant.tokens);
      throw new SocialUserUnknown();
    }
    this.logger.log({ event: 'login.succeeded', provider, accountId });
    return { tokens };
  }
}
