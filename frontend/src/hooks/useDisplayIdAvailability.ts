import { checkDisplayId, normaliseIdentifier } from '@hitohira/backend/rules';
import { type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { AVAILABILITY_DELAY_MS } from '../config/site';

/** `idle`: not checked. `unknown`: the check failed. */
export type Availability = 'idle' | 'checking' | 'available' | 'taken' | 'unknown';

/** The generated hook that checks: for new accounts, or for owners, who may reuse their former IDs. */
type UseValidation = (
  params: { displayId: string },
  options: { query: { enabled: boolean; retry: false; staleTime: number } },
) => Pick<UseQueryResult, 'data' | 'isError'>;

interface DisplayIdCandidate<Values extends { displayId: string }> {
  form: UseFormReturn<Values>;
  /** The current display ID, which is not checked. */
  current?: string;
  /** Off while the form is submitting: the ID is taken as soon as it is saved. */
  enabled: boolean;
}

function useDebouncedValue<T>(value: T, delayMs: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}

/** Checks whether the display ID of a form is available, if it is valid and differs from the current one. */
export function useDisplayIdAvailability<Values extends { displayId: string }>(
  useValidation: UseValidation,
  { form, current = '', enabled }: DisplayIdCandidate<Values>,
): Availability {
  const typed = useWatch({ control: form.control, name: 'displayId' as Path<Values> });
  const displayId = normaliseIdentifier(typed);
  const debounced = useDebouncedValue(displayId, AVAILABILITY_DELAY_MS);
  const isCheckable =
    enabled && checkDisplayId(displayId) === null && displayId.toLowerCase() !== current.toLowerCase();

  const { data, isError } = useValidation(
    { displayId },
    {
      query: {
        enabled: isCheckable && debounced === displayId,
        retry: false,
        staleTime: 10_000,
      },
    },
  );
  if (!isCheckable) return 'idle';
  if (isError) return 'unknown';
  if (data === undefined) return 'checking';
  return data === true ? 'available' : 'taken';
}
