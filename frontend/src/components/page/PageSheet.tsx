import { clsx } from 'clsx';
import { type ComponentProps } from 'react';
import styles from './PageSheet.module.css';

interface PageSheetProps extends ComponentProps<'div'> {
  /** `div` for parts of a page that are shown elsewhere. */
  as?: 'article' | 'div';
}

/** The sheet of a creator's page. */
export function PageSheet({ as: Element = 'article', className, ...props }: PageSheetProps) {
  return <Element className={clsx(styles.sheet, className)} {...props} />;
}
