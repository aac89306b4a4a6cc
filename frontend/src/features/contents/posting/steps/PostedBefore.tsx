import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Info } from 'lucide-react';
import { contentPath } from '../../../../config/paths';
import { useTranslation } from '../../../../i18n/useTranslation';
import { useFirstPostOf } from '../../api/own-contents';
import { type ContentTile } from '../../api/public-contents';

interface PostedBeforeProps {
  displayId: string;
  /** The post that is to be added, or has been. */
  post: Pick<ContentTile, 'provider' | 'contentUrl'>;
  /** The content that shows it, once it is on the page. */
  contentId?: number;
}

/** Says that the page shows a post already, and leads to where it does. It can be added once more all the same. */
export function PostedBefore({ displayId, post, contentId }: PostedBeforeProps) {
  const { t } = useTranslation('posting');
  const first = useFirstPostOf(displayId, post, contentId);
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
