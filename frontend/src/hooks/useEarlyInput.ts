import { useEffect, useRef } from 'react';
import { type UseFormRegisterReturn } from 'react-hook-form';
import { useHydrated } from './useHydrated';

/** What a person has entered into a box, in the one way in which it holds it. */
function enteredIn(element: HTMLInputElement): string | boolean {
  return element.type === 'checkbox' ? element.checked : element.value;
}

function enter(element: HTMLInputElement, entered: string | boolean): void {
  if (typeof entered === 'boolean') element.checked = entered;
  else element.value = entered;
}

/**
 * A field's registration that keeps what was entered before the page took over: the form, which does not know of it,
 * would put its own beginning into the box.
 */
export function useEarlyInput({ ref, ...registration }: UseFormRegisterReturn): UseFormRegisterReturn {
  const hydrated = useHydrated();
  const early = useRef<HTMLInputElement | null>(null);
  const { onChange } = registration;

  useEffect(() => {
    // By now the form listens.
    if (early.current !== null) void onChange({ type: 'change', target: early.current });
    early.current = null;
  });

  return {
    ...registration,
    ref: (element: HTMLInputElement | null) => {
      const entered = element === null || hydrated ? '' : enteredIn(element);
      ref(element);
      if (element === null || !entered || enteredIn(element) === entered) return;
      enter(element, entered);
      early.current = element;
    },
  };
}
