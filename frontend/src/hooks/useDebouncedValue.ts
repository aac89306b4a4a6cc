import { useEffect, useState } from 'react';

/** A value that follows another one after it has rested for a while. */
export function useDebouncedValue<T>(value: T, delayMs: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return rested;
}
