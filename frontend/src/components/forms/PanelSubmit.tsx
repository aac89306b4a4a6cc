import Button from '@mui/material/Button';
import { DraftButton, type DraftAction } from '../buttons/DraftButton';
import { SubmitButton } from '../buttons/SubmitButton';
import { PanelSubmitButtons, PanelButtons, PanelFooter, PanelWrappingButtons } from '../dialogs/PanelDialog';
import { UploadBar } from '../feedback/UploadBar';

interface PanelSubmitProps {
  submitting: boolean;
  /** The uploaded fraction of the form, from 0 to 1; null if no upload is running. */
  sent: number | null;
  cancel: string;
  submit: string;
  /** The label of the button while the form is sent. */
  submittingLabel: string;
  /** Saves the entry as a draft instead; null if it cannot be a draft. */
  draft?: DraftAction | null;
  onCancel: () => void;
}

/** The footer of a form in a panel: the upload progress, and the buttons to cancel and submit. */
export function PanelSubmit({
  submitting,
  sent,
  cancel,
  submit,
  submittingLabel,
  draft = null,
  onCancel,
}: PanelSubmitProps) {
  const main = (
    <SubmitButton
      size="medium"
      fullWidth={false}
      submitting={submitting && draft?.saving !== true}
      submittingLabel={submittingLabel}
    >
      {submit}
    </SubmitButton>
  );
  const Buttons = draft === null ? PanelButtons : PanelWrappingButtons;
  return (
    <PanelFooter>
      {submitting && sent !== null && <UploadBar sent={sent} />}
      <Buttons>
        <Button aria-disabled={submitting} onClick={onCancel}>
          {cancel}
        </Button>
        {draft === null ? (
          main
        ) : (
          <PanelSubmitButtons>
            <DraftButton {...draft}>{draft.label}</DraftButton>
            {main}
          </PanelSubmitButtons>
        )}
      </Buttons>
    </PanelFooter>
  );
}
