import { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type i18n as I18n } from 'i18next';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SnackbarProvider } from '../components/SnackbarProvider';
import { HydratedContext } from '../hooks/useHydrated';
import { followColorScheme } from '../theme/color-scheme';
import { type Maintenance, MaintenanceContext } from './maintenance';
import { type PageStatus, PageStatusContext } from './page-status';
import { TAKEN_OVER_ATTRIBUTE } from './taken-over';

interface ProvidersProps {
  emotionCache: EmotionCache;
  queryClient: QueryClient;
  i18n: I18n;
  status: PageStatus;
  maintenance?: Maintenance | null;
  /** Told once the browser has taken the page over. */
  onTakenOver?: () => void;
  children: ReactNode;
}

/**
 * Tells once the browser has taken the page over: effects run when what the server wrote is adopted. What only a browser
 * can do then appears in small steps, between which the page can be used.
 */
function TakeOver({ onTakenOver, children }: Pick<ProvidersProps, 'onTakenOver' | 'children'>) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => {
    onTakenOver?.();
    startTransition(() => setHydrated(true));
  }, [onTakenOver]);
  useEffect(() => {
    if (hydrated) document.documentElement.setAttribute(TAKEN_OVER_ATTRIBUTE, '');
  }, [hydrated]);
  return <HydratedContext value={hydrated}>{children}</HydratedContext>;
}

/** Everything the pages find around them, the same on the server and in the browser. */
export function Providers({
  emotionCache,
  queryClient,
  i18n,
  status,
  maintenance = null,
  onTakenOver,
  children,
}: ProvidersProps) {
  useEffect(followColorScheme, []);
  return (
    <CacheProvider value={emotionCache}>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <PageStatusContext value={status}>
            <MaintenanceContext value={maintenance}>
              <TakeOver onTakenOver={onTakenOver}>
                <SnackbarProvider>{children}</SnackbarProvider>
              </TakeOver>
            </MaintenanceContext>
          </PageStatusContext>
        </QueryClientProvider>
      </I18nextProvider>
    </CacheProvider>
  );
}
