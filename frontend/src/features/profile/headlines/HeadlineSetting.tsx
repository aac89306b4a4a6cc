import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { PenLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { VisuallyHidden } from '../../../components/site/VisuallyHidden';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { type HeadlineType } from '../api/headlines';
import { type OwnAccount } from '../../../api/own-account';
import { SettingSection } from '../components/SettingSection';
import { HeadlineDialog } from './HeadlineDialog';
import { useHeadlineText } from './useHeadlineText';

const Shown = styled('p')({
  margin: 0,
  fontFamily: 'var(--font-display)',
  fontSize: '1.125rem',
  fontWeight: 600,
});

const Below = styled('p')({
  margin: 0,
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  color: look.vars.palette.text.secondary,
});

/** The open dialog. */
interface Wording {
  open: boolean;
  /** Resets the state on every opening. */
  id: number;
}

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
  const title = t(`headline.titles.${type}`);
  const shown = useHeadlineText(account.headlines)(type);
  const [wording, setWording] = useState<Wording | null>(null);
  return (
    <SettingSection title={title} lead={lead}>
      <Shown dir="auto">{shown}</Shown>
      <Below>{children}</Below>
      <Button
        variant="outlined"
        startIcon={<PenLine size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setWording((last) => ({ open: true, id: (last?.id ?? 0) + 1 }))}
      >
        {t('actions.headline')}
        <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
      {wording !== null && (
        <HeadlineDialog
          key={wording.id}
          open={wording.open}
          account={account}
          type={type}
          onClose={() => setWording({ ...wording, open: false })}
          onExited={() => setWording(null)}
        />
      )}
    </SettingSection>
  );
}
