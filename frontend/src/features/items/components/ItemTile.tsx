import { webAddress } from '@hitohira/backend/rules';
import styled from '@emotion/styled';
import { type FrameWidth, coverSizes } from '../../../components/cover-sizes';
import { FavoriteButton } from '../../../components/FavoriteButton';
import { Picture } from '../../../components/Picture';
import { useTextLanguage } from '../../../i18n/text-language';
import { type Item } from '../api/public-items';

/** On phones two stand side by side, on wider screens four. */
const WIDTH: FrameWidth = [140, '50vw - 24px'];

const Card = styled('a')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  boxSizing: 'border-box',
  overflow: 'hidden',
  border: `1px solid var(--card-line, ${theme.vars.palette.divider})`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: 'var(--card-ground, transparent)',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  WebkitTapHighlightColor: 'transparent',
  'a&:hover': { borderColor: theme.vars.palette.outline },
  'a&:hover [data-title]': { textDecorationLine: 'underline' },
}));

const Frame = styled('span')(({ theme }) => ({
  display: 'block',
  aspectRatio: '1',
  backgroundColor: theme.vars.palette.wash,
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}));

const Name = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  margin: '8px 10px 10px',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.25em',
});

/**
 * Something that a creator recommends. It leads to where it is to be had; what is looked for at malls leads nowhere,
 * and says what to look for.
 */
export function ItemTile({ item: { itemId, name, url, picture } }: { item: Item }) {
  const textLanguage = useTextLanguage();
  const address = url === null ? null : webAddress(url);
  const called = name ?? address?.hostname.replace(/^www\./, '') ?? '';
  const content = (
    <>
      <Frame>
        <Picture picture={picture} alt="" sizes={coverSizes(WIDTH, picture, 1)} />
      </Frame>
      <Name data-title lang={textLanguage(called)} dir="auto">
        {called}
      </Name>
    </>
  );
  return (
    <>
      {address === null ? (
        <Card as="div">{content}</Card>
      ) : (
        <Card href={url ?? undefined} target="_blank" rel="noopener ugc">
          {content}
        </Card>
      )}
      <FavoriteButton kind="items" id={itemId} name={called} />
    </>
  );
}
