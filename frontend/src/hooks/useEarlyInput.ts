import { useEffect, useRef } from 'react';
import { type UseFormRegisterReturn } from 'react-hook-form';
import { useHydrated } from './useHydrated';

/** What a person has entered into a box, in the one way in which it holds it. */
function enteredIn(element: HTMLInputElement): string | boolean {
  return element.type === 'checkbox' ? element.checked : element.value;
}

/** What the server wrote into it. */
function writtenIn(element: HTMLInputElement): string | boolean {
  return element.type === 'checkbox' ? element.defaultChecked : element.defaultValue;
}

function enter(element: HTMLInputElement, entered: string | boolean): void {
  if (typeof entered === 'boolean') element.checked = entered;
  else element.value = entered;
}

/**
 * A field's registration that keeps what was entered before hydration: the form, which does not know of it,
 * would put its own beginning into the box.
 */
export function useEarlyInput({ ref, ...registration }: UseFormRegisterReturn): UseFormRegisterReturn {
  const hydrated = useHydrated();
  const early = useRef<HTMLInputElement | null>(null);
  const { onChange } = registration;

  useEffect(() => {
    // By now whoever watches the form listens, the parts around this one as well.
    if (!hydrated || early.current === null) return;
    void onChange({ type: 'change', target: early.current });
    early.current = null;
  });

  return {
    ...registration,
    ref: (element: HTMLInputElement | null) => {
      const entered = element === null || hydrated ? '' : enteredIn(element);
      ref(element);
      if (element === null || !entered) return;
      const before = enteredIn(element);
      if (before !== entered) enter(element, entered);
      // The form has neither seen it nor put it there.
      if (before !== entered || entered !== writtenIn(element)) early.current = element;
    },
  };
}
