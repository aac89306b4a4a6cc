import { type EntityManager } from 'typeorm';
import { type SocialProvider } from '../../src/modules/oauth/authorization/social-provider.js';
import {
  type IdentityOwner,
  type IdentityOwnerReadModel,
} from '../../src/modules/oauth/social-login/identity-owner.read-model.js';
import {
  type IdentityData,
  type SocialIdentitiesRepository,
} from '../../src/modules/oauth/social-login/social-identities.repository.js';
import { type SocialIdentity } from '../../src/modules/oauth/social-login/social-identity.entity.js';
import { SocialUserTaken } from '../../src/modules/oauth/social-login/social-login.errors.js';
import { promised } from './promised.js';

/** Identities at the only provider in memory, one per account. */
export class FakeSocialIdentities
  implements
    Pick<SocialIdentitiesRepository, 'insert' | 'update' | 'listProvidersOf' | 'findForUpdate' | 'delete'>,
    Pick<IdentityOwnerReadModel, 'find'>
{
  /** The identities by account. */
  readonly rows = new Map<string, IdentityData>();
  /** The accounts that are not in use. */
  readonly states = new Map<string, 'suspended' | 'withdrawn'>();

  insert(_tx: EntityManager, identity: IdentityData): Promise<void> {
    return promised(() => {
      if (this.ownerOf(identity.providerUserId)) throw new SocialUserTaken();
      this.rows.set(identity.accountId, identity);
    });
  }

  update(_tx: EntityManager, identity: IdentityData): Promise<boolean> {
    const isOwn = this.ownerOf(identity.providerUserId)?.accountId === identity.accountId;
    if (isOwn) this.rows.set(identity.accountId, identity);
    return Promise.resolve(isOwn);
  }

  listProvidersOf(_tx: EntityManager, accountId: string): Promise<SocialProvider[]> {
    const row = this.rows.get(accountId);
    return Promise.resolve(row ? [row.provider] : []);
  }

  findForUpdate(_tx: EntityManager, accountId: string): Promise<SocialIdentity | null> {
    return Promise.resolve((this.rows.get(accountId) ?? null) as SocialIdentity | null);
  }

  delete(_tx: EntityManager, accountId: string): Promise<void> {
    this.rows.delete(accountId);
    return Promise.resolve();
  }

  find(_provider: SocialProvider, providerUserId: string): Promise<IdentityOwner | null> {
    const accountId = this.ownerOf(providerUserId)?.accountId;
    if (accountId === undefined) return Promise.resolve(null);
    const state = this.states.get(accountId);
    return Promise.resolve({
      accountId,
      suspended: state === 'suspended',
      withdrawn: state === 'withdrawn',
    });
  }

  private ownerOf(providerUserId: string): IdentityData | undefined {
    return [...this.rows.values()].find((each) => each.providerUserId === providerUserId);
  }
}
