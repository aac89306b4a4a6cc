import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type SocialProvider } from '../authorization/social-provider.js';

/** The account of an identity, and whether it is active. */
export interface IdentityOwner {
  accountId: string;
  suspended: boolean;
  withdrawn: boolean;
}

/** Finds the account of an identity. */
@Injectable()
export class IdentityOwnerReadModel {
  constructor(private readonly dataSource: DataSource) {}

  async find(
    provider: SocialProvider,
    providerUserId: string,
    db: EntityManager = this.dataSource.manager,
  ): Promise<IdentityOwner | null> {
    const [row] = await db.query<IdentityOwner[]>(
      `SELECT account.id AS "accountId", account.suspended_at IS NOT NULL AS suspended,
              account.withdrawn_at IS NOT NULL AS withdrawn
         FROM social_identities identity JOIN accounts account ON account.id = identity.account_id
        WHERE identity.provider = $1 AND identity.provider_user_id = $2`,
      [provider, providerUserId],
    );
    return row ?? null;
  }
}
