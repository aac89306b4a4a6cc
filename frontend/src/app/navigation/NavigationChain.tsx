import { EmergencyNotices } from '../../features/emergencies/components/EmergencyNotices';
import { useEmergencies } from '../../features/emergencies/api/emergencies';
import { useDismissedEmergencies } from '../../features/emergencies/useDismissedEmergencies';
import { useHydrated } from '../../hooks/useHydrated';
import { useNavigationChain } from './useNavigationChain';

interface NavigationChainProps {
  /** False where the server has just said that it cannot answer. */
  enabled: boolean;
}

function Chain({ enabled }: NavigationChainProps) {
  const { emergencies, check } = useEmergencies({ enabled });
  const { dismissed, dismiss } = useDismissedEmergencies();
  useNavigationChain({ enabled, checkEmergencies: check });
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
 * Goes along with every navigation and shows what concerns every page. It begins once the browser has taken the page
 * over: its first questions take as long as a good part of that, and none of them is in a hurry.
 */
export function NavigationChain(props: NavigationChainProps) {
  return useHydrated() && <Chain {...props} />;
}
