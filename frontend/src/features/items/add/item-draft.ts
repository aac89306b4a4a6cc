import { type DraftKey, listDraftSubjects, deleteDraft } from '../../../config/drafts';

/** The draft of the items that are being written for a content. */
export function itemsDraft(accountId: string, contentId: number): DraftKey {
  return { name: 'items', accountId, about: String(contentId) };
}

/** The contents for which items were being written when a session or the page ended. */
export function interruptedItems(accountId: string): number[] {
  return listDraftSubjects({ name: 'items', accountId }).map(Number);
}

/** Forgets the items that were written for a content which is not there any more. */
export function dropItemsDraft(accountId: string, contentId: number): void {
  deleteDraft(itemsDraft(accountId, contentId));
}
