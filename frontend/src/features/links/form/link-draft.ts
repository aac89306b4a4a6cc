import { type DraftKey, listDraftSubjects, deleteDraft } from '../../../config/drafts';
import { type Link } from '../api/own-links';

const NEW = 'new';

/** The draft of a link that is being written: a new one, or one that is there. */
export function linkDraft(accountId: string, link: Pick<Link, 'linkId'> | null): DraftKey {
  return { name: 'link', accountId, about: link === null ? NEW : String(link.linkId) };
}

/** What was being written when a session or the page ended: a new link (null), one by its ID, or nothing (undefined). */
export function interruptedLink(accountId: string): number | null | undefined {
  const [about] = listDraftSubjects({ name: 'link', accountId });
  if (about === undefined) return undefined;
  return about === NEW ? null : Number(about);
}

/** Forgets what was written about a link that is not there any more. */
export function dropLinkDraft(accountId: string, linkId: number): void {
  deleteDraft(linkDraft(accountId, { linkId }));
}
