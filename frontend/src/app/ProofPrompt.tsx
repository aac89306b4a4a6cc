import { lazy, Suspense, useEffect, useState } from 'react';
import { registerProofPrompt } from '../api/fresh-proof';

// Hardly anybody is asked: nobody else waits for its scripts.
const ConfirmIdentityDialog = lazy(() => import('../features/auth/components/ConfirmIdentityDialog'));

/** Stands on pages with calls that may need a proof of identity: asks for it, and lets the call go on. */
export function ProofPrompt() {
  const [answer, setAnswer] = useState<{ give: (confirmed: boolean) => void } | null>(null);
  useEffect(
    () =>
      registerProofPrompt(
        () =>
          new Promise((resolve) => {
            setAnswer({ give: resolve });
          }),
      ),
    [],
  );
  if (answer === null) return null;
  return (
    <Suspense>
      <ConfirmIdentityDialog
        onAnswer={(confirmed) => {
          setAnswer(null);
          answer.give(confirmed);
        }}
      />
    </Suspense>
  );
}
