import Link from '@mui/material/Link';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '../../components/site/VisuallyHidden';
import { BEGIN_STEPS, beginPath, type BeginStep } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { TARGET_PX } from '../../theme/tokens';
import { type BeginProgress } from './begin-steps';

// A link, as each step is a page: a `StepButton` would be a tab.
const StepLink = styled(Link)({
  display: 'block',
  minHeight: TARGET_PX,
  borderRadius: look.vars.shape.borderRadius,
  padding: 0,
  color: 'inherit',
  '&, &:hover': { textDecoration: 'none' },
  '&:hover': { color: look.vars.palette.text.primary },
});

interface BeginStepperProps {
  /** Null until the account is loaded; then the steps are links. */
  displayId: string | null;
  current: BeginStep;
  progress: BeginProgress;
}

/** The first steps, marking the current one and those done. Each can be opened at any time. */
export function BeginStepper({ displayId, current, progress }: BeginStepperProps) {
  const { t } = useTranslation('begin');
  return (
    <nav aria-label={t('progress.label')}>
      <Stepper nonLinear alternativeLabel activeStep={BEGIN_STEPS.indexOf(current)}>
        {BEGIN_STEPS.map((step) => {
          const isDone = progress[step] === true;
          const label = (
            <StepLabel>
              {t(`progress.names.${step}`)}
              {isDone && <VisuallyHidden>{` (${t('progress.done')})`}</VisuallyHidden>}
            </StepLabel>
          );
          return (
            <Step
              key={step}
              completed={isDone}
              aria-current={displayId === null && step === current ? 'step' : undefined}
              sx={{ color: 'text.secondary', fontWeight: 600 }}
            >
              {displayId === null ? (
                label
              ) : (
                <StepLink
                  href={beginPath(displayId, step)}
                  aria-current={step === current ? 'step' : undefined}
                >
                  {label}
                </StepLink>
              )}
            </Step>
          );
        })}
      </Stepper>
    </nav>
  );
}
