import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** The state of a navigation that loses nothing: what was typed has arrived, or is kept for later. */
export const SKIP_LEAVE_PROMPT = { nothingToLose: true } as const;

interface UnsavedForm {
  asks: boolean;
  discard: () => void;
}

/** The forms on the screen that hold words nobody else has. */
const unsavedForms = new Set<UnsavedForm>();

/** Who wants to know when there is the first one, or none any more. */
const watchers = new Set<() => void>();

function addForm(form: UnsavedForm): void {
  unsavedForms.add(form);
  for (const changed of watchers) changed();
}

function deleteForm(form: UnsavedForm): void {
  unsavedForms.delete(form);
  for (const changed of watchers) changed();
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

/** Whether anything typed on this page would be lost if it were loaded anew: whoever reloads by itself asks here first. */
export function hasUnsavedInput(): boolean {
  return unsavedForms.size > 0;
}

/** The same for what is on the screen: what is being saved at this moment is safe in the next. */
export function useHasUnsavedInput(): boolean {
  return useSyncExternalStore(watch, hasUnsavedInput, () => false);
}

/** Whether a person who is about to leave, with this state of the navigation, is to be asked first. */
export function asksBeforeLeaving(state: unknown): boolean {
  const losesNothing = typeof state === 'object' && state !== null && 'nothingToLose' in state;
  return !losesNothing && [...unsavedForms].some(({ asks }) => asks);
}

/** The person chose to leave: what was typed is forgotten, its drafts included. */
export function discardUnsavedInput(): void {
  for (const form of unsavedForms) form.discard();
}

interface UnsavedOptions {
  /** Whether anybody is asked; if not, the page merely does not reload by itself. */
  asks?: boolean;
  /** Forgets what is kept of the input beyond the page. */
  onDiscard?: () => void;
}

/**
 * Says that a form holds words nobody else has. While it does, the browser asks before the tab is closed or reloaded,
 * and the one `LeaveGuard` around the pages asks before another page opens.
 */
export function useUnsavedWarning(unsaved: boolean, { asks = true, onDiscard }: UnsavedOptions = {}): void {
  const discard = useEffectEvent(() => onDiscard?.());

  useEffect(() => {
    if (!unsaved) return;
    const form: UnsavedForm = { asks, discard: () => discard() };
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addForm(form);
    if (asks) window.addEventListener('beforeunload', ask);
    return () => {
      deleteForm(form);
      window.removeEventListener('beforeunload', ask);
    };
  }, [unsaved, asks]);
}
