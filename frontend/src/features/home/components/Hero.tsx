import { Check } from 'lucide-react';
import { type ReactNode } from 'react';
import { ButtonLink } from '../../../components/buttons/ButtonLink';
import { TextLink } from '../../../components/buttons/TextLink';
import { PATHS } from '../../../config/paths';
import { useTranslation } from '../../../i18n/useTranslation';
import { Wide } from './Section';
import styles from './Hero.module.css';

const ASSURANCES = ['free', 'noAds', 'noTracking'] as const;

/** The introduction, the sign-up and login links, and an example. */
export function Hero({ example }: { example: ReactNode }) {
  const { t } = useTranslation(['home', 'common']);
  return (
    <Wide className={styles.columns}>
      <div>
        <h1 className={styles.title}>
          <span>{t('home:titleFirst')}</span>
          <span>{t('home:titleSecond')}</span>
        </h1>
        <p className={styles.lead}>{t('home:lead')}</p>
        <div className={styles.entrances}>
          <ButtonLink to={PATHS.signUp} variant="contained" size="large">
            {t('home:start')}
          </ButtonLink>
          <p className={styles.quiet}>
            {t('home:haveAccount')} <TextLink to={PATHS.login}>{t('common:actions.logIn')}</TextLink>
          </p>
        </div>
        <ul className={styles.assurances}>
          {ASSURANCES.map((name) => (
            <li key={name}>
              <Check size={16} aria-hidden />
              {t(`home:assurances.${name}`)}
            </li>
          ))}
        </ul>
      </div>
      {example}
    </Wide>
  );
}
