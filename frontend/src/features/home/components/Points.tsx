import { useTranslation } from '../../../i18n/useTranslation';
import { EntryText, EntryTitle, Section, SectionTitle, Wide } from './Section';
import styles from './Points.module.css';

const POINTS = ['fast', 'private', 'languages', 'favorites', 'honest', 'leave'] as const;

/** The advantages of the product. */
export function Points() {
  const { t } = useTranslation('home');
  return (
    <Section aria-labelledby="home-points">
      <Wide>
        <SectionTitle id="home-points">{t('points.heading')}</SectionTitle>
        <ul className={styles.list}>
          {POINTS.map((point) => (
            <li className={styles.point} key={point}>
              <EntryTitle>{t(`points.${point}.title`)}</EntryTitle>
              <EntryText>{t(`points.${point}.text`)}</EntryText>
            </li>
          ))}
        </ul>
      </Wide>
    </Section>
  );
}
