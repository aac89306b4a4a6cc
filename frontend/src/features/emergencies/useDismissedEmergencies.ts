import { setCookie } from '../../config/cookies';
import { useCookie } from '../../hooks/useCookie';

/** The number of dismissed notices that the cookie stores. */
const REMEMBERED = 20;

/** The notices that this visitor has dismissed within the last hour. */
export function useDismissedEmergencies(): { dismissed: readonly number[]; dismiss: (id: number) => void } {
  const cookie = useCookie('emergency') ?? '';
  const dismissed = cookie
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
  return {
    dismissed,
    dismiss: (id) => setCookie('emergency', [...dismissed, id].slice(-REMEMBERED).join(',')),
  };
}
