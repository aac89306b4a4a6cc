import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';

const Rows = styled('form')({ display: 'flex', flexDirection: 'column', gap: 24 });

interface FormProps {
  onSubmit: () => void;
  submitting: boolean;
  children: ReactNode;
}

/**
 * A form in rows. It checks itself, so the browser's own bubbles are off; a second submit while one is under way is
 * ignored. `post` keeps what was typed out of the address, should it be sent before the page has taken over.
 */
export function Form({ onSubmit, submitting, children }: FormProps) {
  return (
    <Rows
      method="post"
      noValidate
      aria-busy={submitting}
      onSubmit={(event) => {
        event.preventDefault();
        if (!submitting) onSubmit();
      }}
    >
      {children}
    </Rows>
  );
}
