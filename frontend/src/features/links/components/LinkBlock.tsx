import { memo } from 'react';
import { type LinkTypeName } from '../../../api/generated/model/linkTypeName';
import { type ShownDetail } from '../api/public-links';
import { type CardForm, LinkCard } from './LinkCard';
import styles from './LinkBlock.module.css';

/** The layout and the number of columns of each link type. */
const FORMS: Record<LinkTypeName, { form: CardForm; columns: number }> = {
  text: { form: 'words', columns: 1 },
  image_1: { form: 'poster', columns: 1 },
  image_3: { form: 'smallTile', columns: 3 },
  image_4: { form: 'tile', columns: 2 },
  image_text: { form: 'thumbnail', columns: 1 },
};

interface LinkBlockProps {
  type: LinkTypeName;
  details: readonly ShownDetail[];
  /** Whether it is in the first viewport, which loads its pictures eagerly. */
  first?: boolean;
}

/**
 * One link in the layout of its type, on a creator's page and in the studio's preview. Memoized, because the preview is
 * rendered with each move of an entry.
 */
export const LinkBlock = memo(function LinkBlock({ type, details, first = false }: LinkBlockProps) {
  const { form, columns } = FORMS[type];
  // Details have no ID.
  const cards = details.map((detail, index) => (
    <LinkCard key={index} form={form} detail={detail} first={first} />
  ));
  if (columns === 1) return cards;
  return (
    <ul className={styles.grid} style={{ gridTemplateColumns: `repeat(${String(columns)}, minmax(0, 1fr))` }}>
      {cards.map((card) => (
        <li key={card.key}>{card}</li>
      ))}
    </ul>
  );
});
