import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { look } from '../../../theme/look';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(24px, 4vw, 64px)',
  width: '100%',
  maxWidth: 1200,
  margin: '0 auto',
  padding: '24px clamp(16px, 4vw, 40px) 40px',
  [look.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
});

const Choice = styled('div')({ minWidth: 0 });

// Below the sticky header.
const Preview = styled('div')({
  position: 'sticky',
  top: 80,
  alignSelf: 'start',
  [look.breakpoints.down('md')]: { display: 'none' },
});

/** The themes and a preview of the chosen one, which is a separate screen on a phone. */
export function ThemeColumns({ choice, preview }: { choice: ReactNode; preview: ReactNode }) {
  return (
    <Columns>
      <Choice>{choice}</Choice>
      <Preview>{preview}</Preview>
    </Columns>
  );
}
