import { useTranslation } from '../../../i18n/useTranslation';
import { hashTagsBesides } from '../hash-tags-besides';
import styles from './HashTags.module.css';

interface HashTagsProps {
  names: readonly string[];
  /** A text shown above: hash tags in it are left out. */
  besides?: string;
}

/** The hash tags of a content. */
export function HashTags({ names, besides = '' }: HashTagsProps) {
  const { t } = useTranslation('content');
  const shown = hashTagsBesides(names, besides);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('hashTags')}>
      {shown.map((name) => (
        <li key={name} dir="auto">
          #{name}
        </li>
      ))}
    </ul>
  );
}
