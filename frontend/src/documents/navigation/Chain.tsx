import { useEffect, useState } from 'react';
import { listEmergencies, lookUpRedirect } from '../../api/generated/requests';
import { type Emergency } from '../../api/generated/model/emergency';
import { pageLocation } from '../../browser/page-location';
import { CONTENT_ID } from '../../components/site/SkipLink';
import { EMERGENCY_POLL_MS } from '../../config/site';
import { type EmergencyNotices } from '../../features/emergencies/components/EmergencyNotices';
import { useDismissedEmergencies } from '../../features/emergencies/useDismissedEmergencies';
import { sendPageAccess } from '../../features/log/api/page-access';
import { reportPresses } from '../../features/log/api/presses';
import { visitOrigin } from '../../features/log/api/visit-origin';
import { useSiteNavigation } from '../../hooks/useSiteNavigation';
import { useTranslation } from '../../i18n/useTranslation';
import { redirectAddress } from './redirect-address';
import { prefetchNextDocuments } from './prefetch-documents';

interface ActiveEmergencies {
  emergencies: readonly Emergency[];
  /** Loaded with the first notice, which is rare. */
  Notices: typeof EmergencyNotices | null;
}

async function readEmergencies(): Promise<ActiveEmergencies> {
  const { results } = await listEmergencies();
  if (results.length === 0) return { emergencies: [], Notices: null };
  const part = await import('../../features/emergencies/components/EmergencyNotices');
  return { emergencies: results, Notices: part.EmergencyNotices };
}

/** Polls the emergency notices. After a failure the last known ones stay. */
function useEmergencies(): ActiveEmergencies {
  const [active, setActive] = useState<ActiveEmergencies>({ emergencies: [], Notices: null });
  useEffect(() => {
    const check = () => void readEmergencies().then(setActive, () => undefined);
    check();
    const timer = setInterval(check, EMERGENCY_POLL_MS);
    return () => clearInterval(timer);
  }, []);
  return active;
}

/** Emergency notices, the operator's redirects, the log of views and presses, and prefetching. */
export function Chain() {
  const { pathname: path, base } = useSiteNavigation();
  const { language } = useTranslation();
  const { emergencies, Notices } = useEmergencies();
  const { dismissed, dismiss } = useDismissedEmergencies();

  useEffect(() => {
    const visit = { path, language, ...visitOrigin() };
    const cancel = sendPageAccess(visit);
    const stop = reportPresses(visit);
    return () => {
      cancel();
      stop();
    };
  }, [path, language]);

  useEffect(() => {
    const controller = new AbortController();
    lookUpRedirect({ path }, { signal: controller.signal })
      .then(({ redirectUrl }) => {
        const address = redirectUrl === null ? null : redirectAddress(redirectUrl, base);
        if (address !== null && !controller.signal.aborted) pageLocation.replace(address);
      })
      // Stays on the page.
      .catch(() => undefined);
    return () => controller.abort();
  }, [path, base]);

  useEffect(() => prefetchNextDocuments(), []);

  const shown = emergencies.filter(({ emergencyId }) => !dismissed.includes(emergencyId));
  if (Notices === null || shown.length === 0) return null;
  return (
    <Notices
      emergencies={shown}
      onDismiss={(id) => {
        dismiss(id);
        // The focused button is gone.
        document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
      }}
    />
  );
}
