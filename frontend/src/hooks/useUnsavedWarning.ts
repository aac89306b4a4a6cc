import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** The history state of a navigation that needs no confirmation. */
export const SKIP_LEAVE_PROMPT = { skipLeavePrompt: true } as const;

interface UnsavedForm {
  asks: boolean;
  discard: () => void;
}

/** The mounted forms with unsaved input. */
const unsavedForms = new Set<UnsavedForm>();

const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a reload would lose input. */
export function hasUnsavedInput(): boolean {
  return unsavedForms.size > 0;
}

/** The reactive version of {@link hasUnsavedInput}. */
export function useHasUnsavedInput(): boolean {
  return useSyncExternalStore(subscribe, hasUnsavedInput, () => false);
}

/** Whether a navigation with this state needs a confirmation. */
export function asksBeforeLeaving(state: unknown): boolean {
  const skips = typeof state === 'object' && state !== null && 'skipLeavePrompt' in state;
  return !skips && [...unsavedForms].some(({ asks }) => asks);
}

/** Discards all unsaved input with its drafts. */
export function discardUnsavedInput(): void {
  for (const form of unsavedForms) form.discard();
}

interface UnsavedOptions {
  /** Whether to confirm leaving; otherwise only automatic reloads are prevented. */
  asks?: boolean;
  /** Deletes the draft. */
  onDiscard?: () => void;
}

/** Marks unsaved input: the browser confirms closing or reloading the tab, `LeaveGuard` confirms navigation. */
export function useUnsavedWarning(unsaved: boolean, { asks = true, onDiscard }: UnsavedOptions = {}): void {
  const discard = useEffectEvent(() => onDiscard?.());

  useEffect(() => {
    if (!unsaved) return;
    const form: UnsavedForm = { asks, discard: () => discard() };
    const prevent = (event: BeforeUnloadEvent) => event.preventDefault();
    unsavedForms.add(form);
    notifyListeners();
    if (asks) window.addEventListener('beforeunload', prevent);
    return () => {
      unsavedForms.delete(form);
      notifyListeners();
      window.removeEventListener('beforeunload', prevent);
    };
  }, [unsaved, asks]);
}
