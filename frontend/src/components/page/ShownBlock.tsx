import { type ReactNode } from 'react';
import { PageBlock } from './PageBlock';
import styles from './ShownBlock.module.css';

interface ShownBlockProps {
  heading: string;
  children: ReactNode;
}

/** A block in the studio's preview: a picture of the page. */
export function ShownBlock({ heading, children }: ShownBlockProps) {
  return (
    <div className={styles.picture}>
      <PageBlock heading={heading} headingAs="p">
        {children}
      </PageBlock>
    </div>
  );
}
