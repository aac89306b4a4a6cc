import { createContext, useContext } from 'react';
import { type EntryKind } from './edit-target';

/** The name of the target that is edited, which the preview shows and marks. */
export const FollowedContext = createContext<string | null>(null);

/** The name of the target whose editor is to open, since it was pressed in the preview. */
export const WantedContext = createContext<string | null>(null);

function entryIn(name: string | null, kind: EntryKind): number | null {
  return name?.startsWith(`${kind}:`) ? Number(name.slice(kind.length + 1)) : null;
}

/** The entry of a list that was pressed in the preview; null for none. */
export function useWantedEntry(kind: EntryKind): number | null {
  return entryIn(useContext(WantedContext), kind);
}

/** The entry of a list that is edited; null for none. */
export function useFollowedEntry(kind: EntryKind): number | null {
  return entryIn(useContext(FollowedContext), kind);
}
