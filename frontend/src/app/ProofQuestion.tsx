import { lazy, Suspense, useEffect, useState } from 'react';
import { answerProofQuestions } from '../api/fresh-proof';

// Hardly anybody is asked: nobody else waits for its scripts.
const ConfirmIdentityDialog = lazy(() => import('../features/auth/components/ConfirmIdentityDialog'));

/** Stands once around all pages: asks for a proof of identity where a call needs one, and lets the call go on. */
export function ProofQuestion() {
  const [answer, setAnswer] = useState<{ give: (confirmed: boolean) => void } | null>(null);
  useEffect(
    () =>
      answerProofQuestions(
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
