import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { look } from '../../theme/look';

const Part = styled('fieldset')({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  '&[data-one="false"]': {
    padding: '8px 16px 16px',
    border: `1px solid ${look.vars.palette.divider}`,
    borderRadius: look.vars.shape.borderRadius,
  },
});

const Legend = styled('legend')({ padding: '0 6px', fontWeight: 600, fontSize: '0.9375rem' });

interface FormPartProps {
  /** Null if it is the only part. */
  legend: string | null;
  children: ReactNode;
}

/** One of several similar parts of a form. */
export function FormPart({ legend, children }: FormPartProps) {
  return (
    <Part data-one={legend === null}>
      {legend !== null && <Legend>{legend}</Legend>}
      {children}
    </Part>
  );
}
