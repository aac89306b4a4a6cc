import { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type i18n as I18n } from 'i18next';
import { type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Hydration } from '../components/Hydration';
import { SnackbarProvider } from '../components/SnackbarProvider';

interface ProvidersProps {
  emotionCache: EmotionCache;
  queryClient: QueryClient;
  i18n: I18n;
  /** Told once the browser has taken the page over. */
  onHydrated?: () => void;
  children: ReactNode;
}

/** Everything the pages of the application find around them, the same on the server and in the browser. */
export function Providers({ emotionCache, queryClient, i18n, onHydrated, children }: ProvidersProps) {
  return (
    <CacheProvider value={emotionCache}>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <Hydration onHydrated={onHydrated}>
            <SnackbarProvider>{children}</SnackbarProvider>
          </Hydration>
        </QueryClientProvider>
      </I18nextProvider>
    </CacheProvider>
  );
}
