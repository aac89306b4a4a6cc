import { clsx } from 'clsx';
import { type ComponentProps } from 'react';
import styles from './PageSheet.module.css';

interface PageSheetProps extends ComponentProps<'div'> {
  /** A part of a page that is shown elsewhere is no article. */
  as?: 'article' | 'div';
}

/** The sheet that what a creator shows is written on. */
export function PageSheet({ as: Element = 'article', className, ...props }: PageSheetProps) {
  return <Element className={clsx(styles.sheet, className)} {...props} />;
}
