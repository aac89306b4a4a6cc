import { memo, type MouseEvent } from 'react';
import { creatorRel } from '../../../components/advertising';
import { type FrameWidth, coverSizes } from '../../../components/cover-sizes';
import { FavoriteButton } from '../../../components/FavoriteButton';
import { Picture } from '../../../components/Picture';
import { useMall } from '../../../hooks/useMall';
import { useTextLanguage } from '../../../i18n/text-language';
import { look } from '../../../theme/look';
import { styled } from '../../../theme/styled';
import { type Item } from '../api/public-items';
import { nameOfItem, wayTo } from '../item-ways';

/** On phones two stand side by side, on wider screens four. */
const WIDTH: FrameWidth = [140, '50vw - 24px'];

const Card = styled('a')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  boxSizing: 'border-box',
  overflow: 'hidden',
  border: `1px solid var(--card-line, ${look.vars.palette.divider})`,
  borderRadius: look.vars.shape.borderRadius,
  backgroundColor: 'var(--card-ground, transparent)',
  color: look.vars.palette.text.primary,
  textDecoration: 'none',
  WebkitTapHighlightColor: 'transparent',
  '&:hover': { borderColor: look.vars.palette.outline },
  '&:hover [data-title]': { textDecorationLine: 'underline' },
});

const Frame = styled('span')({
  display: 'block',
  aspectRatio: '1',
  backgroundColor: look.vars.palette.wash,
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});

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

interface ItemTileProps {
  item: Item;
  /** Asks at which mall to look for it. */
  onChooseMall: (item: Item) => void;
}

/**
 * Something that a creator recommends. It leads to where it is to be had: to its address, or to the visitor's mall. Who
 * has chosen none is asked, or, before the page can ask, led to the first one.
 */
export const ItemTile = memo(function ItemTile({ item, onChooseMall }: ItemTileProps) {
  const mall = useMall();
  const textLanguage = useTextLanguage();
  const { itemId, majorMallFlag, picture } = item;
  const way = wayTo(item, mall);
  const called = nameOfItem(item);
  const ask = (event: MouseEvent) => {
    // Who wants it in a tab of its own, whatever the mall, gets it.
    if (mall !== null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChooseMall(item);
  };
  return (
    <>
      <Card
        href={way?.url}
        target="_blank"
        rel={creatorRel(way?.sponsored ?? false)}
        onClick={majorMallFlag ? ask : undefined}
      >
        <Frame>
          <Picture picture={picture} alt="" sizes={coverSizes(WIDTH, picture, 1)} />
        </Frame>
        <Name data-title lang={textLanguage(called)} dir="auto">
          {called}
        </Name>
      </Card>
      <FavoriteButton kind="items" id={itemId} name={called} />
    </>
  );
});
