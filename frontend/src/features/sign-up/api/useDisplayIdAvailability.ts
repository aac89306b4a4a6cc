import { checkDisplayId, checkEmail } from '@hitohira/backend/rules';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error';
import { validateNewAccount } from '../../../api/generated/accounts/accounts';
import { type ValidateNewAccount } from '../../../api/generated/model/validateNewAccount';
import { AVAILABILITY_DELAY_MS } from '../../../config/site';
import { useDebouncedValue } from '../../../hooks/useDebouncedValue';

/** `idle`: nothing to say about this value. `unknown`: the server could not be asked; signing up will tell. */
export type Availability = 'idle' | 'checking' | 'available' | 'taken' | 'unknown';

async function isAvailable(question: ValidateNewAccount, signal: AbortSignal): Promise<boolean> {
  try {
    await validateNewAccount(question, { signal });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 400) return false;
    throw error;
  }
}

interface Candidate {
  displayId: string;
  /** Whose sign-up it is: what an unfinished one of the same person holds counts as free. */
  email: string;
  /** The display ID as it is now: nobody has to ask for that. */
  current?: string;
  /** Off while a form is on its way: what it asks for is taken as soon as it arrives. */
  enabled: boolean;
}

/** Whether a display ID is free: asked once typing rests, for values that keep the rule and differ from the current one. */
export function useDisplayIdAvailability(candidate: Candidate): Availability {
  const { displayId, current = '', enabled } = candidate;
  const email = checkEmail(candidate.email) === null ? candidate.email : undefined;
  const restedId = useDebouncedValue(displayId, AVAILABILITY_DELAY_MS);
  const restedEmail = useDebouncedValue(email, AVAILABILITY_DELAY_MS);
  const rested = restedId === displayId && restedEmail === email;
  const worthAsking =
    enabled && checkDisplayId(displayId) === null && displayId.toLowerCase() !== current.toLowerCase();

  const { data, isError } = useQuery({
    queryKey: ['displayIdAvailability', displayId.toLowerCase(), email],
    queryFn: ({ signal }) => isAvailable({ displayId, ...(email === undefined ? {} : { email }) }, signal),
    enabled: worthAsking && rested,
    retry: false,
    // Somebody else may take it any moment.
    staleTime: 10_000,
  });
  if (!worthAsking) return 'idle';
  if (isError) return 'unknown';
  if (data === undefined) return 'checking';
  return data ? 'available' : 'taken';
}
