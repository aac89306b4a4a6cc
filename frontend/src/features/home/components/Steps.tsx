import { useTranslation } from '../../../i18n/useTranslation';
import { EntryText, EntryTitle, Section, SectionTitle, Wide } from './Section';
import styles from './Steps.module.css';

const STEPS = ['signUp', 'link', 'arrange', 'share'] as const;

/** The steps to a page of one's own. */
export function Steps() {
  const { t } = useTranslation('home');
  return (
    <Section className={styles.washed} aria-labelledby="home-steps">
      <Wide>
        <SectionTitle id="home-steps">{t('steps.heading')}</SectionTitle>
        <ol className={styles.list}>
          {STEPS.map((step) => (
            <li className={styles.step} key={step}>
              <EntryTitle>{t(`steps.${step}.title`)}</EntryTitle>
              <EntryText>{t(`steps.${step}.text`)}</EntryText>
            </li>
          ))}
        </ol>
      </Wide>
    </Section>
  );
}
