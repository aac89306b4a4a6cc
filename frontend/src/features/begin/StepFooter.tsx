import { Global } from '@emotion/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode } from 'react';
import { BottomBar, BottomBarState } from '../../components/studio/BottomBar';
import { beginPath, type BeginStep } from '../../config/paths';
import { sharePath } from '../../hooks/useShareRequest';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { stepsAround } from './begin-steps';

const Choices = styled('div')({
  display: 'flex',
  gap: 8,
  [look.breakpoints.down('sm')]: {
    flex: '1 1 100%',
    '& > :first-of-type': { flexShrink: 0, paddingInline: 10 },
    '& > :last-child': { flex: '1 1 auto' },
  },
});

/** Keeps messages clear of the bar, and what is scrolled to clear of both. */
const aboveBar = (lift: string) => ({
  ':root': { '--bottom-lift': lift, scrollPaddingBlock: `24px calc(${lift} + 72px)` },
});

const ABOVE_BAR = <Global styles={aboveBar('72px')} />;

/** On a phone, the words of a bar have a line of their own. */
const ABOVE_TALL_BAR = (
  <Global styles={{ ...aboveBar('72px'), [look.breakpoints.down('sm')]: aboveBar('112px') }} />
);

interface StepFooterProps {
  displayId: string;
  step: BeginStep;
  /** Whether the step is done; otherwise continuing skips it. */
  done: boolean;
  /** A short summary of the step's result. */
  state?: ReactNode;
}

/** Continues to the next step, or from the last one to the public page with its share sheet open. */
export function StepFooter({ displayId, step, done, state }: StepFooterProps) {
  const { t } = useTranslation('begin');
  const { previous, next } = stepsAround(step);
  const onward = next === null ? (done ? 'finish' : 'skipToPage') : done ? 'next' : 'skip';
  return (
    <>
      {state === undefined ? ABOVE_BAR : ABOVE_TALL_BAR}
      <BottomBar>
        <BottomBarState>{state}</BottomBarState>
        <Choices>
          {previous !== null && (
            <Button
              href={beginPath(displayId, previous)}
              variant="text"
              startIcon={<ArrowLeft size={18} aria-hidden />}
            >
              {t('foot.back')}
            </Button>
          )}
          <Button
            href={next === null ? sharePath(displayId) : beginPath(displayId, next)}
            variant={done ? 'contained' : 'outlined'}
            endIcon={<ArrowRight size={18} aria-hidden />}
          >
            {t(`foot.${onward}`)}
          </Button>
        </Choices>
      </BottomBar>
    </>
  );
}
