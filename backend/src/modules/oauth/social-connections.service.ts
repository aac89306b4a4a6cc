import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { Transactions } from '../../database/transactions.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { type OwnAccountView } from '../accounts/accounts.repository.js';
import { LastWayIn, NotConnected, SocialUserTaken } from './oauth.errors.js';
import { SocialGrants } from './social-grants.js';
import { SocialIdentitiesRepository } from './social-identities.repository.js';
import { toSocialProfile } from './social-profile.js';
import { type SocialProvider } from './social-provider.js';
import { type SocialReturn, SocialWaysService } from './social-ways.service.js';

/** Connecting an account with a provider, so that its owner can sign in with it, and ending that. */
@Injectable()
export class SocialConnectionsService {
  private readonly logger = new Logger(SocialConnectionsService.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly ways: SocialWaysService,
    private readonly grants: SocialGrants,
    private readonly identities: SocialIdentitiesRepository,
    private readonly accounts: AccountsService,
  ) {}

  /**
   * Connects the account with the person who comes back from the provider, in the place of another one.
   *
   * @throws SocialUserTaken where another account is the person
   */
  async connect(
    accountId: string,
    provider: SocialProvider,
    returned: SocialReturn,
  ): Promise<OwnAccountView> {
    const { identity, tokens } = await this.ways.verify(provider, returned);
    const profile = toSocialProfile(identity);
    const connection = { ...profile, accountId, provider, sealedTokens: this.grants.seal(tokens) };
    await this.transactions.run(async (tx) => {
      const owner = await this.identities.findOwner(provider, profile.providerUserId, tx);
      if (owner?.accountId === accountId) {
        await this.identities.update(tx, connection);
        return;
      }
      if (owner && !owner.withdrawn) throw new SocialUserTaken();
      if (owner) await this.identities.delete(tx, owner.accountId, provider);
      await this.remove(tx, accountId, provider);
      await this.identities.insert(tx, connection);
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

  /** Removes who an account is at a provider, if anybody, and gives the grant back. */
  private async remove(tx: EntityManager, accountId: string, provider: SocialProvider): Promise<boolean> {
    const identity = await this.identities.findForUpdate(tx, accountId, provider);
    if (!identity) return false;
    await this.identities.delete(tx, accountId, provider);
    if (identity.sealedTokens !== null) await this.grants.release(tx, identity.sealedTokens, 'deauthorise');
    return true;
  }
}
