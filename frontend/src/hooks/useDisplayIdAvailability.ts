import { checkDisplayId } from '@hitohira/backend/rules';
import { useQuery } from '@tanstack/react-query';
import { statusOf } from '../api/api-error';
import { AVAILABILITY_DELAY_MS } from '../config/site';
import { useDebouncedValue } from './useDebouncedValue';

/** `idle`: nothing to say about this value. `unknown`: the server could not be asked; sending the form will tell. */
export type Availability = 'idle' | 'checking' | 'available' | 'taken' | 'unknown';

/** Asks the server about a display ID; a refusal (400) means that it cannot be had. */
type Ask = (displayId: string, signal: AbortSignal) => Promise<void>;

async function isAvailable(ask: Ask, displayId: string, signal: AbortSignal): Promise<boolean> {
  try {
    await ask(displayId, signal);
    return true;
  } catch (error) {
    if (statusOf(error) === 400) return false;
    throw error;
  }
}

export interface DisplayIdCandidate {
  displayId: string;
  /** The display ID that is one's own already: nobody has to ask for that. */
  current: string;
  /** Off while a form is on its way: what it asks for is taken as soon as it arrives. */
  enabled: boolean;
}

/**
 * Whether a display ID is free: asked once typing rests, for values that keep the rule and differ from the current one.
 * `asker` keeps apart what is answered to a newcomer and to an owner, who may take former IDs back.
 */
export function useDisplayIdAvailability(
  { displayId, current, enabled }: DisplayIdCandidate,
  asker: 'newcomer' | 'owner',
  ask: Ask,
): Availability {
  const rested = useDebouncedValue(displayId, AVAILABILITY_DELAY_MS);
  const worthAsking =
    enabled && checkDisplayId(displayId) === null && displayId.toLowerCase() !== current.toLowerCase();

  const { data, isError } = useQuery({
    queryKey: ['displayIdAvailability', asker, displayId.toLowerCase()],
    queryFn: ({ signal }) => isAvailable(ask, displayId, signal),
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
