import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { ArrowRight, Check, ChevronDown, ChevronUp } from 'lucide-react';
import { useId } from 'react';
import { VisuallyHidden } from '../../../components/site/VisuallyHidden';
import { BEGIN_STEPS, beginPath, type BeginStep } from '../../../config/paths';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { TARGET_PX } from '../../../theme/tokens';

/** The first steps of a new creator, as the studio sees them. */
export interface Beginning {
  /** Which steps are done; null while that is not known. */
  progress: Readonly<Record<BeginStep, boolean | null>>;
  /** How many are done. */
  done: number;
  /** The first step that is not done; null once all have been done. */
  next: BeginStep | null;
  /** Whether hints wait: the steps were neither done nor folded when the page opened, and have not been folded since. */
  isAhead: boolean;
  /** Whether the creator has just signed up. */
  isWelcome: boolean;
  /** Whether only the heading of the list is shown. */
  isFolded: boolean;
  fold: (on: boolean) => void;
}

const Place = styled('div')({
  width: '100%',
  maxWidth: 1080,
  margin: '0 auto',
});

const Sheet = styled('section')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  marginBottom: 32,
  padding: '20px 20px 16px',
  border: `1px solid ${look.vars.palette.divider}`,
  borderLeft: `3px solid ${look.vars.palette.primary.main}`,
  borderRadius: look.vars.shape.borderRadius,
  backgroundColor: look.vars.palette.background.paper,
});

const Head = styled('div')({ paddingRight: 40 });

const Title = styled('h2')({
  fontFamily: 'var(--font-display)',
  fontSize: '1.125rem',
  fontWeight: 600,
  lineHeight: 1.5,
});

const Count = styled('p')(look.typography.hint);

const Steps = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: '0 24px',
  width: '100%',
  '&[hidden]': { display: 'none' },
});

const Step = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: TARGET_PX,
  padding: '8px 0',
  fontSize: '0.9375rem',
  lineHeight: 1.6,
  '&[data-done="true"]': { color: look.vars.palette.text.secondary },
});

const Mark = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 24,
  height: 24,
  border: `2px solid ${look.vars.palette.outline}`,
  borderRadius: '50%',
  fontFamily: 'var(--font-display)',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1,
  color: look.vars.palette.text.secondary,
  '[data-done="true"] > &': {
    borderColor: look.vars.palette.success.main,
    color: look.vars.palette.success.main,
  },
});

const Fold = styled(IconButton)({ position: 'absolute', top: 8, right: 8 });

interface OnboardingNoticeProps {
  displayId: string;
  beginning: Beginning;
}

/** A checklist of the first steps, shown until all are done. Its owner may collapse it. */
export function OnboardingNotice({ displayId, beginning }: OnboardingNoticeProps) {
  const { progress, done, next, isWelcome, isFolded, fold } = beginning;
  const { t } = useTranslation('studio');
  const titleId = useId();
  const stepsId = useId();

  return (
    <Place>
      {next !== null && (
        <Sheet aria-labelledby={titleId}>
          <Head>
            <Title id={titleId}>{t(isWelcome ? 'onboarding.welcome' : 'onboarding.again')}</Title>
            <Count>{t('onboarding.count', { done, total: BEGIN_STEPS.length })}</Count>
          </Head>
          <Steps id={stepsId} hidden={isFolded}>
            {BEGIN_STEPS.map((step, index) => {
              const isDone = progress[step] === true;
              return (
                <li key={step}>
                  <Step href={beginPath(displayId, step)} data-done={isDone}>
                    <Mark aria-hidden>{isDone ? <Check size={14} strokeWidth={3} /> : index + 1}</Mark>
                    <span>
                      {t(`onboarding.steps.${step}`)}
                      {isDone && <VisuallyHidden>{` (${t('onboarding.done')})`}</VisuallyHidden>}
                    </span>
                  </Step>
                </li>
              );
            })}
          </Steps>
          <Button
            href={beginPath(displayId, next)}
            variant="contained"
            endIcon={<ArrowRight size={18} aria-hidden />}
          >
            {t(done === 0 ? 'onboarding.begin' : 'onboarding.goOn')}
          </Button>
          <Tooltip title={t(isFolded ? 'onboarding.unfold' : 'onboarding.fold')}>
            <Fold aria-expanded={!isFolded} aria-controls={stepsId} onClick={() => fold(!isFolded)}>
              {isFolded ? <ChevronDown size={20} aria-hidden /> : <ChevronUp size={20} aria-hidden />}
            </Fold>
          </Tooltip>
        </Sheet>
      )}
    </Place>
  );
}
