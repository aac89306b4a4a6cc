import { type ReactNode, useId } from 'react';
import { useTextLanguage } from '../i18n/text-language';
import { look } from '../theme/look';
import { styled } from '../theme/styled';

const Section = styled('section')({ width: '100%' });

/**
 * The heading stands in the middle for as long as there is room for what the owner has beside it; then it gives way, and
 * breaks where that is not enough.
 */
const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr minmax(0, auto) 1fr',
  alignItems: 'center',
  minHeight: 44,
  marginBottom: 12,
  '[data-headings="bar"] &': { gridTemplateColumns: '0 minmax(0, auto) 1fr' },
});

const Heading = styled('h2')({
  gridColumn: 2,
  margin: 0,
  overflowWrap: 'anywhere',
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

/** At the end of the line, where it rarely moves anything by coming later. */
const Side = styled('div')({
  gridColumn: 3,
  justifySelf: 'end',
  display: 'flex',
  paddingInlineStart: 8,
  marginInlineEnd: -12,
});

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
