import { type DraftKey, listDraftSubjects, deleteDraft, saveDraft, readDraft } from '../../../config/drafts';
import { type PostingForm } from './posting-steps';

/** What is written goes first: a story is asked for over the list of posts. */
const FORMS: readonly PostingForm[] = ['video', 'stories', 'shortVideo', 'posts'];

/** The draft of what is typed into a form, or chosen, on the way to a post. */
export function postDraft(accountId: string, form: PostingForm): DraftKey {
  return { name: 'post', accountId, about: form };
}

/** The form that was being filled in when a session or the page ended. */
export function interruptedPost(accountId: string): PostingForm | null {
  const kept = listDraftSubjects({ name: 'post', accountId });
  return FORMS.find((form) => kept.includes(form)) ?? null;
}

/** Where somebody is in the list of their posts elsewhere. */
export interface PostChoice {
  /** The linked account whose posts they are. */
  linkageId: number;
  /** How many parts of the list have been read. */
  parts: number;
  /** The post that was chosen, as its service knows it; null as long as none is. */
  postId: string | null;
}

/** Keeps a choice as drafts are kept. */
export function keepChoice(accountId: string, { linkageId, parts, postId }: PostChoice): void {
  const values = { linkageId: String(linkageId), parts: String(parts) };
  saveDraft(postDraft(accountId, 'posts'), { ...values, ...(postId !== null && { postId }) });
}

/** The choice that is kept, or null. */
export function keptChoice(accountId: string): PostChoice | null {
  const { linkageId, parts, postId = null } = readDraft(postDraft(accountId, 'posts'));
  return linkageId === undefined ? null : { linkageId: Number(linkageId), parts: Number(parts), postId };
}

export function dropChoice(accountId: string): void {
  deleteDraft(postDraft(accountId, 'posts'));
}
