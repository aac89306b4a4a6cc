import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { PanelBody, PanelButtons, PanelFooter } from '../../../../components/dialogs/PanelDialog';
import { useTranslation } from '../../../../i18n/useTranslation';
import { look } from '../../../../theme/look';

/** The scrolling part of a step. */
export const StepBody = styled(PanelBody)({
  display: 'flex',
  flexDirection: 'column',
  padding: '20px 24px 0',
  [look.breakpoints.down('md')]: { padding: '16px 16px 0' },
  '&:focus': { outline: 'none' },
  // The footer stays at the bottom when the step is short, with or without a form.
  '& > form': { flex: 1 },
  '& footer': { marginTop: 'auto' },
});

/** The content of a step. */
export const StepRows = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  paddingBottom: 24,
  // Empty live regions stay in the document without taking up a gap.
  '& > :empty': { marginBottom: -20 },
});

/** The instruction of a step. */
export const StepLead = styled('p')({
  fontSize: '0.9375rem',
  lineHeight: 1.7,
  color: look.vars.palette.text.secondary,
});

// Wraps on narrow phones instead of breaking words.
const Buttons = styled(PanelButtons)({ flexWrap: 'wrap', '& > button': { whiteSpace: 'nowrap' } });

const Previous = styled(Button)({ marginInline: '-12px auto', paddingInline: 12 });

interface StepFooterProps {
  /** Null without a previous step. */
  onPrevious: (() => void) | null;
  /** Disables going back while data is being sent. */
  held?: boolean;
  /** Shown above the buttons. */
  above?: ReactNode;
  /** The buttons that continue. */
  children?: ReactNode;
}

/** The footer of a step. */
export function StepFooter({ onPrevious, held = false, above, children }: StepFooterProps) {
  const { t } = useTranslation('posting');
  return (
    <PanelFooter>
      {above}
      <Buttons>
        {onPrevious !== null && (
          <Previous aria-disabled={held} onClick={held ? undefined : onPrevious}>
            {t('previous')}
          </Previous>
        )}
        {children}
      </Buttons>
    </PanelFooter>
  );
}
