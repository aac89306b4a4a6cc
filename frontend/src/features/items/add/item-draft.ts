import { type DraftKey, listDraftSubjects, deleteDraft } from '../../../config/drafts';

/** The key of the draft of a content's new items. */
export function itemsDraft(accountId: string, contentId: number): DraftKey {
  return { name: 'items', accountId, about: String(contentId) };
}

/** The key of the draft of a changed item. */
export function itemDraft(accountId: string, itemId: number): DraftKey {
  return { name: 'item', accountId, about: String(itemId) };
}

/** The items with interrupted changes. */
export function interruptedChanges(accountId: string): number[] {
  return listDraftSubjects({ name: 'item', accountId }).map(Number);
}

/** The contents with interrupted drafts of items. */
export function interruptedItems(accountId: string): number[] {
  return listDraftSubjects({ name: 'items', accountId }).map(Number);
}

/** Deletes the draft of a content that no longer exists. */
export function dropItemsDraft(accountId: string, contentId: number): void {
  deleteDraft(itemsDraft(accountId, contentId));
}
