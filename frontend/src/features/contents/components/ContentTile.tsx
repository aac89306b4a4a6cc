import { webAddress } from '@hitohira/backend/rules';
import styled from '@emotion/styled';
import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { coverSizes, type FrameWidth } from '../../../components/cover-sizes';
import { FavoriteButton } from '../../../components/FavoriteButton';
import { Picture } from '../../../components/Picture';
import { ProviderMark } from '../../../components/ProviderMark';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { type ContentTile as Content } from '../api/public-contents';

const Way = styled('a')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  WebkitTapHighlightColor: 'transparent',
  '&:hover [data-title]': { textDecorationLine: 'underline' },
}));

const Frame = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  aspectRatio: 'var(--tile-ratio, 1)',
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.wash,
  color: theme.vars.palette.text.secondary,
  '& > img': { width: '100%', height: '100%', minHeight: 0, objectFit: 'cover' },
  '& > svg': { placeSelf: 'center' },
}));

/** Where it was posted, and that it is a video: readable on any picture. */
const Marks = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: 6,
  bottom: 6,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '3px 5px',
  borderRadius: 99,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
}));

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
  content: Content;
  width: FrameWidth;
  ratio: number;
  first: boolean;
}

/** When it appeared, as creator and visitors count the days. */
function dayOf(publishedAt: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Tokyo' }).format(
    new Date(publishedAt),
  );
}

/** A content in the grid. It opens at its provider; what has no title is called by where and when it was posted. */
export function ContentTile({ content, width, ratio, first }: ContentTileProps) {
  const { t, i18n } = useTranslation('profile');
  const { contentId, provider, publishedAt, title, contentUrl, media } = content;
  const [medium] = media;
  const picture = medium?.picture ?? null;
  const service = t(`providers.${provider}`);
  const name = title ?? t('contents.untitled', { service, day: dayOf(publishedAt, i18n.language) });
  return (
    <>
      <Way href={webAddress(contentUrl) === null ? undefined : contentUrl} target="_blank" rel="noopener ugc">
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
            <Title data-title dir="auto">
              {title}
            </Title>
            <VisuallyHidden>{service}</VisuallyHidden>
          </>
        )}
      </Way>
      <FavoriteButton kind="contents" id={contentId} name={name} />
    </>
  );
}
