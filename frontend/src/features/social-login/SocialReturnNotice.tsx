import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type BeginSocialLoginFrom } from '../../api/generated/model/beginSocialLoginFrom';
import { PetalMark } from '../../components/brand/PetalMark';
import { Notice } from '../../components/feedback/Notice';
import { PATHS } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';

/** The reasons why a social login can fail. */
export type ReturnNotice = 'registered' | 'connectedElsewhere' | 'suspended';

const NEXT: Record<ReturnNotice, string> = {
  registered: PATHS.login,
  connectedElsewhere: PATHS.settingsAccount,
  suspended: PATHS.contact,
};

/** The notice that explains an outcome. */
export function noticeOf(kind: 'registered' | 'suspended', from: BeginSocialLoginFrom): ReturnNotice {
  return kind === 'registered' && from === 'settings' ? 'connectedElsewhere' : kind;
}

/** Explains why a social login failed and what to do next. */
export function SocialReturnNotice({ notice }: { notice: ReturnNotice }) {
  const { t } = useTranslation('socialLogin');
  return (
    <Notice title={t(`notices.${notice}.title`)} ornament={<PetalMark />}>
      <Typography sx={{ color: 'text.secondary' }}>{t(`notices.${notice}.text`)}</Typography>
      <Button href={NEXT[notice]} variant="outlined" style={{ marginTop: 8 }}>
        {t(`notices.${notice}.next`)}
      </Button>
    </Notice>
  );
}
