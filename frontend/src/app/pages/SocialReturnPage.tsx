import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { FormSkeleton } from '../../components/forms/FormSkeleton';
import { readSignedInHint } from '../../config/cookies';
import { loginPath, PATHS, profileEditPath, socialSignUpPath } from '../../config/paths';
import { storeConnectedProvider, consumeBackPath } from '../../config/oauth-redirect';
import { type SocialOutcome, useCompleteReturn } from '../../features/social-login/api/social-login';
import {
  noticeOf,
  type ReturnNotice,
  SocialReturnNotice,
} from '../../features/social-login/SocialReturnNotice';
import { useSnackbar } from '../../hooks/useSnackbar';
import { ORIGIN_PATHS, readOrigin } from '../guards/oauth-callback';
import { ProofPrompt } from '../ProofPrompt';
import { safeBackPath } from '../routes/safe-back-path';

const Column = styled('div')({
  width: '100%',
  maxWidth: 520,
  margin: '0 auto',
  padding: '64px 24px',
});

/** Shown while the guard runs and the server checks the code. */
export function Fallback() {
  return (
    <Column>
      <FormSkeleton />
    </Column>
  );
}

/** The OAuth callback of social login: submits the code and redirects. */
export default function SocialReturnPage() {
  const { provider = '' } = useParams();
  const [search] = useSearchParams();
  const completeReturn = useEffectEvent(useCompleteReturn());
  const navigate = useNavigate();
  const { show } = useSnackbar();
  const [notice, setNotice] = useState<ReturnNotice | null>(null);
  const isSubmitted = useRef(false);
  const from = readOrigin(search);

  // Replaces the entry, so that the back button does not submit the code again.
  const redirect = (to: string) => void navigate(to, { replace: true });

  const goOn = useEffectEvent((outcome: SocialOutcome) => {
    switch (outcome.kind) {
      case 'signedIn':
        redirect(safeBackPath(consumeBackPath()) ?? profileEditPath(outcome.account.displayId));
        break;
      case 'newcomer':
        redirect(socialSignUpPath(provider));
        break;
      case 'connected':
        storeConnectedProvider(provider);
        redirect(PATHS.settingsAccount);
        break;
      case 'signedOut':
        show('REQUIRED_TO_LOG_IN');
        redirect(loginPath(PATHS.settingsAccount, { unauthorized: true }));
        break;
      case 'failed':
        // If signed in meanwhile, the login page redirects.
        if (from === 'settings' || !readSignedInHint()) show('FAILED_TO_OAUTH');
        redirect(ORIGIN_PATHS[from]);
        break;
      case 'registered':
      case 'suspended':
        setNotice(noticeOf(outcome.kind, from));
    }
  });

  useEffect(() => {
    if (isSubmitted.current) return;
    isSubmitted.current = true;
    const [code, state] = [search.get('code') ?? '', search.get('state') ?? ''];
    void completeReturn({ provider, from, code, state }).then((outcome) => goOn(outcome));
  }, [provider, from, search]);

  if (notice !== null) return <SocialReturnNotice notice={notice} />;
  return (
    <>
      <Fallback />
      <ProofPrompt />
    </>
  );
}
