import Skeleton from '@mui/material/Skeleton';
import { ScriptNeeded } from '../../feedback/ScriptNeeded';
import { VisuallyHidden } from '../../site/VisuallyHidden';
import { useTranslation } from '../../../i18n/useTranslation';
import { EditorColumns } from './EditorColumns';

/** An edit page with a preview while it loads. */
export function EditorSkeleton() {
  const { t } = useTranslation();
  return (
    <EditorColumns
      editor={
        <div role="status">
          <ScriptNeeded />
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton width={220} height={48} />
          <Skeleton width={300} />
          <Skeleton variant="rounded" height={52} style={{ marginTop: 32 }} />
          <Skeleton width={80} style={{ marginTop: 32 }} />
          <Skeleton variant="rounded" height={48} style={{ marginTop: 8 }} />
          <Skeleton width={80} style={{ marginTop: 32 }} />
          <Skeleton variant="rounded" height={144} style={{ marginTop: 8 }} />
        </div>
      }
      preview={
        <Skeleton
          variant="rounded"
          height={640}
          style={{ borderRadius: 40, maxWidth: 360, marginInline: 'auto' }}
        />
      }
      previewShown={false}
    />
  );
}
