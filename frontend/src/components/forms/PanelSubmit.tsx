import Button from '@mui/material/Button';
import { SubmitButton } from '../buttons/SubmitButton';
import { PanelChoices, PanelFoot } from '../dialogs/PanelDialog';
import { UploadBar } from '../feedback/UploadBar';

interface PanelSubmitProps {
  submitting: boolean;
  /** How much of the form has been uploaded, from 0 to 1; null if nothing is. */
  sent: number | null;
  cancel: string;
  submit: string;
  /** The label of the button while the form is sent. */
  submittingLabel: string;
  onCancel: () => void;
}

/** The foot of a form in a panel: the upload while it lasts, and the buttons to cancel and submit. */
export function PanelSubmit({
  submitting,
  sent,
  cancel,
  submit,
  submittingLabel,
  onCancel,
}: PanelSubmitProps) {
  return (
    <PanelFoot>
      {submitting && sent !== null && <UploadBar sent={sent} />}
      <PanelChoices>
        <Button aria-disabled={submitting} onClick={onCancel}>
          {cancel}
        </Button>
        <SubmitButton
          size="medium"
          fullWidth={false}
          submitting={submitting}
          submittingLabel={submittingLabel}
        >
          {submit}
        </SubmitButton>
      </PanelChoices>
    </PanelFoot>
  );
}
