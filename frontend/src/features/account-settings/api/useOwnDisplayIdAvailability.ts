import { validateOwnAccount } from '../../../api/generated/accounts/accounts';
import {
  type Availability,
  type DisplayIdCandidate,
  useDisplayIdAvailability,
} from '../../../hooks/useDisplayIdAvailability';

/** Whether the owner of an account can change to a display ID. */
export function useOwnDisplayIdAvailability(candidate: DisplayIdCandidate): Availability {
  return useDisplayIdAvailability(candidate, 'owner', (displayId, signal) =>
    validateOwnAccount({ displayId }, { signal }),
  );
}
