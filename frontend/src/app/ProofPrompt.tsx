import { lazy, Suspense, useEffect, useState } from 'react';
import { registerProofPrompt } from '../api/mutators';

// Rarely needed.
const ConfirmIdentityDialog = lazy(() => import('../features/auth/components/ConfirmIdentityDialog'));

/** Prompts for a proof of identity when a call on the page needs one. */
export function ProofPrompt() {
  const [prompt, setPrompt] = useState<{ resolve: (confirmed: boolean) => void } | null>(null);
  useEffect(
    () =>
      registerProofPrompt(
        () =>
          new Promise((resolve) => {
            setPrompt({ resolve });
          }),
      ),
    [],
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
