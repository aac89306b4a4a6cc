import { useListEmergencies } from '../../api/generated/emergencies/emergencies';
import { EMERGENCY_POLL_MS } from '../../config/site';
import { EmergencyNotices } from '../../features/emergencies/components/EmergencyNotices';
import { useDismissedEmergencies } from '../../features/emergencies/useDismissedEmergencies';
import { useHydrated } from '../../hooks/useHydrated';
import { useNavigationChain } from './useNavigationChain';

function Chain() {
  // After a failure the last known notices stay until the next poll.
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
        // The focused button is gone.
        document.getElementById('content')?.focus({ preventScroll: true });
      }}
    />
  );
}

/** Runs the checks of every navigation and shows emergency notices. Starts after hydration, which it would slow down. */
export function NavigationChain() {
  return useHydrated() && <Chain />;
}
