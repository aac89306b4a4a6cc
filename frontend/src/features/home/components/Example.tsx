import { type CSSProperties, type MouseEvent, type ReactNode, useState } from 'react';
import { SiteLink } from '../../../components/buttons/SiteLink';
import { PATHS } from '../../../config/paths';
import { PageGround } from '../../../components/page/PageGround';
import { type ExampleTheme, exampleThemeSearchOf } from '../../../config/example-themes';
import { useTranslation } from '../../../i18n/useTranslation';
import { type ShownTheme } from '../example-themes';
import { useSampleFont } from '../useSampleFont';
import styles from './Example.module.css';

const ID = 'example';

/** A swatch of a theme's colors. */
function swatch({ tokens }: ShownTheme): CSSProperties {
  const { background, accent, dark } = tokens;
  return {
    '--day-ground': background,
    '--day-accent': accent,
    ...(dark === null ? {} : { '--night-ground': dark.background, '--night-accent': dark.accent }),
  } as CSSProperties;
}

interface ExampleProps {
  label: string;
  themes: readonly ShownTheme[];
  /** The theme in the URL. */
  asked: ExampleTheme | null;
  /** The example page. */
  children: ReactNode;
}

/**
 * An example page on a phone, with a choice of themes. Each theme is a link to this page, so that it works without
 * scripts; with them the theme is applied in place.
 */
export function Example({ label, themes, asked, children }: ExampleProps) {
  const { t } = useTranslation('home');
  const [chosen, setChosen] = useState<ExampleTheme | null>(null);
  const current = themes.find(({ name }) => name === (chosen ?? asked)) ?? themes[0];
  // Content on the first screen may only move in response to a press.
  const sample = useSampleFont(
    chosen === null ? undefined : current?.tokens,
    t('sample.displayName') + t('sample.headlines.content'),
  );
  const choose = (name: ExampleTheme) => (event: MouseEvent) => {
    // Leaves modified clicks to the browser.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setChosen(name);
  };
  return (
    <figure className={styles.figure} id={ID} aria-label={label}>
      <figcaption className={styles.caption}>
        <strong className={styles.choose}>{t('example.choose')}</strong>
        <ul className={styles.themes} aria-label={t('example.choose')}>
          {themes.map((theme) => (
            <li key={theme.name}>
              <SiteLink
                className={styles.choice}
                to={`${PATHS.home}${exampleThemeSearchOf(theme.name)}#${ID}`}
                aria-label={t('example.wear', { theme: theme.displayName })}
                title={theme.displayName}
                aria-current={theme === current ? 'true' : undefined}
                onClick={choose(theme.name)}
              >
                <span className={styles.swatch} style={swatch(theme)} />
                <span className={styles.name}>{theme.displayName}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
        <span aria-live="polite">
          {current !== undefined &&
            t('example.worn', { theme: current.displayName, kind: current.categoryDisplayName })}
        </span>
      </figcaption>
      <div className={styles.phone} ref={sample} inert>
        <div className={styles.screen}>
          <PageGround tokens={current?.tokens ?? null}>{children}</PageGround>
        </div>
      </div>
    </figure>
  );
}
