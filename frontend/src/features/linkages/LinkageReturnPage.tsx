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
import { type LinkingRefusal, noteLinking } from './completed-linkages';
import { ShortVideoIdDialog } from './form/ShortVideoIdDialog';

const Ornament = styled('span')({ display: 'flex', alignItems: 'center', gap: 16 });

interface LinkageReturnPageProps {
  accountId: string;
  displayId: string;
  provider: LinkageProvider;
}

/** Where one comes back to from a service: hands in what it sent along, and leads on to the own page. */
export function LinkageReturnPage({ accountId, displayId, provider }: LinkageReturnPageProps) {
  const { t } = useTranslation('linkages');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { show } = useSnackbar();
  const report = useFailureReport();
  const leaveForLogin = useLoginRedirect();
  const call = useCompleteLinkage(displayId);
  const handedIn = useRef(false);
  const [code, state] = [search.get('code') ?? '', search.get('state') ?? ''];
  // TikTok does not tell what its people are called: they are asked first.
  const asks = provider === 'tiktok';

  // The code stays in no history: the back button does not hand it in again.
  const leadHome = (message?: PlainMessageCode) => {
    if (message !== undefined) show(message);
    void navigate(profileEditPath(displayId), { replace: true, state: SKIP_LEAVE_PROMPT });
  };
  // By then the code is used up: there is no trying it here again.
  const leadHomeRefused = (refusal: LinkingRefusal) => () => {
    noteLinking({ provider, refusal });
    leadHome();
  };
  const failures: FailureCases = {
    // Not back here: by then the code has been lying in an address for too long.
    401: { then: () => void leaveForLogin(profileEditPath(displayId), { replace: true }) },
    403: { then: () => leadHome('FAILED_TO_SNS_CREATE') },
    limitReached: { then: leadHomeRefused('noRoom') },
    E0103: { then: leadHomeRefused('noChannel') },
    E0104: { then: leadHomeRefused('notProfessional') },
  };
  const finish = ({ results }: OwnLinkageList) => {
    noteLinking({ linkages: results });
    leadHome();
  };

  const handIn = useEffectEvent(() => {
    call.mutate(
      { provider, data: { code, state } },
      {
        onSuccess: finish,
        onError: (error) => report(error, { ...failures, other: { then: () => leadHome('UNKNOWN') } }),
      },
    );
  });
  useEffect(() => {
    if (asks || handedIn.current) return;
    handedIn.current = true;
    handIn();
  }, [asks]);

  const service = t(`services.${provider}`);
  return (
    <>
      <Notice
        title={t('registering.title', { service })}
        ornament={
          <Ornament>
            <ProviderMark provider={provider} size={40} />
            {!asks && <CircularProgress />}
          </Ornament>
        }
      >
        <div role="status">{!asks && <NoticeText>{t('registering.text')}</NoticeText>}</div>
      </Notice>
      {asks && (
        <ShortVideoIdDialog
          accountId={accountId}
          returned={{ code, state }}
          call={call}
          failures={failures}
          onLinked={finish}
          onCancel={() => leadHome()}
        />
      )}
    </>
  );
}
