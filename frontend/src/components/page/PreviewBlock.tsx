import { type ReactNode } from 'react';
import { PageBlock } from './PageBlock';
import styles from './PreviewBlock.module.css';

interface PreviewBlockProps {
  heading: string;
  children: ReactNode;
}

/** A block in a preview. */
export function PreviewBlock({ heading, children }: PreviewBlockProps) {
  return (
    <div className={styles.picture}>
      <PageBlock heading={heading} headingAs="p">
        {children}
      </PageBlock>
    </div>
  );
}
