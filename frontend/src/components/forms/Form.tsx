import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { type FormDraft } from '../../hooks/useFormDraft';
import { DraftNotice } from './DraftNotice';
import { FormFailure } from './FormFailure';
import { ScriptNeeded } from '../feedback/ScriptNeeded';

const Rows = styled('form')({ display: 'flex', flexDirection: 'column', gap: 24 });

const Notices = styled('div')({
  '& > :not(:empty) + :not(:empty)': { marginTop: 16 },
  // Without anything to say they take no room; they stay, so that what enters them is announced.
  '&[data-empty="true"]': { marginBottom: -24 },
});

interface FormProps {
  /** What `useSubmittedForm` gives. */
  frame: { submit: () => void; submitting: boolean; failure: string | null; draft: FormDraft };
  children: ReactNode;
}

/**
 * A form in rows. It checks itself, so the browser's own bubbles are off; a second submit while one is under way is
 * ignored. `post` keeps what was typed out of the address, should it be sent before the page is hydrated.
 */
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
