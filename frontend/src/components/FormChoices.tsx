import DialogActions from '@mui/material/DialogActions';
import styled from '@emotion/styled';
import { type ReactNode } from 'react';
import { Button } from './Button';
import { SubmitButton } from './SubmitButton';

// On a phone one above the other, so that neither breaks its line.
const Choices = styled(DialogActions)(({ theme }) => ({
  padding: 0,
  gap: 8,
  [theme.breakpoints.down('sm')]: { flexDirection: 'column-reverse', alignItems: 'stretch' },
}));

interface FormChoicesProps {
  /** What the button says that gives the form up. */
  cancel: string;
  onCancel: () => void;
  submitting: boolean;
  /** What the other button says while the answer is awaited. */
  submittingLabel: string;
  /** What it says otherwise. */
  children: ReactNode;
}

/** The buttons below a form that stands in a dialog: to give it up, and to send it. */
export function FormChoices({ cancel, onCancel, submitting, submittingLabel, children }: FormChoicesProps) {
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
