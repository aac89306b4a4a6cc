import Button from '@mui/material/Button';
import { useTranslation } from '../../../../i18n/useTranslation';
import { StepBody, StepFooter, StepLead, StepRows } from './StepParts';

interface CancelStepProps {
  onStop: () => void;
  onPrevious: () => void;
}

/** Asks for confirmation before discarding a candidate. */
export function CancelStep({ onStop, onPrevious }: CancelStepProps) {
  const { t } = useTranslation('posting');
  return (
    <StepBody>
      <StepRows>
        <StepLead>{t('cancel.text')}</StepLead>
      </StepRows>
      <StepFooter onPrevious={onPrevious}>
        <Button variant="contained" onClick={onStop}>
          {t('cancel.confirm')}
        </Button>
      </StepFooter>
    </StepBody>
  );
}
