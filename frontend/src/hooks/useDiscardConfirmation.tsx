import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../components/dialogs/ConfirmDialog';

interface DiscardConfirmationOptions {
  unsaved: boolean;
  /** While the form is being sent, `close` does nothing. */
  submitting: boolean;
  text: (name: 'title' | 'text' | 'confirm' | 'cancel') => string;
  onDiscard: () => void;
}

/** Confirms before a form with unsaved input is closed. */
export function useDiscardConfirmation(options: DiscardConfirmationOptions): {
  close: () => void;
  confirmation: ReactNode;
} {
  const { unsaved, submitting, text, onDiscard } = options;
  const [open, setOpen] = useState(false);
  return {
    close: () => {
      if (submitting) return;
      if (unsaved) setOpen(true);
      else onDiscard();
    },
    confirmation: (
      <ConfirmDialog
        open={open}
        title={text('title')}
        text={text('text')}
        confirm={text('confirm')}
        cancel={text('cancel')}
        onConfirm={() => {
          setOpen(false);
          onDiscard();
        }}
        onCancel={() => setOpen(false)}
      />
    ),
  };
}
