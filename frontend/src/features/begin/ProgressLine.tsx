import { type CSSObject } from '@emotion/react';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { VisuallyHidden } from '../../components/site/VisuallyHidden';
import { BEGIN_STEPS, beginPath, type BeginStep } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { TARGET_PX } from '../../theme/tokens';
import { type BeginProgress } from './begin-steps';

const DOT_PX = 28;

const Steps = styled('ol')({ display: 'flex', width: '100%' });

const Step = styled('li')({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  // The line from the previous step.
  '& + &::before': {
    content: '""',
    position: 'absolute',
    top: DOT_PX / 2 + 4,
    insetInlineEnd: `calc(50% + ${String(DOT_PX / 2 + 6)}px)`,
    insetInlineStart: `calc(-50% + ${String(DOT_PX / 2 + 6)}px)`,
    borderTop: `2px solid ${look.vars.palette.outline}`,
  },
  '&[data-reached="true"]::before': { borderTopColor: look.vars.palette.primary.main },
});

const place: CSSObject = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 4,
  minHeight: TARGET_PX,
  padding: '4px 2px',
  borderRadius: look.vars.shape.borderRadius,
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  textAlign: 'center',
  textDecoration: 'none',
  color: look.vars.palette.text.secondary,
  '&[href]:hover': { color: look.vars.palette.text.primary },
  '&[aria-current]': { fontWeight: 600, color: look.vars.palette.text.primary },
};

const Place = styled(Link)(place);

/** Replaces a link whose URL is not known yet. */
const FixedPlace = styled('span')(place);

const Dot = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: DOT_PX,
  height: DOT_PX,
  border: `2px solid ${look.vars.palette.outline}`,
  borderRadius: '50%',
  fontFamily: 'var(--font-display)',
  fontWeight: 600,
  lineHeight: 1,
  backgroundColor: look.vars.palette.background.paper,
  '[aria-current] > &': {
    borderColor: look.vars.palette.primary.main,
    color: look.vars.palette.primary.main,
  },
  '[data-done="true"] > &': {
    borderColor: look.vars.palette.primary.main,
    color: look.vars.palette.primary.contrastText,
    backgroundColor: look.vars.palette.primary.main,
  },
});

interface ProgressLineProps {
  /** Null until the account is loaded; then the steps are links. */
  displayId: string | null;
  current: BeginStep;
  progress: BeginProgress;
}

/** The first steps, marking the current one and those done. Each can be opened at any time. */
export function ProgressLine({ displayId, current, progress }: ProgressLineProps) {
  const { t } = useTranslation('begin');
  return (
    <nav aria-label={t('progress.label')}>
      <Steps>
        {BEGIN_STEPS.map((step, index) => {
          const isDone = progress[step] === true;
          const shown = {
            'aria-current': step === current ? ('step' as const) : undefined,
            'data-done': isDone,
            children: (
              <>
                <Dot aria-hidden>{isDone ? <Check size={16} strokeWidth={3} /> : index + 1}</Dot>
                <span>
                  {t(`progress.names.${step}`)}
                  {isDone && <VisuallyHidden>{` (${t('progress.done')})`}</VisuallyHidden>}
                </span>
              </>
            ),
          };
          return (
            <Step key={step} data-reached={index <= BEGIN_STEPS.indexOf(current) || isDone}>
              {displayId === null ? (
                <FixedPlace {...shown} />
              ) : (
                <Place {...shown} href={beginPath(displayId, step)} />
              )}
            </Step>
          );
        })}
      </Steps>
    </nav>
  );
}
