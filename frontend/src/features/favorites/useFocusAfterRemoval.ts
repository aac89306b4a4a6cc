import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** The button that adds an entry to the favorites or removes it. */
const HEART = 'button[aria-pressed]';

const entriesIn = (container: Element | null) => [...(container?.querySelectorAll('li') ?? [])];

/**
 * Moves the focus from an entry that is removed to the button of the next entry, or of the previous one. An entry that
 * is only rendered elsewhere in the list keeps the focus.
 *
 * @param drawn the rendered entries; a new reference when they change
 * @param home receives the focus when no entry is left
 * @returns the props of the element around the list, whose entries are `li` elements with an `id`
 */
export function useFocusAfterRemoval(drawn: readonly unknown[], home: RefObject<HTMLElement | null>) {
  const container = useRef<HTMLDivElement>(null);
  const focused = useRef<{ id: string; index: number; atHeart: boolean } | null>(null);

  useLayoutEffect(() => {
    if (focused.current === null) return;
    const { id, index, atHeart } = focused.current;
    const left = entriesIn(container.current);
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
    ref: container,
    onFocus: ({ target }: FocusEvent) => {
      const entries = entriesIn(container.current);
      const index = entries.findIndex((each) => each.contains(target));
      const entry = entries[index];
      focused.current =
        entry === undefined ? null : { id: entry.id, index, atHeart: target.closest(HEART) !== null };
    },
    // Removing the focused element fires no blur event.
    onBlur: () => {
      focused.current = null;
    },
  };
}
