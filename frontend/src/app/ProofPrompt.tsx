import { lazy, Suspense, useEffect, useState } from 'react';
import { registerProofPrompt } from '../api/mutators';
import { loadNamespaces } from '../i18n/load-namespaces';
import { useCatalog } from '../i18n/useTranslation';

// Rarely needed.
const ConfirmIdentityDialog = lazy(() => import('../features/auth/components/ConfirmIdentityDialog'));

/** Prompts for a proof of identity when a call on the page needs one. */
export function ProofPrompt() {
  const [prompt, setPrompt] = useState<{ resolve: (confirmed: boolean) => void } | null>(null);
  const catalog = useCatalog();
  useEffect(
    () =>
      registerProofPrompt(async () => {
        // The page may not need these texts itself.
        await loadNamespaces(catalog, ['credentials', 'errors']);
        return new Promise((resolve) => {
          setPrompt({ resolve });
        });
      }),
    [catalog],
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
