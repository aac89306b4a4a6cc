import { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { Hydration } from '../components/site/Hydration';
import { SnackbarProvider } from '../components/feedback/SnackbarProvider';
import { type Catalog } from '../i18n/catalog';
import { CatalogContext } from '../i18n/useTranslation';
import { muiTheme } from '../theme/mui-theme';
import { AccountTimeZone } from './AccountTimeZone';
import { ApplicationMessage } from './ApplicationMessage';

interface ProvidersProps {
  emotionCache: EmotionCache;
  queryClient: QueryClient;
  catalog: Catalog;
  /** How long a message is shown, in milliseconds, if not as usual. */
  snackbarMs?: number;
  onHydrated?: () => void;
  children: ReactNode;
}

/** The providers of the application, on the server and in the browser. */
export function Providers({
  emotionCache,
  queryClient,
  catalog,
  snackbarMs,
  onHydrated,
  children,
}: ProvidersProps) {
  return (
    <CacheProvider value={emotionCache}>
      <CatalogContext value={catalog}>
        <QueryClientProvider client={queryClient}>
          <Hydration onHydrated={onHydrated}>
            <ThemeProvider theme={muiTheme} storageManager={null}>
              <SnackbarProvider Message={ApplicationMessage} shownMs={snackbarMs}>
                <AccountTimeZone>{children}</AccountTimeZone>
              </SnackbarProvider>
            </ThemeProvider>
          </Hydration>
        </QueryClientProvider>
      </CatalogContext>
    </CacheProvider>
  );
}
