import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { InvalidInput } from '../../../common/errors/request-errors.js';
import { LINKAGE_LIMITS } from '../linkage.rules.js';
import { TransactionsService } from '../../../database/transactions.service.js';
import { type ProviderGrant } from '../../../providers/linkage.client.js';
import { LinkageClientsService } from '../../../providers/linkage-clients.service.js';
import { NoticesService } from '../../notices/notices.service.js';
import { type TakenPicture } from '../../pictures/pictures.service.js';
import { LinkageGrantsService } from './linkage-grants.service.js';
import { type LinkageProfile, toLinkageProfile } from './linkage-profile.js';
import { LinkagePicturesService } from './linkage-pictures.service.js';
import { type LinkageProvider } from '../authorization/linkage-provider.js';
import {
  type LinkageCallback,
  LinkageAuthorizationService,
} from '../authorization/linkage-authorization.service.js';
import { LinkagesRepository } from './linkages.repository.js';
import { LinkageReadModel, type LinkageView } from './linkage.read-model.js';
import { AccountNotProfessional, ChannelMissing, TooManyLinkages } from './linkages.errors.js';

/** The linked accounts, and whether any of them is new. */
export interface RegisteredLinkages {
  linkages: LinkageView[];
  created: boolean;
}

interface FoundAccount extends LinkageProfile {
  providerAccountId: string;
  picture: TakenPicture | null;
}

/** A grant with the accounts it gives access to. */
interface Finding {
  accountId: string;
  provider: LinkageProvider;
  grant: ProviderGrant;
  accounts: FoundAccount[];
}

/** Links all accounts of a grant; accounts that are already linked get the new grant. */
@Injectable()
export class LinkageRegistrationService {
  private readonly logger = new Logger(LinkageRegistrationService.name);

  constructor(
    private readonly transactions: TransactionsService,
    private readonly authorization: LinkageAuthorizationService,
    private readonly clients: LinkageClientsService,
    private readonly grants: LinkageGrantsService,
    private readonly linkages: LinkagesRepository,
    private readonly views: LinkageReadModel,
    private readonly pictures: LinkagePicturesService,
    private readonly notices: NoticesService,
  ) {}

  /**
   * Completes a linkage flow.
   *
   * @param userId the TikTok user name, which TikTok does not always return
   * @throws InvalidInput if it is missing for TikTok
   * @throws OAuthStateUnknown, GrantRefused, ProviderUnavailable
   * @throws ChannelMissing if the Google account has no channel
   * @throws AccountNotProfessional if the Instagram account is personal
   * @throws TooManyLinkages
   */
  async register(
    accountId: string,
    provider: LinkageProvider,
    { userId, ...returned }: LinkageCallback & { userId: string | undefined },
  ): Promise<RegisteredLinkages> {
    // Checked before the state is consumed, so that the flow can be continued.
    if (provider === 'tiktok' && userId === undefined)
      throw new InvalidInput([{ field: 'userId', code: 'required' }]);
    const { grant, deadline } = await this.authorization.exchange(accountId, provider, returned);
    try {
      const channels = await this.clients.of(provider).channels(grant.accessToken, deadline);
      if (channels.length === 0)
        throw provider === 'instagram' ? new AccountNotProfessional() : new ChannelMissing();
      const accounts = await Promise.all(
        channels.map(async (channel): Promise<FoundAccount> => {
          const picture = await this.pictures.copy(accountId, provider, channel.thumbnailUrl, deadline);
          return {
            ...toLinkageProfile(channel, userId),
            providerAccountId: channel.providerAccountId,
            picture,
          };
        }),
      );
      return await this.link({ accountId, provider, grant, accounts });
    } catch (error) {
      await this.revokeUnlessInUse(accountId, provider, grant);
      throw error;
    }
  }

  private async link(finding: Finding): Promise<RegisteredLinkages> {
    const { accountId, provider } = finding;
    const { ids, created } = await this.transactions.run((tx) => this.write(tx, finding));
    this.logger.log({ event: 'linkage.linked', provider, accountId, count: ids.length, created });
    const linkages = await this.views.list(accountId);
    return { linkages: linkages.filter(({ id }) => ids.includes(id)), created };
  }

  /** Releases the grant after a failure, unless that might end an existing grant. */
  private async revokeUnlessInUse(
    accountId: string,
    provider: LinkageProvider,
    grant: ProviderGrant,
  ): Promise<void> {
    const linked = await this.linkages.listKeys(accountId, provider);
    if (linked.some(({ grantId }) => grantId !== null)) return;
    await this.transactions.run((tx) => this.grants.release(tx, this.grants.ended(provider, grant)));
  }

  private async write(
    tx: EntityManager,
    { accountId, provider, grant, accounts }: Finding,
  ): Promise<{ ids: number[]; created: boolean }> {
    await this.linkages.lockList(tx, accountId);
    const linked = await this.linkages.listKeys(accountId, undefined, tx);
    const before = accounts.map(({ providerAccountId }) =>
      linked.find((each) => each.provider === provider && each.providerAccountId === providerAccountId),
    );
    const fresh = before.filter((each) => each === undefined).length;
    if (linked.length + fresh > LINKAGE_LIMITS.perAccount) throw new TooManyLinkages();
    const grantId = await this.grants.keep(tx, accountId, provider, grant);
    const ids: number[] = [];
    for (const [index, { picture, ...account }] of accounts.entries()) {
      const existing = before[index];
      const pictureId = await this.pictures.keep(tx, picture, existing?.pictureId ?? null);
      const written = { ...account, pictureId, grantId };
      if (existing) {
        await this.linkages.update(tx, existing.id, written);
        await this.notices.withdrawOfLinkage(tx, existing.id);
      }
      ids.push(existing?.id ?? (await this.linkages.insert(tx, accountId, { provider, ...written })));
    }
    // Deleted without revoking: that might end the new grant as well.
    await this.grants.deleteUnused(
      tx,
      before.flatMap((each) => each?.grantId ?? []),
    );
    return { ids, created: fresh > 0 };
  }
}
