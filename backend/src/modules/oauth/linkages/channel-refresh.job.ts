import { Injectable, Logger } from '@nestjs/common';
import { TransactionsService } from '../../../database/transactions.service.js';
import { LinkageClientsService } from '../../../providers/linkage-clients.service.js';
import { LinkageRevocationService } from './linkage-revocation.service.js';
import { LinkageGrantsService } from './linkage-grants.service.js';
import { LinkagePicturesService } from './linkage-pictures.service.js';
import { LinkageNoticesService } from './linkage-notices.service.js';
import { toLinkageProfile } from './linkage-profile.js';
import { LINKAGE_SERVICES } from '../authorization/linkage-provider.js';
import { RETENTION_DAYS, type LinkageKey, LinkagesRepository } from './linkages.repository.js';

/** YouTube data may be stored for thirty days; refreshing earlier leaves time for retries. */
export const STALE_PROFILES = { days: 25, limit: 500 };
export const EXPIRED_PROFILES = { days: RETENTION_DAYS, name: LINKAGE_SERVICES.youtube.displayName };

/**
 * Refreshes channel data of YouTube before its retention period ends, and otherwise deletes it. Deleted data comes
 * back with the next successful refresh.
 */
@Injectable()
export class ChannelRefreshJob {
  private readonly logger = new Logger(ChannelRefreshJob.name);

  constructor(
    private readonly transactions: TransactionsService,
    private readonly clients: LinkageClientsService,
    private readonly linkages: LinkagesRepository,
    private readonly grants: LinkageGrantsService,
    private readonly pictures: LinkagePicturesService,
    private readonly revocation: LinkageRevocationService,
    private readonly notices: LinkageNoticesService,
  ) {}

  /** @param until when to stop starting refreshes, in milliseconds since 1970 */
  async refresh(until: number): Promise<void> {
    for (const linkage of await this.linkages.listStale('youtube', STALE_PROFILES)) {
      if (Date.now() >= until) break;
      try {
        await this.refreshOne(linkage);
      } catch (error) {
        // A failed refresh must not stop the others. Ended grants are already recorded.
        const { name } = error as { name?: string };
        this.logger.warn({ event: 'linkage.refresh-failed', linkageId: linkage.id, reason: name });
      }
    }
    await this.transactions.run(async (tx) => {
      const pictures = await this.linkages.deleteProfileData(tx, 'youtube', EXPIRED_PROFILES);
      await this.pictures.remove(tx, pictures);
    });
  }

  private async refreshOne({ id, accountId, providerAccountId }: LinkageKey): Promise<void> {
    const deadline = this.clients.deadline();
    const channels = await this.grants.use(
      id,
      (accessToken) => this.clients.of('youtube').channels(accessToken, deadline),
      deadline,
    );
    const channel = channels.find((each) => each.providerAccountId === providerAccountId);
    const picture = channel
      ? await this.pictures.copy(accountId, 'youtube', channel.thumbnailUrl, deadline)
      : null;
    await this.transactions.run(async (tx) => {
      await this.linkages.lockList(tx, accountId);
      const linkage = await this.linkages.findKey(id, tx);
      // Unlinked or linked again meanwhile.
      if (!linkage) return;
      if (channel) {
        const pictureId = await this.pictures.keep(tx, picture, linkage.pictureId);
        await this.linkages.updateProfile(tx, id, { ...toLinkageProfile(channel), pictureId });
        return;
      }
      // The grant is valid but no longer includes this channel.
      await this.linkages.detach(tx, [id]);
      await this.revocation.revokeUnused(tx, [linkage]);
      await this.notices.notifyEnded(tx, [id]);
    });
  }
}
