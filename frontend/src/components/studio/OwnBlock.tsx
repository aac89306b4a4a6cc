import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';
import { type ReactNode } from 'react';
import { look } from '../../theme/look';
import { PageBlock } from '../page/PageBlock';
import { VisuallyHidden } from '../site/VisuallyHidden';

/** A block of the owner's page. It receives the focus when a trigger inside is removed. */
export const OwnBlock = styled('div')({ width: '100%', '&:focus': { outline: 'none' } });

const Vacant = styled(Button)({
  flexDirection: 'column',
  width: '100%',
  minHeight: 144,
  border: `1px dashed ${look.vars.palette.outline}`,
});

interface AddingProps {
  /** The heading of the block. */
  heading: string;
  /** Opens the dialog. */
  onAdd: () => void;
  /** The label. */
  children: ReactNode;
}

/** A button beside the heading that adds an entry. */
export function AddEntry({ heading, onAdd, children }: AddingProps) {
  return (
    <Button size="small" startIcon={<Plus size={16} aria-hidden />} aria-haspopup="dialog" onClick={onAdd}>
      <VisuallyHidden>{heading}</VisuallyHidden>
      {children}
    </Button>
  );
}

/** An empty block with a button to add the first entry. */
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
