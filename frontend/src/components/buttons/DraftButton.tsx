import { type ReactNode } from 'react';
import { BusyButton } from './BusyButton';

/** How a form saves a new entry as a draft. */
export interface DraftAction {
  label: string;
  /** Whether it is being saved as a draft. */
  saving: boolean;
  onSave: () => void;
}

interface DraftButtonProps extends Pick<DraftAction, 'saving' | 'onSave'> {
  disabled?: boolean;
  children: ReactNode;
}

/** The second action beside the button that publishes. */
export function DraftButton({ saving, onSave, disabled = false, children }: DraftButtonProps) {
  return (
    <BusyButton variant="outlined" disabled={disabled} busy={saving} onClick={onSave}>
      {children}
    </BusyButton>
  );
}
