import { Injectable, Logger } from '@nestjs/common';
import { Transactions } from '../../database/transactions.js';
import { type IssuedTokens } from '../../security/sessions/sessions.service.js';
import { AccountSuspended } from '../accounts/accounts.errors.js';
import { IdentityOwnerReadModel } from './identity-owner.read-model.js';
import { SocialUserUnknown } from './oauth.errors.js';
import { SocialGrants } from './social-grants.js';
import { SocialIdentitiesRepository } from './social-identities.repository.js';
import { toSocialProfile } from './social-profile.js';
import { type SocialProvider } from './social-provider.js';
import { type SigningInDevice, SocialSignIns } from './social-sign-ins.js';
import { SocialVerificationService } from './social-verification.service.js';
import { type SocialReturn, SocialWaysService } from './social-ways.service.js';

/** How a sign-in ends well: signed in, or with a token under which the verified person waits for the sign-up. */
export type SocialLogInOutcome = { tokens: IssuedTokens } | { signUpToken: string };

/** Logging in with a provider. */
@Injectable()
export class SocialLoginService {
  private readonly logger = new Logger(SocialLoginService.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly ways: SocialWaysService,
    private readonly verification: SocialVerificationService,
    private readonly grants: SocialGrants,
    private readonly identities: SocialIdentitiesRepository,
    private readonly owners: IdentityOwnerReadModel,
    private readonly signIns: SocialSignIns,
  ) {}

  /**
   * Signs somebody in who has an account, and keeps the identity of somebody who has none.
   *
   * @throws AccountSuspended
   * @throws SocialUserUnknown where the account is disconnected meanwhile
   */
  async logIn(
    provider: SocialProvider,
    returned: SocialReturn,
    device: SigningInDevice,
  ): Promise<SocialLogInOutcome> {
    const grant = await this.ways.verify(provider, returned);
    const profile = toSocialProfile(grant.identity);
    const owner = await this.owners.find(provider, profile.providerUserId);
    if (!owner || owner.withdrawn) {
      const { signUpToken } = await this.verification.keep(provider, grant);
      return { signUpToken };
    }
    const { accountId, suspended } = owner;
    if (suspended) throw new AccountSuspended();
    const tokens = await this.transactions.run(async (tx) => {
      const sealedTokens = this.grants.seal(grant.tokens);
      const identity = { ...profile, accountId, provider, sealedTokens };
      // Disconnected in the same moment: what was read above does not hold any more.
      if (!(await this.identities.update(tx, identity))) throw new SocialUserUnknown();
      return this.signIns.begin(tx, accountId, device);
    });
    this.logger.log({ event: 'login.succeeded', provider, accountId });
    return { tokens };
  }
}
