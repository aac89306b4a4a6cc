import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { PanelBody, PanelChoices, PanelFoot } from '../../../../components/dialogs/PanelDialog';
import { useTranslation } from '../../../../i18n/useTranslation';
import { look } from '../../../../theme/look';

/** What a step shows, down to the foot. */
export const StepBody = styled(PanelBody)({
  display: 'flex',
  flexDirection: 'column',
  padding: '20px 24px 0',
  [look.breakpoints.down('md')]: { padding: '16px 16px 0' },
  '&:focus': { outline: 'none' },
  // The foot stays at the end of the screen where a step is short, in a form as well as without one.
  '& > form': { flex: 1 },
  '& footer': { marginTop: 'auto' },
});

/** The work of a step, one below the other, with air above the foot. */
export const StepRows = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  paddingBottom: 24,
  // What has nothing to say stays, so that what enters it is announced, and takes no room.
  '& > :empty': { marginBottom: -20 },
});

/** What there is to do in a step. */
export const StepLead = styled('p')({
  margin: 0,
  fontSize: '0.9375rem',
  lineHeight: 1.7,
  color: look.vars.palette.text.secondary,
});

// On a narrow phone in two lines, rather than with broken words.
const Ways = styled(PanelChoices)({ flexWrap: 'wrap', '& > button': { whiteSpace: 'nowrap' } });

const Previous = styled(Button)({ marginInline: '-12px auto', paddingInline: 12 });

interface StepFootProps {
  /** Back to the step before; null where there is none. */
  onPrevious: (() => void) | null;
  /** While something is being sent nobody leaves the step. */
  held?: boolean;
  /** What stands above the buttons. */
  above?: ReactNode;
  /** The ways on. */
  children?: ReactNode;
}

/** The ways out of a step: back at its beginning, on at its end. */
export function StepFoot({ onPrevious, held = false, above, children }: StepFootProps) {
  const { t } = useTranslation('posting');
  return (
    <PanelFoot>
      {above}
      <Ways>
        {onPrevious !== null && (
          <Previous aria-disabled={held} onClick={held ? undefined : onPrevious}>
            {t('previous')}
          </Previous>
        )}
        {children}
      </Ways>
    </PanelFoot>
  );
}
