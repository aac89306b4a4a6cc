import { memo, type MouseEvent } from 'react';
import { creatorRel } from '../../../components/page/advertising';
import { type FrameWidth, coverSizes } from '../../../components/pictures/cover-sizes';
import { FavoriteButton } from '../../../components/buttons/FavoriteButton';
import { Picture } from '../../../components/pictures/Picture';
import { MALL_ATTRIBUTE } from '../../../config/press-target';
import { useMall } from '../../../hooks/useMall';
import { useTextLanguage } from '../../../i18n/text-language';
import { useTranslation } from '../../../i18n/useTranslation';
import { VisuallyHidden } from '../../../components/site/VisuallyHidden';
import { type Item } from '../api/public-items';
import { destinationOf } from '../item-destinations';
import { mallOfItem, nameOfItem } from '../../../components/text/item-name';
import styles from './ItemTile.module.css';

/** Words too long for a tile's line. Names without one break between words, in Japanese too. */
const LONG_WORD = /\S{10}/;

/** Two columns on phones, four on wider screens. */
const WIDTH: FrameWidth = [140, '50vw - 24px'];

interface ItemTileProps {
  item: Item;
  /** Opens the choice of the mall for the item. */
  onChooseMall: (item: Item) => void;
}

/**
 * An item in a grid. It links to its URL or to the search of the visitor's mall. A visitor without a mall is asked
 * first, or before hydration sent to the first mall.
 */
export const ItemTile = memo(function ItemTile({ item, onChooseMall }: ItemTileProps) {
  const { t } = useTranslation('profile');
  const mall = useMall();
  const textLanguage = useTextLanguage();
  const { itemId, majorMallFlag, picture } = item;
  const destination = destinationOf(item, mall);
  const name = nameOfItem(t, item);
  const shop = mallOfItem(item);
  const chooseMall = (event: MouseEvent) => {
    // Modified clicks open a new tab without the question.
    if (mall !== null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChooseMall(item);
  };
  return (
    <>
      <a
        className={styles.card}
        href={destination?.url}
        {...{ [MALL_ATTRIBUTE]: destination?.mall ?? undefined }}
        target="_blank"
        rel={creatorRel(destination?.sponsored ?? false)}
        onClick={majorMallFlag ? chooseMall : undefined}
      >
        <span className={styles.frame}>
          <Picture picture={picture} alt="" sizes={coverSizes(WIDTH, picture, 1)} />
          {shop !== null && (
            <span className={styles.mark} aria-hidden>
              {shop.charAt(0)}
            </span>
          )}
        </span>
        <span
          className={styles.name}
          data-title
          data-words={!LONG_WORD.test(name)}
          lang={textLanguage(name)}
          dir="auto"
        >
          {name}
        </span>
        {shop !== null && item.name !== null && (
          <VisuallyHidden>{t(`items.products.${shop}`)}</VisuallyHidden>
        )}
      </a>
      <FavoriteButton kind="items" id={itemId} name={name} />
    </>
  );
});
