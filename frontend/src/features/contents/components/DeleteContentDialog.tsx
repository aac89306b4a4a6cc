import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog';
import { DialogEntry } from '../../../components/studio/EntrySummary';
import { useTranslation } from '../../../i18n/useTranslation';
import { type ContentTile } from '../api/public-contents';
import { ContentSummary } from './ContentSummary';

interface DeleteContentDialogProps {
  open: boolean;
  content: ContentTile;
  deleting: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Told when it has gone from the screen. */
  onExited?: () => void;
}

/** Asks before a content is deleted, and shows which. */
export function DeleteContentDialog({ content, deleting, ...dialog }: DeleteContentDialogProps) {
  const { t } = useTranslation('contentEditor');
  return (
    <ConfirmDialog
      {...dialog}
      title={t('deletion.title')}
      text={t('deletion.text')}
      confirm={t('deletion.confirm')}
      busy={deleting ? t('deletion.busy') : null}
      cancel={t('deletion.cancel')}
    >
      <DialogEntry>
        <ContentSummary content={content} />
      </DialogEntry>
    </ConfirmDialog>
  );
}
