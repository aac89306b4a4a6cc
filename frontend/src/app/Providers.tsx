import { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type i18n as I18n } from 'i18next';
import { type ReactNode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SnackbarProvider } from '../components/SnackbarProvider';
import { BaseStyles } from '../theme/BaseStyles';
import { COLOR_SCHEME_STORAGE_KEY } from '../theme/color-scheme-script';
import { theme } from '../theme/theme';
import { type Maintenance, MaintenanceContext } from './maintenance';
import { type PageStatus, PageStatusContext } from './page-status';

interface ProvidersProps {
  emotionCache: EmotionCache;
  queryClient: QueryClient;
  i18n: I18n;
  status: PageStatus;
  maintenance?: Maintenance | null;
  /** Told once the browser has taken the page over: effects run when what the server wrote is adopted. */
  onTakenOver?: () => void;
  children: ReactNode;
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
  useEffect(() => onTakenOver?.(), [onTakenOver]);
  return (
    <CacheProvider value={emotionCache}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={COLOR_SCHEME_STORAGE_KEY}>
        <BaseStyles />
        <I18nextProvider i18n={i18n}>
          <QueryClientProvider client={queryClient}>
            <PageStatusContext value={status}>
              <MaintenanceContext value={maintenance}>
                <SnackbarProvider>{children}</SnackbarProvider>
              </MaintenanceContext>
            </PageStatusContext>
          </QueryClientProvider>
        </I18nextProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
