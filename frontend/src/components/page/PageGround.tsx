import { clsx } from 'clsx';
import { type ReactNode } from 'react';
import { type ThemeTokens } from '../../api/generated/model/themeTokens';
import { themeAttributes } from './page-theme';
import styles from './PageGround.module.css';

/** The background pattern: repeated tiles, a single gradient, or none. */
function patternOf({ dark, ...day }: ThemeTokens): 'tiles' | 'one' | undefined {
  const patterns = [day, dark].filter((colors) => colors !== null && colors.backgroundImage !== null);
  if (patterns.length === 0) return undefined;
  const repeats = patterns.some(
    (colors) => colors?.backgroundSize !== null || colors.backgroundImage?.startsWith('repeating-') === true,
  );
  return repeats ? 'tiles' : 'one';
}

interface PageGroundProps {
  /** The theme; null while it is unknown and for missing pages. */
  tokens: ThemeTokens | null;
  children: ReactNode;
}

/**
 * Applies a theme to a creator's page by overriding the product's custom properties. The background pattern fills the
 * window, or the frame of a preview.
 */
export function PageGround({ tokens, children }: PageGroundProps) {
  if (tokens === null) return <div className={styles.ground}>{children}</div>;
  return (
    <div
      className={clsx(styles.ground, styles.themed)}
      data-pattern={patternOf(tokens)}
      {...themeAttributes(tokens)}
    >
      {children}
    </div>
  );
}
