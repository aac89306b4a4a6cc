import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** What takes an entry from the list, and puts it back. */
const HEART = 'button[aria-pressed]';

const entriesIn = (around: Element | null) => [...(around?.querySelectorAll('li') ?? [])];

/**
 * Where the keyboard goes on when the entry at which it is goes from the list: to the heart of the one that takes its
 * place, or else of the one before. One that is only drawn anew, since it has come to another part of the list, keeps it.
 *
 * @param drawn what is in the list; another one whenever that changes
 * @param home where it goes on when none is left
 * @returns what belongs on the element around the list, whose entries are its `li`, each with its `id`
 */
export function useFocusBesideGone(drawn: readonly unknown[], home: RefObject<HTMLElement | null>) {
  const around = useRef<HTMLDivElement>(null);
  const focused = useRef<{ id: string; index: number; atHeart: boolean } | null>(null);

  useLayoutEffect(() => {
    if (focused.current === null) return;
    const { id, index, atHeart } = focused.current;
    const left = entriesIn(around.current);
    const now = left.findIndex((each) => each.id === id);
    const entry = left[now];
    if (entry !== undefined) {
      focused.current.index = now;
      if (!entry.contains(document.activeElement)) {
        entry.querySelector<HTMLElement>(atHeart ? HEART : 'a')?.focus({ preventScroll: true });
      }
      return;
    }
    focused.current = null;
    const beside = left[index] ?? left.at(-1);
    (beside?.querySelector<HTMLElement>(HEART) ?? home.current)?.focus();
  }, [drawn, home]);

  return {
    ref: around,
    onFocus: ({ target }: FocusEvent) => {
      const entries = entriesIn(around.current);
      const index = entries.findIndex((each) => each.contains(target));
      const entry = entries[index];
      focused.current =
        entry === undefined ? null : { id: entry.id, index, atHeart: target.closest(HEART) !== null };
    },
    // What goes from the page with the focus on it is not left: this is not called then.
    onBlur: () => {
      focused.current = null;
    },
  };
}
