import { validateNewAccount } from '../../../api/generated/accounts/accounts';
import {
  type Availability,
  type DisplayIdCandidate,
  useDisplayIdAvailability,
} from '../../../hooks/useDisplayIdAvailability';

/** Whether a newcomer can have a display ID. */
export function useNewDisplayIdAvailability(candidate: DisplayIdCandidate): Availability {
  return useDisplayIdAvailability(candidate, 'newcomer', (displayId, signal) =>
    validateNewAccount({ displayId }, { signal }),
  );
}
