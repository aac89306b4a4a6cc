import { act } from '@testing-library/react';

/** Mocks IntersectionObserver: `reach` scrolls to the end of a list, `restore` removes the mock. */
export function mockScrollEnd(): { reach: () => void; restore: () => void } {
  const observers: (() => void)[] = [];
  const before = Object.getOwnPropertyDescriptor(window, 'IntersectionObserver');
  class Watch {
    constructor(onSeen: (entries: { isIntersecting: boolean }[]) => void) {
      observers.push(() => onSeen([{ isIntersecting: true }]));
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
    reach: () => act(() => observers.at(-1)?.()),
    restore: () => {
      if (before) Object.defineProperty(window, 'IntersectionObserver', before);
      else Reflect.deleteProperty(window, 'IntersectionObserver');
    },
  };
}
