import { clsx } from 'clsx';
import { type ReactNode } from 'react';
import { type ThemeTokens } from '../../api/generated/model/themeTokens';
import { themeProperties } from './page-theme';
import styles from './PageGround.module.css';

/** What lies over the ground by day or by night: tiles that repeat themselves, one play of colours, or nothing. */
function patternOf({ dark, ...day }: ThemeTokens): 'tiles' | 'one' | undefined {
  const patterns = [day, dark].filter((colors) => colors !== null && colors.backgroundImage !== null);
  if (patterns.length === 0) return undefined;
  const repeats = patterns.some(
    (colors) => colors?.backgroundSize !== null || colors.backgroundImage?.startsWith('repeating-') === true,
  );
  return repeats ? 'tiles' : 'one';
}

interface PageGroundProps {
  /** What the creator has chosen for the page; null while it is not known, and where there is no such page. */
  tokens: ThemeTokens | null;
  children: ReactNode;
}

/**
 * What a creator's page stands on: everything inside is drawn with the colours, the type and the shapes of the theme,
 * since it takes them by the names under which the product has its own. Its pattern fills the window, or the nearest
 * element around it that contains what is fixed: the frame of a preview.
 */
export function PageGround({ tokens, children }: PageGroundProps) {
  if (tokens === null) return <div className={styles.ground}>{children}</div>;
  return (
    <div
      className={clsx(styles.ground, styles.themed)}
      data-cards={tokens.cardStyle}
      data-headings={tokens.headingStyle}
      data-pattern={patternOf(tokens)}
      style={themeProperties(tokens)}
    >
      {children}
    </div>
  );
}
