import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listEmergencies, logPageAccess, lookUpRedirect } from '../../api/generated/requests';
import { type Emergency } from '../../api/generated/model/emergency';
import { pageLocation } from '../../browser/page-location';
import { CONTENT_ID } from '../../components/SkipLink';
import { EMERGENCY_POLL_MS, PAGE_ACCESS_TIMEOUT_MS } from '../../config/site';
import { EmergencyNotices } from '../../features/emergencies/components/EmergencyNotices';
import { useDismissedEmergencies } from '../../features/emergencies/useDismissedEmergencies';
import { useHydrated } from '../../hooks/useHydrated';
import { useSiteNavigation } from '../../hooks/useSiteNavigation';
import { isLanguage } from '../../i18n/language';
import { redirectAddress } from './redirect-address';
import { prefetchNextDocuments } from './prefetch-documents';

/** Where the visitor came from. */
function referrer(): 'none' | 'internal' | 'external' {
  if (document.referrer === '') return 'none';
  return document.referrer.startsWith(`${window.location.origin}/`) ? 'internal' : 'external';
}

/** The emergency notices in force. Where they cannot be had the last known ones stay. */
function useEmergencies(): readonly Emergency[] {
  const [emergencies, setEmergencies] = useState<readonly Emergency[]>([]);
  const check = useCallback(() => {
    listEmergencies().then(
      ({ results }) => setEmergencies(results),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    check();
    const timer = setInterval(check, EMERGENCY_POLL_MS);
    return () => clearInterval(timer);
  }, [check]);
  return emergencies;
}

function Chain() {
  const { pathname: path, base } = useSiteNavigation();
  const { language } = useTranslation().i18n;
  const emergencies = useEmergencies();
  const { dismissed, dismiss } = useDismissedEmergencies();

  useEffect(() => {
    if (!isLanguage(language)) return;
    const signal = AbortSignal.timeout(PAGE_ACCESS_TIMEOUT_MS);
    // Also where the page is left at once; nobody is told of a failure.
    logPageAccess({ path, language, referrer: referrer() }, { keepalive: true, signal }).catch(
      () => undefined,
    );
  }, [path, language]);

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
  if (shown.length === 0) return null;
  return (
    <EmergencyNotices
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
