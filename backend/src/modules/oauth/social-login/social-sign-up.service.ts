import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { requestLanguage } from '../../../common/http/request-context.js';
import { TransactionsService } from '../../../database/transactions.service.js';
import { equal, hashToken } from '../../../security/token-hash.js';
import { type IssuedTokens, SessionsService } from '../../../security/sessions/sessions.service.js';
import { AccountCreationService } from '../../accounts/account-creation.service.js';
import { DocumentsService } from '../../documents/documents.service.js';
import { IdentityOwnerReadModel } from './identity-owner.read-model.js';
import { SocialSignUpEnded, SocialUserTaken } from './social-login.errors.js';
import { SocialIdentitiesRepository } from './social-identities.repository.js';
import { type SocialProvider } from '../authorization/social-provider.js';
import { type SocialSignUp } from './social-sign-up.entity.js';
import { SocialSignUpsRepository } from './social-sign-ups.repository.js';

/** The sign-up form, with proof of the verified identity. */
export interface SocialSignUpInput {
  displayId: string;
  displayName: string;
  userId: string;
  authToken: string;
  /** The token in the browser's cookie. */
  signUpToken: string | null;
}

/** Completes social sign-ups. */
@Injectable()
export class SocialSignUpService {
  constructor(
    private readonly transactions: TransactionsService,
    private readonly signUps: SocialSignUpsRepository,
    private readonly identities: SocialIdentitiesRepository,
    private readonly owners: IdentityOwnerReadModel,
    private readonly accountCreation: AccountCreationService,
    private readonly sessions: SessionsService,
    private readonly documents: DocumentsService,
  ) {}

  /**
   * Creates the account and its first session. The provider's email is not used: the owner has to confirm one.
   *
   * @throws SocialSignUpEnded if the user was not verified in this browser, or the token is invalid
   * @throws SocialUserTaken if another account has this identity
   * @throws DisplayIdTaken; the sign-up can be continued
   */
  async complete(
    provider: SocialProvider,
    input: SocialSignUpInput,
    userAgent: string | null,
  ): Promise<IssuedTokens> {
    return this.transactions.run(async (tx) => {
      const signUp = await this.requireVerified(tx, provider, input);
      const { providerUserId, displayName, email, sealedTokens } = signUp;
      const withdrawnId = await this.releaseFromWithdrawn(tx, provider, providerUserId);
      const accountId = await this.accountCreation.createOfIdentity(tx, {
        displayId: input.displayId,
        displayName: input.displayName,
        language: requestLanguage(),
        termsVersion: this.documents.termsVersion,
        withdrawnId,
      });
      const identity = { accountId, provider, providerUserId, displayName, email, sealedTokens };
      await this.identities.insert(tx, identity);
      await this.signUps.delete(tx, signUp.id);
      return this.sessions.begin(tx, accountId, userAgent);
    });
  }

  private async requireVerified(
    tx: EntityManager,
    provider: SocialProvider,
    { userId, authToken, signUpToken }: SocialSignUpInput,
  ): Promise<SocialSignUp> {
    if (signUpToken === null) throw new SocialSignUpEnded();
    const signUp = await this.signUps.findForUpdate(tx, provider, hashToken(signUpToken));
    if (!signUp?.authTokenHash || !equal(signUp.authTokenHash, hashToken(authToken)))
      throw new SocialSignUpEnded();
    if (signUp.providerUserId !== userId) throw new SocialSignUpEnded();
    return signUp;
  }

  /**
   * A withdrawn account does not prevent a new one.
   *
   * @returns its ID, if there is one
   * @throws SocialUserTaken if the user has an active account
   */
  private async releaseFromWithdrawn(
    tx: EntityManager,
    provider: SocialProvider,
    providerUserId: string,
  ): Promise<string | null> {
    const owner = await this.owners.find(provider, providerUserId, tx);
    if (!owner) return null;
    if (!owner.withdrawn) throw new SocialUserTaken();
    await this.identities.delete(tx, owner.accountId, provider);
    return owner.accountId;
  }
}
