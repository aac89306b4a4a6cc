import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeTextProps extends ComponentProps<'p'> {
  /** Several lines stand in a `div`. */
  as?: 'p' | 'div';
}

/** What a notice says below its title. */
export function NoticeText({ as: Element = 'p', className, ...props }: NoticeTextProps) {
  return <Element className={clsx(styles.noticeText, className)} {...props} />;
}

interface NoticeProps {
  title: string;
  /** What stands above the title. */
  ornament?: ReactNode;
  /** The text and the one next step. */
  children: ReactNode;
}

/** A page, or the place of one, that has something to say instead of something to show. */
export function Notice({ title, ornament, children }: NoticeProps) {
  return (
    <div className={styles.column}>
      {ornament}
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}
