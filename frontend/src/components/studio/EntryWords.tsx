import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { useTextLanguage } from '../../i18n/text-language';
import { look } from '../../theme/look';

const Words = styled('span')({ display: 'flex', flexDirection: 'column', minWidth: 0 });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const Name = styled('span')({ fontWeight: 600, fontSize: '0.9375rem', lineHeight: 1.6, ...oneLine });

const More = styled('span')({
  ...look.typography.hint,
  '&[data-wraps="false"]': oneLine,
});

interface EntryWordsProps {
  name: string;
  /** The second line. */
  children: ReactNode;
  /** Whether it is shown whole, on as many lines as it needs. */
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
