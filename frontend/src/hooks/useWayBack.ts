import { type RefObject, useRef } from 'react';

/**
 * Where the keyboard goes on after a dialog: what was pressed to open it gets the focus back by itself; where that has
 * gone meanwhile, a place that stays.
 *
 * @param home the place that stays
 * @returns what is called before the dialog opens, and when it has gone from the screen
 */
export function useWayBack(home: RefObject<HTMLElement | null>): { leave: () => void; goBack: () => void } {
  const opener = useRef<Element | null>(null);
  return {
    leave: () => {
      opener.current = document.activeElement;
    },
    goBack: () => {
      const { current: pressed } = opener;
      if (pressed === document.body || pressed?.isConnected !== true) home.current?.focus();
    },
  };
}
