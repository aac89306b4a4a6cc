import { EmergencyNotices } from '../../features/emergencies/components/EmergencyNotices';
import { useEmergencies } from '../../features/emergencies/api/emergencies';
import { useDismissedEmergencies } from '../../features/emergencies/useDismissedEmergencies';
import { useHydrated } from '../../hooks/useHydrated';
import { useNavigationChain } from './useNavigationChain';

function Chain() {
  const { emergencies, check } = useEmergencies();
  const { dismissed, dismiss } = useDismissedEmergencies();
  useNavigationChain(check);
  const shown = emergencies.filter(({ emergencyId }) => !dismissed.includes(emergencyId));
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
