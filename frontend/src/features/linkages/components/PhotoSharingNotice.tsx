import Button from '@mui/material/Button';
import { BusyButton } from '../../../components/buttons/BusyButton';
import { useTranslation } from '../../../i18n/useTranslation';
import { LinkageDialog } from './LinkageDialog';
import { ProfessionalSteps } from './ProfessionalSteps';

interface PhotoSharingNoticeProps {
  open: boolean;
  /** Whether the person is on the way to Instagram. */
  leaving: boolean;
  onGoOn: () => void;
  onClose: () => void;
}

/** Said before somebody is sent to Instagram: which accounts it lets us in with, and what to do with another. */
export function PhotoSharingNotice({ open, leaving, onGoOn, onClose }: PhotoSharingNoticeProps) {
  const { t } = useTranslation('linkages');
  return (
    <LinkageDialog
      open={open}
      title={t('professional.title')}
      text={t('professional.text')}
      onClose={onClose}
      choices={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('professional.cancel')}
          </Button>
          <BusyButton variant="contained" busy={leaving} onClick={onGoOn}>
            {t('professional.goOn')}
          </BusyButton>
        </>
      }
    >
      <ProfessionalSteps />
    </LinkageDialog>
  );
}
