import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { localisedPath } from '../../../common/rules/language.js';
import { AppConfig } from '../../../config/app-config.js';
import { TransactionsService } from '../../../database/transactions.service.js';
import { MailOutboxService } from '../../../mail/mail-outbox.service.js';
import { AccountReadModel } from '../../accounts/account.read-model.js';
import { type AccountContact, AccountsService } from '../../accounts/accounts.service.js';
import { NoticesService } from '../../notices/notices.service.js';
import { linkageEndedMail, linkageRemovalMail } from './linkage-mail-texts.js';
import { LINKAGE_SERVICES } from '../authorization/linkage-provider.js';
import { LinkagesRepository } from './linkages.repository.js';
import { type EndedLinkage, LinkageReadModel } from './linkage.read-model.js';

/** How many days before the removal of provider data the owner is warned. */
const WARNING = { days: 7, limit: 500 };

/** Notifies owners of ended grants, by mail and in the studio. */
@Injectable()
export class LinkageNoticesService {
  constructor(
    private readonly config: AppConfig,
    private readonly transactions: TransactionsService,
    private readonly accounts: AccountsService,
    private readonly views: AccountReadModel,
    private readonly linkages: LinkagesRepository,
    private readonly endings: LinkageReadModel,
    private readonly notices: NoticesService,
    private readonly outbox: MailOutboxService,
  ) {}

  /** Notifies an owner that linkages have ended. One mail covers all linkages of the account. */
  async notifyEnded(tx: EntityManager, linkageIds: readonly number[]): Promise<void> {
    const ended = await this.endings.listEnded(tx, linkageIds);
    const [first] = ended;
    const contact = first && (await this.accounts.lockIfActive(tx, first.accountId));
    // Withdrawn and suspended accounts get no mail.
    if (!first || !contact) return;
    for (const linkage of ended)
      await this.notices.post(tx, contact.id, { kind: 'LINKAGE_ENDED', ...noticeOf(linkage) });
    const words = await this.words(tx, contact, ended);
    await this.outbox.post(tx, contact.email, linkageEndedMail(contact, words));
  }

  /** Warns owners whose data will be removed within a week, once each. */
  async notifyRemovalSoon(): Promise<void> {
    for (const id of await this.endings.listToWarn(WARNING)) {
      await this.transactions.run(async (tx) => {
        const [linkage] = await this.endings.listEnded(tx, [id]);
        if (!linkage?.dueAt) return;
        await this.linkages.markWarned(tx, id);
        const contact = await this.accounts.lockIfActive(tx, linkage.accountId);
        if (!contact) return;
        // Replaces the earlier notice.
        await this.notices.withdrawOfLinkage(tx, id);
        await this.notices.post(tx, contact.id, { kind: 'LINKAGE_REMOVAL_SOON', ...noticeOf(linkage) });
        const words = { ...(await this.words(tx, contact, [linkage])), dueAt: linkage.dueAt };
        await this.outbox.post(tx, contact.email, linkageRemovalMail(contact, words));
      });
    }
  }

  private async words(
    tx: EntityManager,
    { id, displayName, language }: AccountContact,
    linkages: readonly EndedLinkage[],
  ) {
    const account = await this.views.findIn(tx, id);
    const [first] = linkages;
    const path = `/profile/${account?.displayId ?? id}/edit#linkages`;
    return {
      displayName,
      service: first ? LINKAGE_SERVICES[first.provider].displayName : '',
      names: linkages.map(({ snsAccountName }) => snsAccountName),
      dueAt: first?.dueAt ?? null,
      studioUrl: `${this.config.publicUrl}${localisedPath(language, path)}`,
    };
  }
}

function noticeOf({ id, provider, snsAccountName, dueAt }: EndedLinkage) {
  return { linkageId: id, provider, subject: snsAccountName, dueAt };
}
