import { useState } from 'react';
import { type OwnAccount } from '../../api/own-account';
import { deleteCookie } from '../../config/cookies';
import { STORAGE_KEYS } from '../../config/storage-keys';
import { countDone, firstOpenStep, isAllDone } from '../../features/begin/begin-steps';
import { type Beginning } from '../../features/profile/components/OnboardingNotice';
import { useCookie } from '../../hooks/useCookie';
import { useStoredSwitch } from '../../hooks/useStoredSwitch';
import { useBeginProgress, useRememberedProgress } from './useBeginProgress';

/** The first steps of an account, until all have been done once. */
export function useBeginning(account: OwnAccount): Beginning {
  const progress = useBeginProgress(account);
  useRememberedProgress(account, progress);
  const folded = useStoredSwitch(`${STORAGE_KEYS.stepsFolded}${account.accountId}`);
  // Hints wait for the next visit once the list is gone: one that appeared now would move the page.
  const [isOver, setIsOver] = useState(folded.isOn || isAllDone(progress));
  return {
    progress,
    done: countDone(progress),
    next: firstOpenStep(progress),
    isAhead: !isOver,
    isWelcome: useCookie('onboarding') !== null,
    isFolded: folded.isOn,
    fold: (on) => {
      folded.turn(on);
      if (!on) return;
      deleteCookie('onboarding');
      setIsOver(true);
    },
  };
}
