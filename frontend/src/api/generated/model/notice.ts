/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { NoticeKind } from './noticeKind.ts';
import type { NoticeProvider } from './noticeProvider.ts';

export interface Notice {
  /**
     * Names the notice.
     * @minimum 1
     * @maximum 2147483647
     */
  noticeId: number;
  /** What happened: an operator removed a content, item or link; an operator had suspended the account; a linked account has to be linked again; what came from it will be removed. */
  kind: NoticeKind;
  /**
     * What it is about by name: the title of what was removed, or the name of the linked account. Null where there is none.
     * @maxLength 200
     * @nullable
     */
  subject: string | null;
  /**
     * Where the linked account is; null for other kinds.
     * @nullable
     */
  provider: NoticeProvider;
  /**
     * Why the operator did it, in the operator’s words; null for other kinds.
     * @maxLength 500
     * @nullable
     */
  reason: string | null;
  /**
     * The number to name when one writes to the operator about it; null for other kinds.
     * @minimum 1
     * @maximum 2147483647
     * @nullable
     */
  reference: number | null;
  /**
     * From when on what came from the linked account is removed; null for other kinds.
     * @nullable
     */
  dueAt: string | null;
  /** When it happened. */
  createdAt: string;
}
