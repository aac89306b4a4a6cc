import { type ReactNode } from 'react';
import { PageGround } from '../../../components/page/PageGround';
import { type ExampleTheme } from '../../../config/example-themes';
import { useTranslation } from '../../../i18n/useTranslation';
import { type ShownTheme } from '../example-themes';
import { useSampleFont } from '../useSampleFont';
import { Section, SectionLead, SectionTitle, Wide } from './Section';
import styles from './ThemeGallery.module.css';

/** Themes that differ as much as possible, in display order. */
const SHOWN: readonly ExampleTheme[] = ['sakura', 'hoshizora', 'wakaba', 'dot'];

interface SampleProps {
  theme: ShownTheme | undefined;
  children: ReactNode;
}

function Sample({ theme, children }: SampleProps) {
  const { t } = useTranslation('home');
  const sample = useSampleFont(theme?.tokens, t('sample.displayName'));
  return (
    <li ref={sample}>
      <div className={styles.frame} inert>
        <PageGround tokens={theme?.tokens ?? null}>{children}</PageGround>
      </div>
      <p className={styles.name}>{theme?.displayName}</p>
    </li>
  );
}

interface ThemeGalleryProps {
  themes: readonly ShownTheme[];
  /** The total number of themes. */
  total: number;
  /** The head of the example page. */
  head: ReactNode;
}

/** The head of the same page in several themes. */
export function ThemeGallery({ themes, total, head }: ThemeGalleryProps) {
  const { t } = useTranslation('home');
  return (
    <Section className={styles.washed} aria-labelledby="home-themes">
      <Wide>
        <SectionTitle id="home-themes">{t('themes.heading')}</SectionTitle>
        <SectionLead>{t('themes.lead', { count: total })}</SectionLead>
        <ul className={styles.list}>
          {SHOWN.map((name) => (
            <Sample key={name} theme={themes.find((each) => each.name === name)}>
              {head}
            </Sample>
          ))}
        </ul>
      </Wide>
    </Section>
  );
}
