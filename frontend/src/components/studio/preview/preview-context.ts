import { createContext, useContext } from 'react';
import { type EntryKind } from '../edit-target';

/** The name of the edited target, which the preview shows and marks. */
export const FollowedContext = createContext<string | null>(null);

/** The name of the target pressed in the preview, whose editor opens. */
export const FocusedEntryContext = createContext<string | null>(null);

function entryIn(name: string | null, kind: EntryKind): number | null {
  return name?.startsWith(`${kind}:`) ? Number(name.slice(kind.length + 1)) : null;
}

/** The list entry pressed in the preview, or null. */
export function useFocusedEntry(kind: EntryKind): number | null {
  return entryIn(useContext(FocusedEntryContext), kind);
}

/** The edited list entry, or null. */
export function useFollowedEntry(kind: EntryKind): number | null {
  return entryIn(useContext(FollowedContext), kind);
}
