import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
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
          <Button
            variant="contained"
            aria-disabled={leaving}
            startIcon={leaving ? <CircularProgress /> : undefined}
            onClick={leaving ? undefined : onGoOn}
          >
            {t('professional.goOn')}
          </Button>
        </>
      }
    >
      <ProfessionalSteps />
    </LinkageDialog>
  );
}
