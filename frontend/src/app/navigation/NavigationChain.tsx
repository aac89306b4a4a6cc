import { EmergencyNotices } from '../../features/emergencies/components/EmergencyNotices';
import { useEmergencies } from '../../features/emergencies/api/emergencies';
import { useDismissedEmergencies } from '../../features/emergencies/useDismissedEmergencies';
import { useNavigationChain } from './useNavigationChain';

/** Goes along with every navigation and shows what concerns every page. */
export function NavigationChain({ enabled }: { enabled: boolean }) {
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
