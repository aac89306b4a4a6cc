import { DeletionDialog, type DeletionDialogProps } from '../../../components/studio/DeletionDialog';
import { useTranslation } from '../../../i18n/useTranslation';
import { type ContentTile } from '../api/public-contents';
import { ContentSummary } from './ContentSummary';

interface DeleteContentDialogProps extends Omit<DeletionDialogProps, 'text' | 'children'> {
  content: ContentTile;
}

/** Confirms before a content is deleted. */
export function DeleteContentDialog({ content, ...dialog }: DeleteContentDialogProps) {
  const { t } = useTranslation('contentEditor');
  return (
    <DeletionDialog {...dialog} text={(name) => t(`deletion.${name}`)}>
      <ContentSummary content={content} />
    </DeletionDialog>
  );
}
