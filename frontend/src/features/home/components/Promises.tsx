import { useTranslation } from '../../../i18n/useTranslation';
import letter from '../pictures/letter.webp';
import notebook from '../pictures/notebook.webp';
import { EntryText, EntryTitle, Section, SectionTitle, Wide } from './Section';
import styles from './Promises.module.css';

const PROMISES = [
  ['insights', notebook],
  ['free', letter],
] as const;

/** The benefits for creators, each with a picture. */
export function Promises() {
  const { t } = useTranslation('home');
  return (
    <Section aria-labelledby="home-promises">
      <Wide>
        <SectionTitle id="home-promises">{t('promises.heading')}</SectionTitle>
        <ul className={styles.list}>
          {PROMISES.map(([name, picture]) => (
            <li key={name}>
              <img
                className={styles.picture}
                src={picture}
                width={640}
                height={480}
                alt={t(`promises.${name}.picture`)}
                loading="lazy"
                decoding="async"
              />
              <EntryTitle className={styles.title}>{t(`promises.${name}.title`)}</EntryTitle>
              <EntryText>{t(`promises.${name}.text`)}</EntryText>
            </li>
          ))}
        </ul>
      </Wide>
    </Section>
  );
}
