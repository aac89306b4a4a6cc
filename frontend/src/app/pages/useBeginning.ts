import { useState } from 'react';
import { type OwnAccount } from '../../api/own-account';
import { deleteCookie } from '../../config/cookies';
import { countDone, firstOpenStep, isAllDone } from '../../features/begin/begin-steps';
import { type Beginning } from '../../features/profile/components/OnboardingNotice';
import { useCookie } from '../../hooks/useCookie';
import { STORAGE_KEYS } from '../../config/storage-keys';
import { useDismissed } from '../../hooks/useDismissed';
import { useBeginProgress } from './useBeginProgress';

/** The first steps of an account, until all are done or its owner has put them away. */
export function useBeginning(account: OwnAccount): Beginning {
  const progress = useBeginProgress(account);
  const { isDismissed, dismiss } = useDismissed(`${STORAGE_KEYS.stepsDismissed}${account.accountId}`);
  // Hints wait until the steps are over. One that appeared while the page is read would move it.
  const [isOver, setIsOver] = useState(isDismissed || isAllDone(progress));
  return {
    progress,
    done: countDone(progress),
    next: isDismissed ? null : firstOpenStep(progress),
    isAhead: !isOver,
    isWelcome: useCookie('onboarding') !== null,
    dismiss: () => {
      deleteCookie('onboarding');
      dismiss();
      setIsOver(true);
    },
  };
}
