import { STORAGE_KEYS } from './storage-keys';

/** The forms whose words are kept while they are being written. */
type DraftName =
  | 'signUp'
  | 'socialSignUp'
  | 'profileEdit'
  | 'accountSettings'
  | 'emailChange'
  | 'deleteAccount'
  | 'contact'
  | 'link'
  | 'items'
  | 'linkage'
  | 'post'
  | 'content';

/** What was typed into some fields of a form. */
type DraftValues = Readonly<Record<string, string>>;

/** Whose words a draft holds: a form's, and those of the account that is signed in; visitors share none with it. */
export interface DraftKey {
  name: DraftName;
  accountId: string | null;
  /** Which of several things the form is about, where one form writes them all. */
  about?: string;
}

function storageKey({ name, accountId, about }: DraftKey): string {
  const key = `${STORAGE_KEYS.draft}${name}:${accountId ?? 'visitor'}`;
  return about === undefined ? key : `${key}:${about}`;
}

function isDraft(value: unknown): value is DraftValues {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((entry) => typeof entry === 'string')
  );
}

/** What this tab has kept of a form. It outlives a reload and the end of a session, and goes with the tab. */
export function readDraft(key: DraftKey): DraftValues {
  try {
    const draft: unknown = JSON.parse(window.sessionStorage.getItem(storageKey(key)) ?? '{}');
    return isDraft(draft) ? draft : {};
  } catch {
    return {};
  }
}

/** What the drafts are about that this tab keeps of a form which writes several things. */
export function listDraftSubjects(form: Omit<DraftKey, 'about'>): string[] {
  const beginning = `${storageKey(form)}:`;
  try {
    const keys = Object.keys(window.sessionStorage).filter((key) => key.startsWith(beginning));
    return keys.map((key) => key.slice(beginning.length));
  } catch {
    return [];
  }
}

/** Keeps what is typed; nothing typed is nothing kept. */
export function saveDraft(key: DraftKey, values: DraftValues): void {
  if (Object.keys(values).length === 0) {
    deleteDraft(key);
    return;
  }
  try {
    window.sessionStorage.setItem(storageKey(key), JSON.stringify(values));
  } catch {
    // A browser that keeps nothing has no drafts; the form works all the same.
  }
}

/** Forgets a draft: it was sent, or thrown away. */
export function deleteDraft(key: DraftKey): void {
  window.sessionStorage.removeItem(storageKey(key));
}
