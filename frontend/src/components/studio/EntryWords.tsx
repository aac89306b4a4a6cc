import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { useTextLanguage } from '../../i18n/text-language';
import { look } from '../../theme/look';

const Words = styled('span')({ display: 'flex', flexDirection: 'column', minWidth: 0 });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const Name = styled('span')({
  fontWeight: 600,
  fontSize: '0.9375rem',
  lineHeight: 1.6,
  ...oneLine,
  // Beside the switch and menu, a line on a phone has room for seven letters of Japanese.
  [look.breakpoints.down('sm')]: {
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    lineHeight: 1.4,
  },
});

const More = styled('span')({
  ...look.typography.hint,
  '&[data-wraps="false"]': oneLine,
});

interface EntryWordsProps {
  name: string;
  /** The second line. */
  children: ReactNode;
  /** Whether it wraps instead of being truncated. */
  wraps?: boolean;
}

/** The name of an entry and a line about it. */
export function EntryWords({ name, children, wraps = false }: EntryWordsProps) {
  const textLanguage = useTextLanguage();
  return (
    <Words>
      <Name lang={textLanguage(name)} dir="auto">
        {name}
      </Name>
      <More data-wraps={wraps}>{children}</More>
    </Words>
  );
}
