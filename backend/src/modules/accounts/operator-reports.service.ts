import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { localisedPath } from '../../common/rules/language.js';
import { AppConfig } from '../../config/app-config.js';
import { MailOutboxService } from '../../mail/mail-outbox.service.js';
import { type NoticeKind } from '../notices/notice-kind.js';
import { NoticesService } from '../notices/notices.service.js';
import { type ActingOperator, OperatorActsService } from '../operator-acts/operator-acts.service.js';
import { type AccountContact } from './accounts.repository.js';
import { type OperatorAction, operatorActionMail } from './operator-mail-texts.js';

/** An operator's act on an account or something on its page. */
export interface ReportedAction {
  action: OperatorAction;
  /** The command, for the audit log. */
  act: string;
  /** A kind and number like `content:12`, for the audit log. */
  subject?: string;
  /** The name of what was removed, for the owner. */
  what?: string | null;
}

/** The notice in the studio; the owner of a closed account gets none. */
const NOTICES: Partial<Record<OperatorAction, NoticeKind>> = {
  suspended: 'ACCOUNT_SUSPENDED',
  contentRemoved: 'CONTENT_REMOVED',
  itemRemoved: 'ITEM_REMOVED',
  linkRemoved: 'LINK_REMOVED',
};

/** Records operators' acts on accounts and notifies the owners, in the transaction of the act. */
@Injectable()
export class OperatorReportsService {
  constructor(
    private readonly config: AppConfig,
    private readonly acts: OperatorActsService,
    private readonly notices: NoticesService,
    private readonly outbox: MailOutboxService,
  ) {}

  async tell(
    tx: EntityManager,
    { id: accountId, email, displayName, language }: AccountContact,
    { action, act, subject, what = null }: ReportedAction,
    { operator, reason }: ActingOperator,
  ): Promise<void> {
    const reference = await this.acts.record({ act, operator, accountId, subject, reason }, tx);
    const kind = NOTICES[action];
    if (kind !== undefined)
      await this.notices.post(tx, accountId, { kind, subject: what, reason, reference });
    const contactUrl = `${this.config.publicUrl}${localisedPath(language, '/contact')}`;
    const words = { displayName, what, reason, reference, contactUrl };
    await this.outbox.post(tx, email, operatorActionMail(action, language, words));
  }
}
