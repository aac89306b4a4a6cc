import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { type FormDraft } from '../../hooks/useFormDraft';
import { DraftNotice } from './DraftNotice';
import { FormFailure } from './FormFailure';
import { ScriptNeeded } from '../feedback/ScriptNeeded';

const Rows = styled('form')({ display: 'flex', flexDirection: 'column', gap: 24 });

const Notices = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  // Live regions stay rendered; empty ones take no space.
  '& > :empty': { marginBottom: -16 },
  '&[data-empty="true"]': { marginBottom: -24 },
});

interface FormProps {
  /** From `useSubmittedForm`. */
  frame: { submit: () => void; submitting: boolean; failure: string | null; draft: FormDraft };
  children: ReactNode;
}

/** A form. `post` keeps the input out of the URL if it is submitted before hydration. */
export function Form({ frame: { submit, submitting, failure, draft }, children }: FormProps) {
  return (
    <Rows
      method="post"
      noValidate
      aria-busy={submitting}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ScriptNeeded />
      <Notices data-empty={failure === null && !draft.restored}>
        <FormFailure>{failure}</FormFailure>
        <DraftNotice draft={draft} />
      </Notices>
      {children}
    </Rows>
  );
}
