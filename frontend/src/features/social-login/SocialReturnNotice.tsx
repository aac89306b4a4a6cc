import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type BeginSocialLoginFrom } from '../../api/generated/model/beginSocialLoginFrom';
import { PetalMark } from '../../components/brand/PetalMark';
import { Notice } from '../../components/feedback/Notice';
import { PATHS } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';

/** Why the way to a provider and back ended here, and where to go on. */
export type ReturnNotice = 'registered' | 'connectedElsewhere' | 'suspended';

const NEXT: Record<ReturnNotice, string> = {
  registered: PATHS.login,
  connectedElsewhere: PATHS.settingsAccount,
  suspended: PATHS.contact,
};

/** Which notice tells of an outcome that leads nowhere by itself. */
export function noticeOf(kind: 'registered' | 'suspended', from: BeginSocialLoginFrom): ReturnNotice {
  return kind === 'registered' && from === 'settings' ? 'connectedElsewhere' : kind;
}

/** Says why somebody who came back from a provider is not let in, and what they can do. */
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
