import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { look } from '../../theme/look';
import { SubmitButton } from '../buttons/SubmitButton';

const SIDE_PX = 24;

/** The content of a form dialog. Focused fields and their errors stay above the buttons. */
export const FormDialogContent = styled(DialogContent)({
  // No bottom padding: the buttons are sticky.
  padding: `0 ${SIDE_PX}px`,
  scrollPaddingBottom: 152,
});

// Sticky; stacked on phones.
const Choices = styled(DialogActions)({
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  margin: `0 -${SIDE_PX}px`,
  padding: `8px ${SIDE_PX}px 16px`,
  backgroundColor: look.vars.palette.background.paper,
  gap: 8,
  // Fades the content below.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: '100%',
    height: 20,
    background: `linear-gradient(to top, ${look.vars.palette.background.paper}, transparent)`,
    pointerEvents: 'none',
  },
  [look.breakpoints.down('sm')]: { flexDirection: 'column-reverse', alignItems: 'stretch' },
});

interface FormChoicesProps {
  cancel: string;
  onCancel: () => void;
  submitting: boolean;
  /** The submit label while submitting. */
  submittingLabel: string;
  /** The submit label. */
  children: ReactNode;
}

/** The buttons of a form dialog. */
export function FormDialogButtons({
  cancel,
  onCancel,
  submitting,
  submittingLabel,
  children,
}: FormChoicesProps) {
  return (
    <Choices disableSpacing>
      <Button aria-disabled={submitting} onClick={onCancel}>
        {cancel}
      </Button>
      <SubmitButton size="medium" fullWidth={false} submitting={submitting} submittingLabel={submittingLabel}>
        {children}
      </SubmitButton>
    </Choices>
  );
}
