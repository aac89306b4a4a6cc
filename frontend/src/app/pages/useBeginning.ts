import { useState } from 'react';
import { type OwnAccount } from '../../api/own-account';
import { deleteCookie } from '../../config/cookies';
import { countDone, firstOpenStep, isAllDone } from '../../features/begin/begin-steps';
import { type Beginning } from '../../features/profile/components/OnboardingNotice';
import { useCookie } from '../../hooks/useCookie';
import { STORAGE_KEYS } from '../../config/storage-keys';
import { usePutAway } from '../../hooks/usePutAway';
import { useBeginProgress } from './useBeginProgress';

/** The first steps of an account, until all are done or its owner has put them away. */
export function useBeginning(account: OwnAccount): Beginning {
  const progress = useBeginProgress(account);
  const { isPutAway, putAway } = usePutAway(`${STORAGE_KEYS.stepsPutAway}${account.accountId}`);
  // Hints wait until the steps are over. One that appeared while the page is read would move it.
  const [isOver, setIsOver] = useState(isPutAway || isAllDone(progress));
  return {
    progress,
    done: countDone(progress),
    next: isPutAway ? null : firstOpenStep(progress),
    isAhead: !isOver,
    isWelcome: useCookie('onboarding') !== null,
    putAway: () => {
      deleteCookie('onboarding');
      putAway();
      setIsOver(true);
    },
  };
}
