import { memo, type MouseEvent } from 'react';
import { creatorRel } from '../../../components/page/advertising';
import { type FrameWidth, coverSizes } from '../../../components/pictures/cover-sizes';
import { FavoriteButton } from '../../../components/buttons/FavoriteButton';
import { Picture } from '../../../components/pictures/Picture';
import { useMall } from '../../../hooks/useMall';
import { useTextLanguage } from '../../../i18n/text-language';
import { type Item } from '../api/public-items';
import { nameOfItem, wayTo } from '../item-ways';
import styles from './ItemTile.module.css';

/** On phones two stand side by side, on wider screens four. */
const WIDTH: FrameWidth = [140, '50vw - 24px'];

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
      <a
        className={styles.card}
        href={way?.url}
        target="_blank"
        rel={creatorRel(way?.sponsored ?? false)}
        onClick={majorMallFlag ? ask : undefined}
      >
        <span className={styles.frame}>
          <Picture picture={picture} alt="" sizes={coverSizes(WIDTH, picture, 1)} />
        </span>
        <span className={styles.name} data-title lang={textLanguage(called)} dir="auto">
          {called}
        </span>
      </a>
      <FavoriteButton kind="items" id={itemId} name={called} />
    </>
  );
});
