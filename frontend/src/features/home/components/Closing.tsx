import { ButtonLink } from '../../../components/buttons/ButtonLink';
import { TextLink } from '../../../components/buttons/TextLink';
import { PATHS } from '../../../config/paths';
import { useTranslation } from '../../../i18n/useTranslation';
import flowers from '../pictures/flowers.webp';
import { EntryText, SectionTitle } from './Section';
import styles from './Closing.module.css';

/** The closing call to sign up. */
export function Closing() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.ground} aria-labelledby="home-closing">
      <div className={styles.words}>
        <SectionTitle id="home-closing">{t('closing.title')}</SectionTitle>
        <EntryText>{t('closing.text')}</EntryText>
        <ButtonLink to={PATHS.signUp} variant="contained" size="large" style={{ marginTop: 20 }}>
          {t('start')}
        </ButtonLink>
        <TextLink to={PATHS.faq}>{t('closing.faq')}</TextLink>
      </div>
      <img
        className={styles.flowers}
        src={flowers}
        width={1440}
        height={576}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </section>
  );
}
