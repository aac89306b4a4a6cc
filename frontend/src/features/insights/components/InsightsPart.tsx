import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { look } from '../../../theme/look';

const Sheet = styled('section')({
  minWidth: 0,
  padding: '20px 20px 16px',
  border: `1px solid ${look.vars.palette.divider}`,
  borderRadius: look.vars.shape.borderRadius,
  backgroundColor: look.vars.palette.background.paper,
});

/** A part of the page under a heading. */
export function InsightsPart({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <Sheet aria-labelledby={id}>
      <Typography id={id} component="h2" variant="h2" sx={{ marginBottom: 1.5, fontSize: '1.0625rem' }}>
        {heading}
      </Typography>
      {children}
    </Sheet>
  );
}
