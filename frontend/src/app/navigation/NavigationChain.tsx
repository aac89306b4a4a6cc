import { useListEmergencies } from '../../api/generated/emergencies/emergencies';
import { EMERGENCY_POLL_MS } from '../../config/site';
import { EmergencyNotices } from '../../features/emergencies/components/EmergencyNotices';
import { useDismissedEmergencies } from '../../features/emergencies/useDismissedEmergencies';
import { useHydrated } from '../../hooks/useHydrated';
import { useNavigationChain } from './useNavigationChain';

function Chain() {
  // Where they cannot be had the last known ones stay: nobody is told of a failure that the next question mends.
  const { data, refetch } = useListEmergencies({
    query: { retry: false, staleTime: 0, refetchInterval: EMERGENCY_POLL_MS },
  });
  const { dismissed, dismiss } = useDismissedEmergencies();
  useNavigationChain(() => void refetch({ cancelRefetch: false }));
  const shown = (data?.results ?? []).filter(({ emergencyId }) => !dismissed.includes(emergencyId));
  if (shown.length === 0) return null;
  return (
    <EmergencyNotices
      emergencies={shown}
      onDismiss={(id) => {
        dismiss(id);
        // What had the focus is gone: on with the page.
        document.getElementById('content')?.focus({ preventScroll: true });
      }}
    />
  );
}

/**
 * Goes along with every navigation and shows what concerns every page. It starts after hydration: its first requests
 * would slow that down, and none of them is urgent.
 */
export function NavigationChain() {
  return useHydrated() && <Chain />;
}
