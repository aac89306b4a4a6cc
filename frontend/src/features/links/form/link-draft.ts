import { type DraftKey, listDraftSubjects, deleteDraft } from '../../../config/drafts';
import { type Link } from '../api/own-links';

const NEW = 'new';

/** The key of the draft of a link, or of a new one. */
export function linkDraft(accountId: string, link: Pick<Link, 'linkId'> | null): DraftKey {
  return { name: 'link', accountId, about: link === null ? NEW : String(link.linkId) };
}

/** The interrupted draft: a link's ID, null for a new link, or undefined. */
export function interruptedLink(accountId: string): number | null | undefined {
  const [about] = listDraftSubjects({ name: 'link', accountId });
  if (about === undefined) return undefined;
  return about === NEW ? null : Number(about);
}

/** Deletes the draft of a link that no longer exists. */
export function dropLinkDraft(accountId: string, linkId: number): void {
  deleteDraft(linkDraft(accountId, { linkId }));
}
