import { CacheProvider } from '@emotion/react';
import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type QueryClient } from '@tanstack/react-query';
import { type ReactNode, useContext, useState } from 'react';
import { createQueryClient } from '../api/query-client';
import { createEmotionCache } from '../theme/emotion-cache';
import { MuiTheme } from '../theme/MuiTheme';

interface ApplicationPartsProps {
  /** Puts what the document has read already where its parts look for it. */
  seed?: (queryClient: QueryClient) => void;
  children: ReactNode;
}

function OwnParts({ seed, children }: ApplicationPartsProps) {
  const [queryClient] = useState(() => {
    const client = createQueryClient();
    seed?.(client);
    return client;
  });
  const [emotionCache] = useState(createEmotionCache);
  return (
    <CacheProvider value={emotionCache}>
      <QueryClientProvider client={queryClient}>
        <MuiTheme>{children}</MuiTheme>
      </QueryClientProvider>
    </CacheProvider>
  );
}

/** What parts of the application need around them in a document; in the application itself they have it already. */
export function ApplicationParts({ seed, children }: ApplicationPartsProps) {
  const isInApplication = useContext(QueryClientContext) !== undefined;
  if (isInApplication) return children;
  return <OwnParts {...(seed && { seed })}>{children}</OwnParts>;
}
