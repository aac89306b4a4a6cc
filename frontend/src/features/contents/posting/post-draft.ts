import { type DraftKey, draftsOf } from '../../../config/drafts';
import { type PostingForm } from './posting-steps';

const FORMS: readonly PostingForm[] = ['video', 'stories', 'shortVideo'];

/** The draft of what is typed into a form on the way to a post. */
export function postDraft(accountId: string, form: PostingForm): DraftKey {
  return { name: 'post', accountId, about: form };
}

/** The form that was being filled in when a session or the page ended. */
export function interruptedPost(accountId: string): PostingForm | null {
  const [about] = draftsOf({ name: 'post', accountId });
  return FORMS.find((form) => form === about) ?? null;
}
