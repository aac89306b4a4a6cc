import { act } from '@testing-library/react';

/**
 * Stands in for the browser, which tells a page what comes into sight: here a test says that the end of a list does.
 * `restore` has the window as it was.
 */
export function mockScrollEnd(): { reach: () => void; restore: () => void } {
  const told: (() => void)[] = [];
  const before = Object.getOwnPropertyDescriptor(window, 'IntersectionObserver');
  class Watch {
    constructor(onSeen: (entries: { isIntersecting: boolean }[]) => void) {
      told.push(() => onSeen([{ isIntersecting: true }]));
    }

    observe() {
      return;
    }

    disconnect() {
      return;
    }
  }
  Object.defineProperty(window, 'IntersectionObserver', { configurable: true, value: Watch });
  return {
    reach: () => act(() => told.at(-1)?.()),
    restore: () => {
      if (before) Object.defineProperty(window, 'IntersectionObserver', before);
      else Reflect.deleteProperty(window, 'IntersectionObserver');
    },
  };
}
