import { Copy, Heart, PenLine, Share2 } from 'lucide-react';
import { ButtonLink } from '../../../components/buttons/ButtonLink';
import { IconButton } from '../../../components/buttons/IconButton';
import { VisuallyHidden } from '../../../components/site/VisuallyHidden';
import { contentEditPath } from '../../../config/paths';
import { useFavorite } from '../../../hooks/useFavorites';
import { useShare } from '../../../hooks/useShare';
import { useTranslation } from '../../../i18n/useTranslation';
import styles from './ContentActions.module.css';

interface ContentActionsProps {
  displayId: string;
  contentId: number;
  name: string;
  isOwn: boolean;
}

/** The buttons that favorite, share and edit a content. They need JavaScript. */
export function ContentActions({ displayId, contentId, name, isOwn }: ContentActionsProps) {
  const { t } = useTranslation(['content', 'profile', 'common']);
  const { isFavorite, toggle } = useFavorite('contents', contentId);
  const { share, copy } = useShare(name);
  const Icon = share ? Share2 : Copy;
  const shareLabel = share ? t('profile:share.system') : t('common:actions.copyUrl');
  const favoriteLabel = t('profile:favorite', { name });
  return (
    <>
      {/* First, because it appears late and must not move the others. */}
      {isOwn && (
        <ButtonLink
          className={styles.edit}
          to={contentEditPath(displayId, contentId)}
          variant="contained"
          size="small"
          startIcon={<PenLine size={16} aria-hidden />}
        >
          {t('profile:owner.edit')}
          <VisuallyHidden>{name}</VisuallyHidden>
        </ButtonLink>
      )}
      <IconButton
        className={styles.favorite}
        aria-label={favoriteLabel}
        title={favoriteLabel}
        aria-pressed={isFavorite}
        onClick={toggle}
      >
        <Heart size={20} aria-hidden />
      </IconButton>
      <IconButton aria-label={shareLabel} title={shareLabel} onClick={share ?? copy}>
        <Icon size={20} aria-hidden />
      </IconButton>
    </>
  );
}
