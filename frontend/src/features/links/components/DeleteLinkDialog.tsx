import { DeletionDialog, type DeletionDialogProps } from '../../../components/studio/DeletionDialog';
import { useTranslation } from '../../../i18n/useTranslation';
import { type Link } from '../api/own-links';
import { LinkSummary } from './LinkSummary';

interface DeleteLinkDialogProps extends Omit<DeletionDialogProps, 'text' | 'children'> {
  link: Link;
}

/** Confirms before a link is deleted. */
export function DeleteLinkDialog({ link, ...dialog }: DeleteLinkDialogProps) {
  const { t } = useTranslation('linkEditor');
  const hasPictures = link.details.some(({ picture }) => picture !== null);
  return (
    <DeletionDialog
      {...dialog}
      text={(name) => t(name === 'text' && hasPictures ? 'deletion.textWithPictures' : `deletion.${name}`)}
    >
      <LinkSummary link={link} />
    </DeletionDialog>
  );
}
