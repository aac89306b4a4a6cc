import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';
import { type ReactNode } from 'react';
import { look } from '../../theme/look';
import { PageBlock } from '../page/PageBlock';
import { VisuallyHidden } from '../site/VisuallyHidden';

/** Around a block of the own page: where the keyboard goes on when what was pressed in it has gone. */
export const OwnBlock = styled('div')({ width: '100%', '&:focus': { outline: 'none' } });

/** Where the first entry is going to be. */
const Vacant = styled(Button)({
  flexDirection: 'column',
  width: '100%',
  minHeight: 144,
  border: `1px dashed ${look.vars.palette.outline}`,
});

interface AddingProps {
  /** What stands over the block. */
  heading: string;
  /** Opens the dialog in which something is added. */
  onAdd: () => void;
  /** What the button says. */
  children: ReactNode;
}

/** The way to one more entry, beside the heading of a block of the own page. */
export function AddEntry({ heading, onAdd, children }: AddingProps) {
  return (
    <Button size="small" startIcon={<Plus size={16} aria-hidden />} aria-haspopup="dialog" onClick={onAdd}>
      <VisuallyHidden>{heading}</VisuallyHidden>
      {children}
    </Button>
  );
}

/** A block of the own page in which nothing is yet: its owner can add something. */
export function VacantBlock({ heading, onAdd, children }: AddingProps) {
  return (
    <PageBlock heading={heading}>
      <Vacant aria-haspopup="dialog" onClick={onAdd}>
        <Plus size={24} aria-hidden />
        {children}
      </Vacant>
    </PageBlock>
  );
}
