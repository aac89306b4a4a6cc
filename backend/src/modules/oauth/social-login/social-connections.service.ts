import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { currentRequest } from '../../../common/http/request-context.js';
import { TransactionsService } from '../../../database/transactions.service.js';
import { SessionsService, type SignedIn } from '../../../security/sessions/sessions.service.js';
import { AccountEventsService } from '../../accounts/account-events.service.js';
import { AccountMailsService } from '../../accounts/account-mails.service.js';
import { AccountsService } from '../../accounts/accounts.service.js';
import { type OwnAccountView } from '../../accounts/account.read-model.js';
import { IdentityOwnerReadModel } from './identity-owner.read-model.js';
import { LastWayIn, NotConnected, SocialUserTaken } from './social-login.errors.js';
import { SocialGrantsService } from './social-grants.service.js';
import { type IdentityData, SocialIdentitiesRepository } from './social-identities.repository.js';
import { toSocialProfile } from './social-profile.js';
import { SOCIAL_PROVIDERS, type SocialProvider } from '../authorization/social-provider.js';
import {
  type SocialCallback,
  SocialAuthorizationService,
} from '../authorization/social-authorization.service.js';

/** Connects accounts with social login providers, and disconnects them. */
@Injectable()
export class SocialConnectionsService implements OnModuleInit {
  private readonly logger = new Logger(SocialConnectionsService.name);

  constructor(
    private readonly transactions: TransactionsService,
    private readonly authorization: SocialAuthorizationService,
    private readonly grants: SocialGrantsService,
    private readonly identities: SocialIdentitiesRepository,
    private readonly owners: IdentityOwnerReadModel,
    private readonly accounts: AccountsService,
    private readonly mails: AccountMailsService,
    private readonly sessions: SessionsService,
    private readonly accountEvents: AccountEventsService,
  ) {}

  onModuleInit(): void {
    this.accountEvents.onRecovered((tx, accountId, since) => this.removeSince(tx, accountId, since));
  }

  /**
   * Connects the account with the verified user, replacing a previous one.
   *
   * The owner is notified by mail.
   *
   * @throws FreshProofNeeded if the session was not confirmed recently
   * @throws SocialUserTaken if another account has this identity
   */
  async connect(
    { accountId, sessionId }: SignedIn,
    provider: SocialProvider,
    returned: SocialCallback,
  ): Promise<OwnAccountView> {
    // Before the code is consumed, so that the call can be repeated.
    await this.sessions.requireFreshProof(sessionId);
    const { identity, tokens } = await this.authorization.verify(provider, returned);
    const sealedTokens = this.grants.seal(tokens);
    const connection = { ...toSocialProfile(identity), accountId, provider, sealedTokens };
    try {
      await this.transactions.run((tx) => this.keep(tx, connection));
    } catch (error) {
      if (error instanceof SocialUserTaken) await this.grants.discard(tokens);
      throw error;
    }
    this.logger.log({ event: 'social-login.connected', provider, accountId });
    return this.accounts.getOwn(accountId);
  }

  /**
   * Disconnects the provider and revokes the user's consent.
   *
   * @throws NotConnected
   * @throws LastWayIn if the owner could no longer sign in
   */
  async disconnect(accountId: string, provider: SocialProvider): Promise<void> {
    const { email, hasPassword } = await this.accounts.getOwn(accountId);
    await this.transactions.run(async (tx) => {
      // A later failure rolls this back.
      if (!(await this.remove(tx, accountId, provider))) throw new NotConnected();
      if (email === null || !hasPassword) throw new LastWayIn();
    });
    this.logger.log({ event: 'social-login.disconnected', provider, accountId });
  }

  /** Stores a connection instead of the account's previous one, unless another account has the user. */
  private async keep(tx: EntityManager, connection: IdentityData): Promise<void> {
    const { accountId, provider, providerUserId } = connection;
    const contact = await this.accounts.lock(tx, accountId);
    const owner = await this.owners.find(provider, providerUserId, tx);
    if (owner?.accountId === accountId) {
      await this.identities.update(tx, connection);
      return;
    }
    if (owner && !owner.withdrawn) throw new SocialUserTaken();
    if (owner) await this.identities.delete(tx, owner.accountId, provider);
    await this.remove(tx, accountId, provider);
    await this.identities.insert(tx, connection);
    const language = currentRequest()?.language ?? contact.language;
    await this.mails.postProviderConnected(tx, { ...contact, language }, SOCIAL_PROVIDERS[provider]);
  }

  /** Removes identities connected since a moment, or all: they may not be the owner's. */
  private async removeSince(tx: EntityManager, accountId: string, since: Date | null): Promise<void> {
    for (const provider of await this.identities.listProvidersOf(tx, accountId, since)) {
      await this.remove(tx, accountId, provider);
      this.logger.log({ event: 'social-login.disconnected', provider, accountId });
    }
  }

  /** Removes the identity at a provider, if any, and releases its grant. */
  private async remove(tx: EntityManager, accountId: string, provider: SocialProvider): Promise<boolean> {
    const identity = await this.identities.findForUpdate(tx, accountId, provider);
    if (!identity) return false;
    await this.identities.delete(tx, accountId, provider);
    if (identity.sealedTokens !== null) await this.grants.release(tx, identity.sealedTokens, 'deauthorise');
    return true;
  }
}
