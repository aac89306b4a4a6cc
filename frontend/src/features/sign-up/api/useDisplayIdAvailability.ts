import { checkDisplayId } from '@hitohira/backend/rules';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error';
import { validateNewAccount } from '../../../api/generated/accounts/accounts';
import { AVAILABILITY_DELAY_MS } from '../../../config/site';
import { useDebouncedValue } from '../../../hooks/useDebouncedValue';

/** `idle`: nothing to say about this value. `unknown`: the server could not be asked; signing up will tell. */
export type Availability = 'idle' | 'checking' | 'available' | 'taken' | 'unknown';

async function isAvailable(displayId: string, signal: AbortSignal): Promise<boolean> {
  try {
    await validateNewAccount({ displayId }, { signal });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 400) return false;
    throw error;
  }
}

interface Candidate {
  displayId: string;
  /** The display ID that is one's own already: nobody has to ask for that. */
  current: string;
  /** Off while a form is on its way: what it asks for is taken as soon as it arrives. */
  enabled: boolean;
}

/** Whether a display ID is free: asked once typing rests, for values that keep the rule and differ from the current one. */
export function useDisplayIdAvailability({ displayId, current, enabled }: Candidate): Availability {
  const rested = useDebouncedValue(displayId, AVAILABILITY_DELAY_MS);
  const worthAsking =
    enabled && checkDisplayId(displayId) === null && displayId.toLowerCase() !== current.toLowerCase();

  const { data, isError } = useQuery({
    queryKey: ['displayIdAvailability', displayId.toLowerCase()],
    queryFn: ({ signal }) => isAvailable(displayId, signal),
    enabled: worthAsking && rested === displayId,
    retry: false,
    // Somebody else may take it any moment.
    staleTime: 10_000,
  });
  if (!worthAsking) return 'idle';
  if (isError) return 'unknown';
  if (data === undefined) return 'checking';
  return data ? 'available' : 'taken';
}
