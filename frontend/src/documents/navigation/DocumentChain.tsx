import { useEffect, useState } from 'react';
import { listEmergencies, lookUpRedirect } from '../../api/generated/requests';
import { type Emergency } from '../../api/generated/model/emergency';
import { pageLocation } from '../../browser/page-location';
import { CONTENT_ID } from '../../components/site/SkipLink';
import { EMERGENCY_POLL_MS } from '../../config/site';
import { type EmergencyNotices } from '../../features/emergencies/components/EmergencyNotices';
import { useDismissedEmergencies } from '../../features/emergencies/useDismissedEmergencies';
import { documentReferrer, sendPageAccess } from '../../features/log/api/page-access';
import { useHydrated } from '../../hooks/useHydrated';
import { useSiteNavigation } from '../../hooks/useSiteNavigation';
import { useTranslation } from '../../i18n/useTranslation';
import { redirectAddress } from './redirect-address';
import { prefetchNextDocuments } from './prefetch-documents';

interface InForce {
  emergencies: readonly Emergency[];
  /** Shows them; there are none most of the time, so it is loaded with the first. */
  Notices: typeof EmergencyNotices | null;
}

async function readEmergencies(): Promise<InForce> {
  const { results } = await listEmergencies();
  if (results.length === 0) return { emergencies: [], Notices: null };
  const part = await import('../../features/emergencies/components/EmergencyNotices');
  return { emergencies: results, Notices: part.EmergencyNotices };
}

/** The emergency notices in force. Where they cannot be had the last known ones stay. */
function useEmergencies(): InForce {
  const [inForce, setInForce] = useState<InForce>({ emergencies: [], Notices: null });
  useEffect(() => {
    const check = () => void readEmergencies().then(setInForce, () => undefined);
    check();
    const timer = setInterval(check, EMERGENCY_POLL_MS);
    return () => clearInterval(timer);
  }, []);
  return inForce;
}

function Chain() {
  const { pathname: path, base } = useSiteNavigation();
  const { language } = useTranslation();
  const { emergencies, Notices } = useEmergencies();
  const { dismissed, dismiss } = useDismissedEmergencies();

  useEffect(() => sendPageAccess({ path, language, referrer: documentReferrer() }), [path, language]);

  useEffect(() => {
    const left = new AbortController();
    lookUpRedirect({ path }, { signal: left.signal })
      .then(({ redirectUrl }) => {
        const address = redirectUrl === null ? null : redirectAddress(redirectUrl, base);
        if (address !== null && !left.signal.aborted) pageLocation.replace(address);
      })
      // A page that nobody could be asked about stays.
      .catch(() => undefined);
    return () => left.abort();
  }, [path, base]);

  useEffect(() => prefetchNextDocuments(), []);

  const shown = emergencies.filter(({ emergencyId }) => !dismissed.includes(emergencyId));
  if (Notices === null || shown.length === 0) return null;
  return (
    <Notices
      emergencies={shown}
      onDismiss={(id) => {
        dismiss(id);
        // What had the focus is gone: on with the page.
        document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
      }}
    />
  );
}

interface DocumentChainProps {
  /** False where the server has just said that it cannot answer. */
  enabled: boolean;
}

/**
 * What goes along with every document: emergency notices, the way on where the operator has the page lead elsewhere, the
 * log of pages, the documents that may be opened next. It begins once the document has been hydrated.
 */
export function DocumentChain({ enabled }: DocumentChainProps) {
  const hydrated = useHydrated();
  return enabled && hydrated && <Chain />;
}
