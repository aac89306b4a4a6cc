import { type ReactNode } from 'react';
import { PageGround } from '../../../components/page/PageGround';
import { type ExampleTheme } from '../../../config/example-themes';
import { useTranslation } from '../../../i18n/useTranslation';
import { type ShownTheme } from '../example-themes';
import { Section, SectionLead, SectionTitle, Wide } from './Section';
import styles from './ThemeGallery.module.css';

/** Themes that differ as much as they can, in display order. */
const SHOWN: readonly ExampleTheme[] = ['sakura', 'hoshizora', 'wakaba', 'dot'];

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
          {SHOWN.map((name) => {
            const theme = themes.find((each) => each.name === name);
            return (
              <li key={name}>
                <div className={styles.frame} inert>
                  <PageGround tokens={theme?.tokens ?? null}>{head}</PageGround>
                </div>
                <p className={styles.name}>{theme?.displayName}</p>
              </li>
            );
          })}
        </ul>
      </Wide>
    </Section>
  );
}
