import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { PenLine } from 'lucide-react';
import { type ReactNode } from 'react';
import { VisuallyHidden } from '../../../components/site/VisuallyHidden';
import { useDialogFor } from '../../../hooks/useDialogFor';
import { useTranslation } from '../../../i18n/useTranslation';
import { type HeadlineType } from '../api/headlines';
import { type OwnAccount } from '../../../api/own-account';
import { SettingHint, SettingSection } from '../components/SettingSection';
import { HeadlineDialog } from './HeadlineDialog';
import { headlineText } from '../headline-texts';

const Shown = styled('p')({
  fontFamily: 'var(--font-display)',
  fontSize: '1.125rem',
  fontWeight: 600,
});

interface HeadlineSettingProps {
  account: OwnAccount;
  type: HeadlineType;
  /** Where the headline appears, in words. */
  lead: string;
  /** The section with the headline. */
  children: ReactNode;
}

/** The current headline of a section and the button that changes it. */
export function HeadlineSetting({ account, type, lead, children }: HeadlineSettingProps) {
  const { t } = useTranslation('blocks');
  const { t: tProfile } = useTranslation('profile');
  const title = t(`headline.titles.${type}`);
  const { dialog, open } = useDialogFor();
  return (
    <SettingSection title={title} lead={lead}>
      <Shown dir="auto">{headlineText(tProfile, account, type)}</Shown>
      <SettingHint>{children}</SettingHint>
      <Button
        variant="outlined"
        startIcon={<PenLine size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => open()}
      >
        {t('actions.headline')}
        <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
      {dialog && <HeadlineDialog key={dialog.id} account={account} type={type} {...dialog.control} />}
    </SettingSection>
  );
}
