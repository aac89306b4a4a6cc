import { type ReactNode, useId } from 'react';
import { useTextLanguage } from '../i18n/text-language';
import { look } from '../theme/look';
import { styled } from '../theme/styled';

const Section = styled('section')({ width: '100%' });

const Line = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 44,
  marginBottom: 12,
  '[data-headings="bar"] &': { justifyContent: 'flex-start' },
});

const Heading = styled('h2')({
  margin: 0,
  fontFamily: 'var(--display)',
  fontWeight: 600,
  fontSize: '1.125rem',
  lineHeight: 1.5,
  textAlign: 'center',
  '[data-headings="underline"] &': {
    paddingBottom: 4,
    borderBottom: `2px solid ${look.vars.palette.primary.main}`,
  },
  '[data-headings="bar"] &': {
    paddingInlineStart: 12,
    borderInlineStart: `4px solid ${look.vars.palette.primary.main}`,
    textAlign: 'start',
  },
});

/** At the end of the line, where it moves nothing by coming later. */
const Side = styled('div')({ position: 'absolute', insetInlineEnd: -12 });

interface PageBlockProps {
  heading: string;
  /** The preview is a picture of a page, not a page: its headings are none, and it has no places to go to. */
  headingAs?: 'h2' | 'p';
  /** What the owner can do with the block. */
  side?: ReactNode;
  children: ReactNode;
}

/** A block of a creator's page, with the words over it in the manner of its theme. */
export function PageBlock({ heading, headingAs = 'h2', side, children }: PageBlockProps) {
  const textLanguage = useTextLanguage();
  const id = useId();
  return (
    <Section aria-labelledby={headingAs === 'h2' ? id : undefined}>
      <Line>
        <Heading as={headingAs} id={id} lang={textLanguage(heading)} dir="auto">
          {heading}
        </Heading>
        {side !== undefined && <Side>{side}</Side>}
      </Line>
      {children}
    </Section>
  );
}
