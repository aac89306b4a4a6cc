import { useEffect, useRef } from 'react';
import { type UseFormRegisterReturn } from 'react-hook-form';
import { useHydrated } from './useHydrated';

function valueOf(element: HTMLInputElement): string | boolean {
  return element.type === 'checkbox' ? element.checked : element.value;
}

function defaultValueOf(element: HTMLInputElement): string | boolean {
  return element.type === 'checkbox' ? element.defaultChecked : element.defaultValue;
}

function setValue(element: HTMLInputElement, value: string | boolean): void {
  if (typeof value === 'boolean') element.checked = value;
  else element.value = value;
}

/** Keeps a value that was entered before hydration, which the form would overwrite with its default. */
export function useEarlyInput({ ref, ...registration }: UseFormRegisterReturn): UseFormRegisterReturn {
  const hydrated = useHydrated();
  const early = useRef<HTMLInputElement | null>(null);
  const { onChange } = registration;

  useEffect(() => {
    // Parent components subscribe to the form first.
    if (!hydrated || early.current === null) return;
    void onChange({ type: 'change', target: early.current });
    early.current = null;
  });

  return {
    ...registration,
    ref: (element: HTMLInputElement | null) => {
      const entered = element === null || hydrated ? '' : valueOf(element);
      ref(element);
      if (element === null || !entered) return;
      const registered = valueOf(element);
      if (registered !== entered) setValue(element, entered);
      // The form does not know this value.
      if (registered !== entered || entered !== defaultValueOf(element)) early.current = element;
    },
  };
}
