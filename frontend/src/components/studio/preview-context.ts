import { createContext, useContext } from 'react';
import { type EntryKind } from './edit-target';

/** What the studio and its preview tell each other. */
interface PreviewState {
  /** The name of the target that is edited, which the preview shows and marks. */
  followed: string | null;
  /** The name of the target whose editor is to open, since it was pressed in the preview. */
  wanted: string | null;
}

export const PreviewContext = createContext<PreviewState>({ followed: null, wanted: null });

function entryIn(name: string | null, kind: EntryKind): number | null {
  return name?.startsWith(`${kind}:`) ? Number(name.slice(kind.length + 1)) : null;
}

/** The entry of a list that was pressed in the preview; null for none. */
export function useWantedEntry(kind: EntryKind): number | null {
  return entryIn(useContext(PreviewContext).wanted, kind);
}

/** The entry of a list that is edited; null for none. */
export function useFollowedEntry(kind: EntryKind): number | null {
  return entryIn(useContext(PreviewContext).followed, kind);
}
