import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type LinkageProvider } from '../../api/generated/model/linkageProvider';
import { type OwnLinkageList } from '../../api/generated/model/ownLinkageList';
import { Notice, NoticeText } from '../../components/feedback/Notice';
import { ProviderMark } from '../../components/pictures/ProviderMark';
import { profileEditPath } from '../../config/paths';
import { type FailureCases, useFailureReport } from '../../hooks/useFailureReport';
import { useLoginRedirect } from '../../hooks/useLoginRedirect';
import { useSnackbar } from '../../hooks/useSnackbar';
import { SKIP_LEAVE_PROMPT } from '../../hooks/useUnsavedWarning';
import { type PlainMessageCode } from '../../i18n/messages';
import { useTranslation } from '../../i18n/useTranslation';
import { useCompleteLinkage } from './api/connect';
import { type LinkingFailure, storeLinkingResult } from './linking-result';
import { ShortVideoIdDialog } from './form/ShortVideoIdDialog';

const Ornament = styled('span')({ display: 'flex', alignItems: 'center', gap: 16 });

interface LinkageReturnPageProps {
  accountId: string;
  displayId: string;
  provider: LinkageProvider;
}

/** The page that a service redirects back to: completes the linkage and continues to the studio. */
export function LinkageReturnPage({ accountId, displayId, provider }: LinkageReturnPageProps) {
  const { t } = useTranslation('linkages');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { show } = useSnackbar();
  const report = useFailureReport();
  const leaveForLogin = useLoginRedirect();
  const call = useCompleteLinkage(displayId);
  const isSent = useRef(false);
  const [code, state] = [search.get('code') ?? '', search.get('state') ?? ''];
  // TikTok does not provide the account name, so the user enters it first.
  const needsName = provider === 'tiktok';

  // Replaced in the history, so that going back does not send the code again.
  const returnToStudio = (message?: PlainMessageCode) => {
    if (message !== undefined) show(message);
    void navigate(profileEditPath(displayId), { replace: true, state: SKIP_LEAVE_PROMPT });
  };
  // The code is used up and cannot be sent again.
  const returnWithFailure = (refusal: LinkingFailure) => () => {
    storeLinkingResult({ provider, refusal });
    returnToStudio();
  };
  const failures: FailureCases = {
    // Not back to this page: by then the code in its URL is out of date.
    401: { then: () => void leaveForLogin(profileEditPath(displayId), { replace: true }) },
    403: { then: () => returnToStudio('FAILED_TO_SNS_CREATE') },
    limitReached: { then: returnWithFailure('noRoom') },
    E0103: { then: returnWithFailure('noChannel') },
    E0104: { then: returnWithFailure('notProfessional') },
  };
  const finish = ({ results }: OwnLinkageList) => {
    storeLinkingResult({ linkages: results });
    returnToStudio();
  };

  const sendCode = useEffectEvent(() => {
    call.mutate(
      { provider, data: { code, state } },
      {
        onSuccess: finish,
        onError: (error) => report(error, { ...failures, other: { then: () => returnToStudio('UNKNOWN') } }),
      },
    );
  });
  useEffect(() => {
    if (needsName || isSent.current) return;
    isSent.current = true;
    sendCode();
  }, [needsName]);

  const service = t(`services.${provider}`);
  return (
    <>
      <Notice
        title={t('registering.title', { service })}
        ornament={
          <Ornament>
            <ProviderMark provider={provider} size={40} />
            {!needsName && <CircularProgress />}
          </Ornament>
        }
      >
        <div role="status">{!needsName && <NoticeText>{t('registering.text')}</NoticeText>}</div>
      </Notice>
      {needsName && (
        <ShortVideoIdDialog
          accountId={accountId}
          returned={{ code, state }}
          call={call}
          failures={failures}
          onLinked={finish}
          onCancel={() => returnToStudio()}
        />
      )}
    </>
  );
}
