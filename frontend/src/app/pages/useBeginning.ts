import { type OwnAccount } from '../../api/own-account';
import { deleteCookie } from '../../config/cookies';
import { BEGIN_STEPS } from '../../config/paths';
import { countDone, firstOpenStep } from '../../features/begin/begin-steps';
import { type Beginning } from '../../features/profile/components/OnboardingNotice';
import { useCookie } from '../../hooks/useCookie';
import { useStepsPutAway } from '../../hooks/useStepsPutAway';
import { useBeginProgress } from './useBeginProgress';

/** The first steps of an account, until all are done or its owner has put them away. */
export function useBeginning(account: OwnAccount): Beginning {
  const progress = useBeginProgress(account);
  const { isPutAway, putAway } = useStepsPutAway(account.accountId);
  return {
    progress,
    done: countDone(progress),
    next: isPutAway ? null : firstOpenStep(progress),
    isAhead: !isPutAway && BEGIN_STEPS.some((step) => progress[step] !== true),
    isWelcome: useCookie('onboarding') !== null,
    putAway: () => {
      deleteCookie('onboarding');
      putAway();
    },
  };
}
