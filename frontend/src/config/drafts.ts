import { STORAGE_KEYS } from './storage-keys';

/** The forms with drafts. */
type DraftName =
  | 'signUp'
  | 'socialSignUp'
  | 'profileEdit'
  | 'accountSettings'
  | 'emailChange'
  | 'deleteAccount'
  | 'contact'
  | 'paste'
  | 'link'
  | 'shortLink'
  | 'items'
  | 'item'
  | 'linkage'
  | 'post'
  | 'content';

/** The typed values by field. */
type DraftValues = Readonly<Record<string, string>>;

/** Identifies a draft: by form and signed-in account, null for visitors. */
export interface DraftKey {
  name: DraftName;
  accountId: string | null;
  /** The entity that is edited, where one form edits several. */
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

/** The draft of a form in this tab. It survives reloads and the end of the session. */
export function readDraft(key: DraftKey): DraftValues {
  try {
    const draft: unknown = JSON.parse(window.sessionStorage.getItem(storageKey(key)) ?? '{}');
    return isDraft(draft) ? draft : {};
  } catch {
    return {};
  }
}

/** The `about` of every draft of a form in this tab. */
export function listDraftSubjects(form: Omit<DraftKey, 'about'>): string[] {
  const prefix = `${storageKey(form)}:`;
  try {
    const keys = Object.keys(window.sessionStorage).filter((key) => key.startsWith(prefix));
    return keys.map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}

/** Saves a draft; without values it is deleted. */
export function saveDraft(key: DraftKey, values: DraftValues): void {
  if (Object.keys(values).length === 0) {
    deleteDraft(key);
    return;
  }
  try {
    window.sessionStorage.setItem(storageKey(key), JSON.stringify(values));
  } catch {
    // Without storage there are no drafts.
  }
}

/** Deletes a draft. */
export function deleteDraft(key: DraftKey): void {
  window.sessionStorage.removeItem(storageKey(key));
}
