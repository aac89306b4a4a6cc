import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { coverSizes, type FrameWidth } from '../../../components/cover-sizes';
import { FavoriteButton } from '../../../components/FavoriteButton';
import { Picture } from '../../../components/Picture';
import { ProviderMark } from '../../../components/ProviderMark';
import { useTextLanguage } from '../../../i18n/text-language';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { contentPath } from '../../../config/paths';
import { look } from '../../../theme/look';
import { styled } from '../../../theme/styled';
import { type ContentTile as Content } from '../api/public-contents';
import { contentName } from '../content-name';

const Way = styled(Link)({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  color: look.vars.palette.text.primary,
  textDecoration: 'none',
  WebkitTapHighlightColor: 'transparent',
  '&:hover [data-title]': { textDecorationLine: 'underline' },
});

const Frame = styled('span')({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  aspectRatio: 'var(--tile-ratio, 1)',
  borderRadius: look.vars.shape.borderRadius,
  backgroundColor: look.vars.palette.wash,
  color: look.vars.palette.text.secondary,
  '& > img': { width: '100%', height: '100%', minHeight: 0, objectFit: 'cover' },
  '& > svg': { placeSelf: 'center' },
});

/** Where it was posted, and that it is a video: readable on any picture. */
const Marks = styled('span')({
  position: 'absolute',
  insetInlineStart: 6,
  bottom: 6,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '3px 5px',
  borderRadius: 99,
  backgroundColor: look.vars.palette.background.paper,
  color: look.vars.palette.text.primary,
});

const Title = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.5,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.25em',
});

interface ContentTileProps {
  /** Whose it is. */
  displayId: string;
  content: Content;
  width: FrameWidth;
  ratio: number;
  first: boolean;
  /** Where it opens, other than in place of the page. */
  target?: '_blank' | undefined;
  /** Whether it is part of a picture of a page, and leads nowhere. */
  still?: boolean | undefined;
}

/** A content in the grid. Its page is a document of its own, which alone may show players of other services. */
export function ContentTile({
  displayId,
  content,
  width,
  ratio,
  first,
  target,
  still = false,
}: ContentTileProps) {
  const { t, i18n } = useTranslation('profile');
  const textLanguage = useTextLanguage();
  const { contentId, provider, title, media } = content;
  const [medium] = media;
  const picture = medium?.picture ?? null;
  const name = contentName(t, i18n.language, content);
  const shown = (
    <>
      <Frame>
        {picture === null ? (
          <ProviderMark provider={provider} size={28} />
        ) : (
          <Picture picture={picture} alt="" sizes={coverSizes(width, picture, ratio)} first={first} />
        )}
        <Marks>
          <ProviderMark provider={provider} size={14} />
          {medium?.videoFlag === true && <Play size={12} aria-hidden />}
        </Marks>
      </Frame>
      {title === null ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <>
          <Title data-title lang={textLanguage(title)} dir="auto">
            {title}
          </Title>
          <VisuallyHidden>{t(`providers.${provider}`)}</VisuallyHidden>
        </>
      )}
    </>
  );
  if (still) return shown;
  return (
    <>
      <Way to={contentPath(displayId, contentId)} target={target} reloadDocument>
        {shown}
      </Way>
      <FavoriteButton kind="contents" id={contentId} name={name} />
    </>
  );
}
