import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { NotSignedIn } from '../../../common/errors/request-errors.js';
import { currentRequest } from '../../../common/http/request-context.js';
import { TransactionsService } from '../../../database/transactions.service.js';
import { SessionsService, type SignedIn } from '../../../security/sessions/sessions.service.js';
import { AccountEventsService } from '../../accounts/account-events.service.js';
import { AccountMailsService } from '../../accounts/account-mails.service.js';
import { AccountsService } from '../../accounts/accounts.service.js';
import { AccountsRepository } from '../../accounts/accounts.repository.js';
import { type OwnAccountView } from '../../accounts/account.read-model.js';
import { IdentityOwnerReadModel } from './identity-owner.read-model.js';
import { LastWayIn, NotConnected, SocialUserTaken } from './social-login.errors.js';
import { SocialGrantsService } from './social-grants.service.js';
import { SocialIdentitiesRepository } from './social-identities.repository.js';
import { toSocialProfile } from './social-profile.js';
import { SOCIAL_PROVIDERS, type SocialProvider } from '../authorization/social-provider.js';
import {
  type SocialCallback,
  SocialAuthorizationService,
} from '../authorization/social-authorization.service.js';

/** Connecting an account with a provider, so that its owner can sign in with it, and ending that. */
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
    private readonly contacts: AccountsRepository,
    private readonly mails: AccountMailsService,
    private readonly sessions: SessionsService,
    private readonly accountEvents: AccountEventsService,
  ) {}

  onModuleInit(): void {
    this.accountEvents.onTakenBack((tx, accountId, since) => this.removeSince(tx, accountId, since));
  }

  /**
   * Connects the account with the person who comes back from the provider, in the place of another one.
   *
   * Its owner is told by mail.
   *
   * @throws FreshProofNeeded where the session alone is all there is
   * @throws SocialUserTaken where another account is the person
   */
  async connect(
    { accountId, sessionId }: SignedIn,
    provider: SocialProvider,
    returned: SocialCallback,
  ): Promise<OwnAccountView> {
    // Before the code is used up: the same call can be made again with a fresh proof.
    await this.sessions.requireFreshProof(sessionId);
    const { identity, tokens } = await this.authorization.verify(provider, returned);
    const profile = toSocialProfile(identity);
    const connection = { ...profile, accountId, provider, sealedTokens: this.grants.seal(tokens) };
    await this.transactions.run(async (tx) => {
      const contact = await this.contacts.findContactForUpdate(tx, accountId);
      if (!contact) throw new NotSignedIn();
      const owner = await this.owners.find(provider, profile.providerUserId, tx);
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
    });
    this.logger.log({ event: 'social-login.connected', provider, accountId });
    return this.accounts.getOwn(accountId);
  }

  /**
   * Ends the connection and takes the person's consent back at the provider.
   *
   * @throws NotConnected
   * @throws LastWayIn where the owner could not sign in any more
   */
  async disconnect(accountId: string, provider: SocialProvider): Promise<void> {
    const { email, hasPassword } = await this.accounts.getOwn(accountId);
    await this.transactions.run(async (tx) => {
      // What is refused is undone with the transaction.
      if (!(await this.remove(tx, accountId, provider))) throw new NotConnected();
      if (email === null || !hasPassword) throw new LastWayIn();
    });
    this.logger.log({ event: 'social-login.disconnected', provider, accountId });
  }

  /** Removes whoever was connected from a moment on, or at all: it may not have been the owner who did it. */
  private async removeSince(tx: EntityManager, accountId: string, since: Date | null): Promise<void> {
    for (const provider of await this.identities.listProvidersOf(tx, accountId, since)) {
      await this.remove(tx, accountId, provider);
      this.logger.log({ event: 'social-login.disconnected', provider, accountId });
    }
  }

  /** Removes who an account is at a provider, if anybody, and gives the grant back. */
  private async remove(tx: EntityManager, accountId: string, provider: SocialProvider): Promise<boolean> {
    const identity = await this.identities.findForUpdate(tx, accountId, provider);
    if (!identity) return false;
    await this.identities.delete(tx, accountId, provider);
    if (identity.sealedTokens !== null) await this.grants.release(tx, identity.sealedTokens, 'deauthorise');
    return true;
  }
}
