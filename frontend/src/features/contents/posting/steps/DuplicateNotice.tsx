import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Info } from 'lucide-react';
import { contentPath } from '../../../../config/paths';
import { useTranslation } from '../../../../i18n/useTranslation';
import { useEarlierPost } from '../../api/own-contents';
import { type ContentTile } from '../../api/public-contents';

interface DuplicateNoticeProps {
  displayId: string;
  /** The post to add, or the one just added. */
  post: Pick<ContentTile, 'provider' | 'contentUrl'>;
  /** The ID of the content once it is added. */
  contentId?: number;
}

/** Points out that the post is already on the page, with a link. It can be added again. */
export function DuplicateNotice({ displayId, post, contentId }: DuplicateNoticeProps) {
  const { t } = useTranslation('posting');
  const first = useEarlierPost(displayId, post, contentId);
  return (
    <div role="status">
      {first !== null && (
        <Alert severity="info" icon={<Info size={18} aria-hidden />} role="none" sx={{ textAlign: 'start' }}>
          {t('again.text')}{' '}
          <Link href={contentPath(displayId, first.contentId)} target="_blank" rel="noopener">
            {t('again.see')}
          </Link>
        </Alert>
      )}
    </div>
  );
}
