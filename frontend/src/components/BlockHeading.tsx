import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';

const Line = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 44,
  marginBottom: 12,
  '[data-headings="bar"] &': { justifyContent: 'flex-start' },
});

const Heading = styled('h2')(({ theme }) => ({
  margin: 0,
  fontFamily: 'var(--display)',
  fontWeight: 600,
  fontSize: '1.125rem',
  lineHeight: 1.5,
  textAlign: 'center',
  '[data-headings="underline"] &': {
    paddingBottom: 4,
    borderBottom: `2px solid ${theme.vars.palette.primary.main}`,
  },
  '[data-headings="bar"] &': {
    paddingInlineStart: 12,
    borderInlineStart: `4px solid ${theme.vars.palette.primary.main}`,
    textAlign: 'start',
  },
}));

/** At the end of the line, where it moves nothing by coming later. */
const Side = styled('div')({ position: 'absolute', insetInlineEnd: -12 });

interface BlockHeadingProps {
  id: string;
  /** The preview is a picture of a page, not a page: its headings are none. */
  as?: 'h2' | 'p';
  /** What the owner can do with the block. */
  side?: ReactNode;
  children: string;
}

/** The words over a block of a creator's page, in the manner of its theme. */
export function BlockHeading({ id, as = 'h2', side, children }: BlockHeadingProps) {
  return (
    <Line>
      <Heading as={as} id={id}>
        {children}
      </Heading>
      {side !== undefined && <Side>{side}</Side>}
    </Line>
  );
}
