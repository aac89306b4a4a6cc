import Button from '@mui/material/Button';
import { useTranslation } from '../../../../i18n/useTranslation';
import { StepBody, StepFoot, StepLead, StepRows } from './StepParts';

interface CancelStepProps {
  onStop: () => void;
  onPrevious: () => void;
}

/** Confirms before a candidate is discarded. */
export function CancelStep({ onStop, onPrevious }: CancelStepProps) {
  const { t } = useTranslation('posting');
  return (
    <StepBody>
      <StepRows>
        <StepLead>{t('cancel.text')}</StepLead>
      </StepRows>
      <StepFoot onPrevious={onPrevious}>
        <Button variant="contained" onClick={onStop}>
          {t('cancel.confirm')}
        </Button>
      </StepFoot>
    </StepBody>
  );
}
