import { useTextLanguage } from '../../../i18n/text-language';
import { useTranslation } from '../../../i18n/useTranslation';
import { hashTagsNotIn } from '../hash-tags-not-in';
import styles from './HashTags.module.css';

interface HashTagsProps {
  names: readonly string[];
  /** The texts above, with what they show on demand: hash tags in them are left out. */
  text?: string;
}

/** The hash tags of a content. */
export function HashTags({ names, text = '' }: HashTagsProps) {
  const { t } = useTranslation('content');
  const textLanguage = useTextLanguage();
  const shown = hashTagsNotIn(names, text);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('hashTags')}>
      {shown.map((name) => (
        <li key={name} lang={textLanguage(name)} dir="auto">
          #{name}
        </li>
      ))}
    </ul>
  );
}
