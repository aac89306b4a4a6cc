import { type DraftKey, listDraftSubjects, deleteDraft, saveDraft, readDraft } from '../../../config/drafts';
import { type PostingForm } from './posting-steps';

/** By priority: a story is entered on top of the list of posts. */
const FORMS: readonly PostingForm[] = ['video', 'stories', 'shortVideo', 'posts'];

/** The key of a form's draft. */
export function postDraft(accountId: string, form: PostingForm): DraftKey {
  return { name: 'post', accountId, about: form };
}

/** Saves a URL as the draft of a form, so that it is there after linking an account. */
export function beginPostDraft(accountId: string, form: PostingForm, address: string): void {
  if (form !== 'posts') saveDraft(postDraft(accountId, form), { url: address });
}

/** The form with an interrupted draft. */
export function interruptedPost(accountId: string): PostingForm | null {
  const kept = listDraftSubjects({ name: 'post', accountId });
  return FORMS.find((form) => kept.includes(form)) ?? null;
}

/** The state of the list of posts. */
export interface PostChoice {
  /** The linked account. */
  linkageId: number;
  /** The number of loaded pages. */
  parts: number;
  /** The provider's ID of the chosen post; null without one. */
  postId: string | null;
}

export function saveChoice(accountId: string, { linkageId, parts, postId }: PostChoice): void {
  const values = { linkageId: String(linkageId), parts: String(parts) };
  saveDraft(postDraft(accountId, 'posts'), { ...values, ...(postId !== null && { postId }) });
}

/** The stored choice, or null. */
export function savedChoice(accountId: string): PostChoice | null {
  const { linkageId, parts, postId = null } = readDraft(postDraft(accountId, 'posts'));
  return linkageId === undefined ? null : { linkageId: Number(linkageId), parts: Number(parts), postId };
}

export function deleteChoice(accountId: string): void {
  deleteDraft(postDraft(accountId, 'posts'));
}
