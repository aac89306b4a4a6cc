import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Info } from 'lucide-react';
import { contentPath } from '../../../../config/paths';
import { useTranslation } from '../../../../i18n/useTranslation';
import { look } from '../../../../theme/look';
import { useFirstPostOf } from '../../api/own-contents';
import { type ContentTile } from '../../api/public-contents';

const Box = styled('div')({
  display: 'flex',
  gap: 10,
  padding: '12px 16px',
  borderLeft: `3px solid ${look.vars.palette.outline}`,
  backgroundColor: look.vars.palette.wash,
  fontSize: '0.9375rem',
  lineHeight: 1.7,
  textAlign: 'start',
  '& svg': { flexShrink: 0, marginTop: 4, color: look.vars.palette.text.secondary },
});

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
        <Box>
          <Info size={18} aria-hidden />
          <span>
            {t('again.text')}{' '}
            <Link href={contentPath(displayId, first.contentId)} target="_blank" rel="noopener">
              {t('again.see')}
            </Link>
          </span>
        </Box>
      )}
    </div>
  );
}
