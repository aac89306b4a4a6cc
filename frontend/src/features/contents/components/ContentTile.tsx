import { contentName } from '@hitohira/backend/rules';
import { Play } from 'lucide-react';
import { memo } from 'react';
import { SiteLink } from '../../../components/buttons/SiteLink';
import { coverSizes, type FrameWidth } from '../../../components/pictures/cover-sizes';
import { FavoriteButton } from '../../../components/buttons/FavoriteButton';
import { Picture } from '../../../components/pictures/Picture';
import { ProviderMark } from '../../../components/pictures/ProviderMark';
import { useTextLanguage } from '../../../i18n/text-language';
import { VisuallyHidden } from '../../../components/site/VisuallyHidden';
import { contentPath } from '../../../config/paths';
import { useTranslation } from '../../../i18n/useTranslation';
import { type ContentTile as Content } from '../api/public-contents';
import { nameOfContent } from '../content-name';
import styles from './ContentTile.module.css';

interface ContentTileProps {
  /** The creator of the content. */
  displayId: string;
  content: Content;
  width: FrameWidth;
  ratio: number;
  first: boolean;
  /** Opens the content in a new tab. */
  target?: '_blank' | undefined;
  /** Whether it is part of a preview, without links. */
  still?: boolean | undefined;
}

/**
 * A content in a grid. Its page is a separate document, because only its CSP allows players of other services.
 * Memoized, because the studio's preview is rendered with each move of an entry, and a grid with each part it loads.
 */
export const ContentTile = memo(function ContentTile(props: ContentTileProps) {
  const { displayId, content, width, ratio, first, target, still = false } = props;
  const { t, language } = useTranslation('profile');
  const textLanguage = useTextLanguage();
  const { contentId, provider, media } = content;
  const [medium] = media;
  const picture = medium?.picture ?? null;
  const caption = contentName(content);
  const name = nameOfContent(t, language, content);
  const shown = (
    <>
      <span className={styles.frame}>
        {picture === null ? (
          <ProviderMark provider={provider} size={28} />
        ) : (
          <Picture picture={picture} alt="" sizes={coverSizes(width, picture, ratio)} first={first} />
        )}
        <span className={styles.badges}>
          <ProviderMark provider={provider} size={14} />
          {medium?.videoFlag === true && <Play size={12} aria-hidden />}
        </span>
      </span>
      {caption === null ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <>
          <span className={styles.title} data-title lang={textLanguage(caption)} dir="auto">
            {caption}
          </span>
          <VisuallyHidden>{t(`providers.${provider}`)}</VisuallyHidden>
        </>
      )}
    </>
  );
  if (still) return shown;
  return (
    <>
      <SiteLink className={styles.link} to={contentPath(displayId, contentId)} target={target}>
        {shown}
      </SiteLink>
      <FavoriteButton kind="contents" id={contentId} name={name} />
    </>
  );
});
