import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type NewContactMessage } from './contact.repository.js';

/** A message for operators, with the current display IDs of the accounts involved. */
export interface ContactMessageView extends NewContactMessage {
  id: number;
  /** The sender's display ID, if signed in. */
  displayId: string | null;
  aboutDisplayId: string | null;
  createdAt: Date;
  closedAt: Date | null;
}

/** Questions and reports are handled separately. */
export type MessageKind = 'contact' | 'report';

const VIEW = `
  SELECT message.id, message.contact_type AS "contactType", message.name, message.email, message.content,
         message.language, message.account_id AS "accountId", sender.display_id AS "displayId",
         message.about_kind AS "aboutKind", message.about_id AS "aboutId",
         message.about_account_id AS "aboutAccountId", owner.display_id AS "aboutDisplayId",
         message.about_path AS "aboutPath", message.created_at AS "createdAt", message.closed_at AS "closedAt"
    FROM contact_messages message
    LEFT JOIN display_id_claims sender ON sender.account_id = message.account_id AND sender.is_current
    LEFT JOIN display_id_claims owner ON owner.account_id = message.about_account_id AND owner.is_current
   WHERE (message.contact_type = 'REPORT') = ($1 = 'report')`;

/** Messages to the operator, for operators. */
@Injectable()
export class ContactMessageReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** The messages of a kind, oldest first, with closed ones on request. */
  list(kind: MessageKind, { closed }: { closed: boolean }): Promise<ContactMessageView[]> {
    return this.dataSource.query<ContactMessageView[]>(
      `${VIEW} AND ($2 OR message.closed_at IS NULL) ORDER BY message.id`,
      [kind, closed],
    );
  }

  async find(kind: MessageKind, id: number): Promise<ContactMessageView | null> {
    const [message] = await this.dataSource.query<ContactMessageView[]>(`${VIEW} AND message.id = $2`, [
      kind,
      id,
    ]);
    return message ?? null;
  }
}
