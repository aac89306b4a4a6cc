import styled from '@emotion/styled';
import { Plus } from 'lucide-react';
import { type ReactNode } from 'react';
import { buttonStyles } from './Button';
import { PageBlock } from './PageBlock';

/** Around a block of the own page: where the keyboard goes on when what was pressed in it has gone. */
export const OwnBlock = styled('div')({ width: '100%', '&:focus': { outline: 'none' } });

/** Where the first entry is going to be. */
const Vacant = styled('button')(buttonStyles, ({ theme }) => ({
  flexDirection: 'column',
  width: '100%',
  minHeight: 144,
  border: `1px dashed ${theme.vars.palette.outline}`,
  fontFamily: 'inherit',
}));

interface VacantBlockProps {
  heading: string;
  onAdd: () => void;
  /** What is added. */
  children: ReactNode;
}

/** A block of the own page in which nothing is yet: its owner can add something. */
export function VacantBlock({ heading, onAdd, children }: VacantBlockProps) {
  return (
    <PageBlock heading={heading}>
      <Vacant type="button" aria-haspopup="dialog" onClick={onAdd}>
        <Plus size={24} aria-hidden />
        {children}
      </Vacant>
    </PageBlock>
  );
}
