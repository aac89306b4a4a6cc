import { lazy, Suspense, useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { registerCallingPage } from '../api/mutators';
import { ownAccountQuery } from '../api/own-account';
import { FETCH_AGAIN } from '../api/query-client';
import { loadNamespaces } from '../i18n/load-namespaces';
import { useCatalog } from '../i18n/useTranslation';

// Rarely needed.
const ConfirmIdentityDialog = lazy(() => import('../features/auth/components/ConfirmIdentityDialog'));

/** Prompts for a proof of identity when a call on the page needs one, and checks the session for calls. */
export function ProofPrompt() {
  const [prompt, setPrompt] = useState<{ resolve: (confirmed: boolean) => void } | null>(null);
  const catalog = useCatalog();
  const queryClient = useQueryClient();
  useEffect(
    () =>
      registerCallingPage({
        promptForProof: async () => {
          // The page may not need these texts itself.
          await loadNamespaces(catalog, ['credentials', 'errors']);
          return new Promise((resolve) => {
            setPrompt({ resolve });
          });
        },
        checkSession: () => queryClient.query({ ...ownAccountQuery(), ...FETCH_AGAIN }),
      }),
    [catalog, queryClient],
  );
  if (prompt === null) return null;
  return (
    <Suspense>
      <ConfirmIdentityDialog
        onAnswer={(confirmed) => {
          setPrompt(null);
          prompt.resolve(confirmed);
        }}
      />
    </Suspense>
  );
}
