import { type ReactNode } from 'react';
import { styled } from '../theme/styled';
import { PageBlock } from './PageBlock';

/** What a visitor can do with an entry is not for its owner. */
const Picture = styled('div')({ '& li > button': { display: 'none' } });

interface ShownBlockProps {
  heading: string;
  children: ReactNode;
}

/** A block in the studio's preview: a picture of the page. */
export function ShownBlock({ heading, children }: ShownBlockProps) {
  return (
    <Picture>
      <PageBlock heading={heading} headingAs="p">
        {children}
      </PageBlock>
    </Picture>
  );
}
