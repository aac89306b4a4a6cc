import { Injectable, Logger } from '@nestjs/common';
import { TransactionsService } from '../../../database/transactions.service.js';
import { LinkageClientsService } from '../../../providers/linkage-clients.service.js';
import { LinkageRevocationService } from './linkage-revocation.service.js';
import { LinkageGrantsService } from './linkage-grants.service.js';
import { LinkagePicturesService } from './linkage-pictures.service.js';
import { LinkageNoticesService } from './linkage-notices.service.js';
import { toLinkageProfile } from './linkage-profile.js';
import { LINKAGE_SERVICES } from '../authorization/linkage-provider.js';
import { KEPT_DAYS, type LinkageKey, LinkagesRepository } from './linkages.repository.js';

/** What YouTube says may be kept for thirty days: some of them are left to try again. */
export const UNREAD = { days: 25, limit: 500 };
export const FORGOTTEN = { days: KEPT_DAYS, name: LINKAGE_SERVICES.youtube.displayName };

/**
 * Keeps what YouTube has said of channels no longer than its terms allow: asked again in time, or forgotten. What was
 * forgotten while YouTube was away comes back with its next answer.
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

  /** @param until when no other channel is begun with, in milliseconds since 1970 */
  async refresh(until: number): Promise<void> {
    for (const linkage of await this.linkages.listUnread('youtube', UNREAD)) {
      if (Date.now() >= until) break;
      try {
        await this.refreshOne(linkage);
      } catch (error) {
        // Ended, which is noted, or away: one that fails keeps no other from being read.
        const { name } = error as { name?: string };
        this.logger.warn({ event: 'linkage.not-read', linkageId: linkage.id, reason: name });
      }
    }
    await this.transactions.run(async (tx) => {
      const pictures = await this.linkages.forgetProfiles(tx, 'youtube', FORGOTTEN);
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
      // Unlinked meanwhile, or linked again, which has read it anew.
      if (!linkage) return;
      if (channel) {
        const pictureId = await this.pictures.keep(tx, picture, linkage.pictureId);
        await this.linkages.updateProfile(tx, id, { ...toLinkageProfile(channel), pictureId });
        return;
      }
      // The consent holds, and does not open this channel any more.
      await this.linkages.detach(tx, [id]);
      await this.revocation.revokeUnused(tx, [linkage]);
      await this.notices.notifyEnded(tx, [id]);
    });
  }
}
