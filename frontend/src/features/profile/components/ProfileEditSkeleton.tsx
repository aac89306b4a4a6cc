import { useTranslation } from 'react-i18next';
import { ScriptNeeded } from '../../../components/ScriptNeeded';
import { Skeleton } from '../../../components/Skeleton';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { EditorColumns } from './EditorColumns';

/** The shape of the edit page while it is still to be known who is here. */
export function ProfileEditSkeleton() {
  const { t } = useTranslation();
  return (
    <EditorColumns
      editor={
        <div role="status">
          <ScriptNeeded />
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton width={220} height={48} />
          <Skeleton width={300} />
          <Skeleton variant="rounded" height={52} sx={{ mt: 4 }} />
          <Skeleton width={80} sx={{ mt: 4 }} />
          <Skeleton variant="rounded" height={48} sx={{ mt: 1 }} />
          <Skeleton width={80} sx={{ mt: 4 }} />
          <Skeleton variant="rounded" height={144} sx={{ mt: 1 }} />
        </div>
      }
      preview={
        <Skeleton variant="rounded" height={640} sx={{ borderRadius: 4, maxWidth: 360, mx: 'auto' }} />
      }
      previewShown={false}
    />
  );
}
