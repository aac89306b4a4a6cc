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

// Keeps messages and the focused element clear of the bar.
const aboveBar = (
  <Global
    styles={{
      ':root': { '--bottom-lift': '72px', scrollPaddingBlock: '24px 96px' },
      [look.breakpoints.down('sm')]: {
        ':root': { '--bottom-lift': '112px', scrollPaddingBlock: '24px 136px' },
      },
    }}
  />
);

interface StepFootProps {
  displayId: string;
  step: BeginStep;
  /** Whether the step is done; otherwise going on skips it. */
  done: boolean;
  /** What the step has come to, in a few words. */
  state?: ReactNode;
}

/** The way on from one of the first steps; from the last one to the public page, with its share sheet open. */
export function StepFoot({ displayId, step, done, state }: StepFootProps) {
  const { t } = useTranslation('begin');
  const { previous, next } = stepsAround(step);
  const onward = next === null ? (done ? 'finish' : 'skipToPage') : done ? 'next' : 'skip';
  return (
    <>
      {aboveBar}
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
