import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog';
import { DialogEntry } from '../../../components/studio/EntrySummary';
import { useTranslation } from '../../../i18n/useTranslation';
import { type Link } from '../api/own-links';
import { LinkSummary } from './LinkSummary';

interface DeleteLinkDialogProps {
  open: boolean;
  link: Link;
  deleting: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Told when it has gone from the screen. */
  onExited: () => void;
}

/** Asks before a link is deleted, and shows which. */
export function DeleteLinkDialog({
  open,
  link,
  deleting,
  onConfirm,
  onCancel,
  onExited,
}: DeleteLinkDialogProps) {
  const { t } = useTranslation('linkEditor');
  const hasPictures = link.details.some(({ picture }) => picture !== null);
  return (
    <ConfirmDialog
      open={open}
      title={t('deletion.title')}
      text={t(hasPictures ? 'deletion.textWithPictures' : 'deletion.text')}
      confirm={t('deletion.confirm')}
      busy={deleting ? t('deletion.busy') : null}
      cancel={t('deletion.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
      onExited={onExited}
    >
      <DialogEntry>
        <LinkSummary link={link} />
      </DialogEntry>
    </ConfirmDialog>
  );
}
