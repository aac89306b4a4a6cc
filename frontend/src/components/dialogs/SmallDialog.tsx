import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Dialog } from './Dialog';

interface SmallDialogProps extends Omit<ComponentProps<typeof Dialog>, 'title'> {
  title: string;
  /** The description below the title. */
  text?: string | undefined;
  /** Shown below the text. */
  details?: ReactNode;
}

/** A small dialog with a title. */
export function SmallDialog({ title, text, details, children, ...props }: SmallDialogProps) {
  const id = useId();
  return (
    <Dialog
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
      {...(text !== undefined && { 'aria-describedby': `${id}-text` })}
      {...props}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      {text !== undefined && (
        <DialogContent>
          <DialogContentText id={`${id}-text`} sx={{ whiteSpace: 'pre-line' }}>
            {text}
          </DialogContentText>
          {details}
        </DialogContent>
      )}
      {children}
    </Dialog>
  );
}
