import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type QueryClient } from '@tanstack/react-query';
import { type ReactNode, use, useContext, useState } from 'react';
import { guardAccount, type ShownAccount } from '../api/account-switch';
import { createQueryClient } from '../api/query-client';
import { PageThemeContext } from '../components/dialogs/page-theme-context';
import { DocumentContext } from '../documents/document-context';
import { type Catalog } from '../i18n/catalog';
import { loadNamespaces } from '../i18n/load-namespaces';
import { useCatalog } from '../i18n/useTranslation';
import { createEmotionCache } from '../theme/emotion-cache';
import { muiTheme } from '../theme/mui-theme';
import { AccountTimeZone } from './AccountTimeZone';
import { BASE_NAMESPACES } from './base-namespaces';

interface IslandProvidersProps {
  /** Puts the document's data into the query cache. */
  seed?: (queryClient: QueryClient) => void;
  /** The signed-in account, for parts that change it. */
  owner?: ShownAccount;
  children: ReactNode;
}

/** One promise per catalog: `use` needs the same promise in every render. */
const loading = new WeakMap<Catalog, Promise<void>>();

function baseNamespacesOf(catalog: Catalog): Promise<void> {
  const started = loading.get(catalog) ?? loadNamespaces(catalog, BASE_NAMESPACES);
  loading.set(catalog, started);
  return started;
}

function Island({ seed, owner, children }: IslandProvidersProps) {
  use(baseNamespacesOf(useCatalog()));
  const { data } = useContext(DocumentContext);
  const isOfCreator = data?.kind === 'profile' || data?.kind === 'content';
  const [queryClient] = useState(() => {
    const client = createQueryClient();
    if (owner !== undefined) guardAccount(client, owner);
    seed?.(client);
    return client;
  });
  const [emotionCache] = useState(createEmotionCache);
  return (
    <CacheProvider value={emotionCache}>
      <QueryClientProvider client={queryClient}>
        <ThemeProvider theme={muiTheme} storageManager={null}>
          <PageThemeContext value={isOfCreator ? data.account.theme.tokens : null}>
            <AccountTimeZone>{children}</AccountTimeZone>
          </PageThemeContext>
        </ThemeProvider>
      </QueryClientProvider>
    </CacheProvider>
  );
}

/**
 * The providers for a part of the application inside a document; inside the application it only renders its children.
 * Suspends until the base texts are loaded.
 */
export function IslandProviders({ children, ...props }: IslandProvidersProps) {
  const isInApplication = useContext(QueryClientContext) !== undefined;
  if (isInApplication) return children;
  return <Island {...props}>{children}</Island>;
}
