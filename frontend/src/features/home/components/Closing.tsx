import { ButtonLink } from '../../../components/buttons/ButtonLink';
import { Petals } from '../../../components/brand/Petals';
import { TextLink } from '../../../components/buttons/TextLink';
import { PATHS } from '../../../config/paths';
import { useTranslation } from '../../../i18n/useTranslation';
import { EntryText, SectionTitle } from './Section';
import styles from './Closing.module.css';

/** The closing call to sign up. */
export function Closing() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.ground} aria-labelledby="home-closing">
      <Petals />
      <div className={styles.words}>
        <SectionTitle id="home-closing">{t('closing.title')}</SectionTitle>
        <EntryText>{t('closing.text')}</EntryText>
        <ButtonLink to={PATHS.signUp} variant="contained" size="large" style={{ marginTop: 20 }}>
          {t('start')}
        </ButtonLink>
        <TextLink to={PATHS.faq}>{t('closing.faq')}</TextLink>
      </div>
    </section>
  );
}
