import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeTextProps extends ComponentProps<'p'> {
  as?: 'p' | 'div';
}

/** The text of a notice. */
export function NoticeText({ as: Element = 'p', className, ...props }: NoticeTextProps) {
  return <Element className={clsx(styles.noticeText, className)} {...props} />;
}

interface NoticeProps {
  title: string;
  ornament?: ReactNode;
  children: ReactNode;
}

/** A centered notice in place of a page's content. */
export function Notice({ title, ornament, children }: NoticeProps) {
  return (
    <div className={styles.column}>
      {ornament}
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}
