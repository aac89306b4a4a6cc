import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type LinkageProvider } from '../../api/generated/model/linkageProvider';
import { type OwnLinkageList } from '../../api/generated/model/ownLinkageList';
import { Notice, NoticeText } from '../../components/feedback/Notice';
import { ProviderMark } from '../../components/pictures/ProviderMark';
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
  /** The page to continue with; read once, on leaving. */
  takeBack: () => string;
}

/** The page that a service redirects back to: completes the linkage and continues where it began. */
export function LinkageReturnPage({ accountId, displayId, provider, takeBack }: LinkageReturnPageProps) {
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
  const goOn = (message?: PlainMessageCode) => {
    if (message !== undefined) show(message);
    void navigate(takeBack(), { replace: true, state: SKIP_LEAVE_PROMPT });
  };
  // The code is used up and cannot be sent again.
  const returnWithFailure = (refusal: LinkingFailure) => () => {
    storeLinkingResult({ provider, refusal });
    goOn();
  };
  const failures: FailureCases = {
    // Not back to this page: by then the code in its URL is out of date.
    401: { then: () => void leaveForLogin(takeBack(), { replace: true }) },
    403: { then: () => goOn('FAILED_TO_SNS_CREATE') },
    limitReached: { then: returnWithFailure('noRoom') },
    E0103: { then: returnWithFailure('noChannel') },
    E0104: { then: returnWithFailure('notProfessional') },
  };
  const finish = ({ results }: OwnLinkageList) => {
    storeLinkingResult({ linkages: results });
    goOn();
  };

  const sendCode = useEffectEvent(() => {
    call.mutate(
      { provider, data: { code, state } },
      {
        onSuccess: finish,
        onError: (error) => report(error, { ...failures, other: { then: () => goOn('UNKNOWN') } }),
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
          onCancel={() => goOn()}
        />
      )}
    </>
  );
}
