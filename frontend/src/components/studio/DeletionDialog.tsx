import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { look } from '../../theme/look';
import { ConfirmDialog } from '../dialogs/ConfirmDialog';

const Entry = styled('div')({
  marginTop: 16,
  padding: 8,
  border: `1px solid ${look.vars.palette.divider}`,
  borderRadius: look.vars.shape.borderRadius,
});

export type DeletionText = 'title' | 'text' | 'confirm' | 'busy' | 'cancel';

interface DeletionDialogProps {
  open: boolean;
  deleting: boolean;
  text: (name: DeletionText) => string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Called once the dialog has closed. */
  onExited?: () => void;
  /** A summary of the entry. */
  children: ReactNode;
}

/** Asks for confirmation before deleting an entry. */
export function DeletionDialog({ deleting, text, children, ...dialog }: DeletionDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={text('title')}
      text={text('text')}
      confirm={text('confirm')}
      busy={deleting ? text('busy') : null}
      cancel={text('cancel')}
    >
      <Entry>{children}</Entry>
    </ConfirmDialog>
  );
}
