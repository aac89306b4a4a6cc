import { type LinkTypeName } from '../../../api/generated/model/linkTypeName';
import { type CardForm, LinkCard, type ShownDetail } from './LinkCard';
import styles from './LinkBlock.module.css';

/** How the parts of a link of each type are shown, and how many of them stand side by side. */
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
  /** Whether it is among the first things seen: its pictures are fetched at once, others when they come near. */
  first?: boolean;
}

/** One link of a creator's page, in the form of its type. The studio shows what is being written with the very same. */
export function LinkBlock({ type, details, first = false }: LinkBlockProps) {
  const { form, columns } = FORMS[type];
  // The parts of a link have no name but their place.
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
}
