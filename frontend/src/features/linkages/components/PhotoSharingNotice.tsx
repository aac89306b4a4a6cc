import Button from '@mui/material/Button';
import { BusyButton } from '../../../components/buttons/BusyButton';
import { useTranslation } from '../../../i18n/useTranslation';
import { LinkageDialog } from './LinkageDialog';
import { ProfessionalSteps } from './ProfessionalSteps';

interface PhotoSharingNoticeProps {
  open: boolean;
  /** Whether the browser is being redirected to Instagram. */
  leaving: boolean;
  onGoOn: () => void;
  onClose: () => void;
}

/** Explains before the redirect to Instagram that it requires a professional account. */
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
