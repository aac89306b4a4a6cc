import { ArrowRight, Check } from 'lucide-react';
import { type ReactNode } from 'react';
import { ButtonLink } from '../../../components/buttons/ButtonLink';
import { TextLink } from '../../../components/buttons/TextLink';
import { PATHS, profilePath } from '../../../config/paths';
import { useTranslation } from '../../../i18n/useTranslation';
import { Wide } from './Section';
import { BLOCKS_ID } from './BlockSamples';
import styles from './Hero.module.css';

const ASSURANCES = ['free', 'noAds', 'noTracking'] as const;

interface HeroProps {
  /** The example page. */
  example: ReactNode;
  /** The display ID of a creator whose page can be visited; null without one. */
  visited: string | null;
}

/** The introduction, the way to sign up, and an example that begins on the first screen. */
export function Hero({ example, visited }: HeroProps) {
  const { t } = useTranslation('home');
  return (
    <Wide className={styles.columns}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <span>{t('titleFirst')}</span>
          <span>{t('titleSecond')}</span>
        </h1>
        <p className={styles.lead}>{t('lead')}</p>
        <div className={styles.entrances}>
          <ButtonLink to={PATHS.signUp} variant="contained" size="large">
            {t('start')}
          </ButtonLink>
          <TextLink
            className={styles.visit}
            to={visited === null ? `${PATHS.home}#${BLOCKS_ID}` : profilePath(visited)}
          >
            {t(visited === null ? 'seeBlocks' : 'visit')}
            <ArrowRight size={16} aria-hidden />
          </TextLink>
        </div>
      </div>
      <div className={styles.example}>{example}</div>
      <ul className={styles.assurances}>
        {ASSURANCES.map((name) => (
          <li key={name}>
            <Check size={16} aria-hidden />
            {t(`assurances.${name}`)}
          </li>
        ))}
      </ul>
    </Wide>
  );
}
