import { checkDisplayId } from '@hitohira/backend/rules';
import { type UseQueryResult } from '@tanstack/react-query';
import { AVAILABILITY_DELAY_MS } from '../config/site';
import { useDebouncedValue } from './useDebouncedValue';

/** `idle`: nothing to say about this value. `unknown`: the server could not be asked; sending the form will tell. */
export type Availability = 'idle' | 'checking' | 'available' | 'taken' | 'unknown';

/** The generated hook that asks, for a newcomer or for an owner, who may take former IDs back. */
type UseValidation = (
  asked: { displayId: string },
  options: { query: { enabled: boolean; retry: false; staleTime: number } },
) => Pick<UseQueryResult, 'data' | 'isError'>;

interface DisplayIdCandidate {
  displayId: string;
  /** The display ID that is one's own already: nobody has to ask for that. */
  current: string;
  /** Off while a form is on its way: what it asks for is taken as soon as it arrives. */
  enabled: boolean;
}

/** Whether a display ID is free: asked once typing rests, for values that keep the rule and differ from the current one. */
export function useDisplayIdAvailability(
  useValidation: UseValidation,
  { displayId, current, enabled }: DisplayIdCandidate,
): Availability {
  const rested = useDebouncedValue(displayId, AVAILABILITY_DELAY_MS);
  const worthAsking =
    enabled && checkDisplayId(displayId) === null && displayId.toLowerCase() !== current.toLowerCase();

  const { data, isError } = useValidation(
    { displayId },
    {
      query: {
        enabled: worthAsking && rested === displayId,
        retry: false,
        // Somebody else may take it any moment.
        staleTime: 10_000,
      },
    },
  );
  if (!worthAsking) return 'idle';
  if (isError) return 'unknown';
  if (data === undefined) return 'checking';
  return data === true ? 'available' : 'taken';
}
