/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { NoticeKind } from './noticeKind.ts';
import type { NoticeProvider } from './noticeProvider.ts';

export interface Notice {
  /**
     * The notice's ID.
     * @minimum 1
     * @maximum 2147483647
     */
  noticeId: number;
  /** What happened: an operator removed a content, item or link; an operator suspended the account for a time; a linked account must be linked again; data from a linked account will be removed. */
  kind: NoticeKind;
  /**
     * The title of what was removed, or the name of the linked account; null if there is none.
     * @maxLength 200
     * @nullable
     */
  subject: string | null;
  /**
     * The provider of the linked account; null for other kinds.
     * @nullable
     */
  provider: NoticeProvider;
  /**
     * The reason given by the operator; null for other kinds.
     * @maxLength 500
     * @nullable
     */
  reason: string | null;
  /**
     * The reference number for messages to the operator; null for other kinds.
     * @minimum 1
     * @maximum 2147483647
     * @nullable
     */
  reference: number | null;
  /**
     * When the data from the linked account will be removed; null for other kinds.
     * @nullable
     */
  dueAt: string | null;
  /** When it happened. */
  createdAt: string;
}
