import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { BlockHeading } from './BlockHeading';

/** What a visitor can do with an entry is not for its owner. */
const Section = styled('section')({ width: '100%', '& li > button': { display: 'none' } });

interface ShownBlockProps {
  headline: string;
  children: ReactNode;
}

/** A block in the studio's preview: a picture of the page, whose headings are none and which has no places to go to. */
export function ShownBlock({ headline, children }: ShownBlockProps) {
  const id = useId();
  return (
    <Section>
      <BlockHeading id={id} as="p">
        {headline}
      </BlockHeading>
      {children}
    </Section>
  );
}
