import { type UseMutationResult } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type ApiError } from '../../api/api-error';
import { useFailureReport } from '../../hooks/useFailureReport';
import { useHydrated } from '../../hooks/useHydrated';
import { FormFailure } from './FormFailure';
import { FormHeading } from './FormHeading';
import { FormSkeleton } from './FormSkeleton';
import { SubmitButton } from '../buttons/SubmitButton';

const TOKEN_PARAMETER = 'token';

/** The history state once the link is used; the token is removed from the address. */
interface UsedState {
  /** The path of the link. */
  used: string;
}

function isUsedAt(path: string, state: unknown): boolean {
  return (state as UsedState | null)?.used === path;
}

interface OneUseLinkProps {
  /** The path of the link, without its token. */
  path: string;
  /** Uses the token. Used and expired tokens get 400 or 404. */
  call: Pick<UseMutationResult<unknown, ApiError, { data: { token: string } }>, 'mutate' | 'isPending'>;
  title: string;
  lead: string;
  submit: string;
  submitting: string;
  /** Shown once the link is used. */
  done: ReactNode;
  /** Shown if the link is used, expired or incomplete. */
  invalid: ReactNode;
}

/** The link takes effect on a press, not when opened, because mail scanners open links. */
function Offer({ path, call, token, ...words }: Omit<OneUseLinkProps, 'done'> & { token: string }) {
  const report = useFailureReport();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const [isInvalid, setIsInvalid] = useState(false);
  // A second press may come before the next render.
  const isSubmitting = useRef(false);

  const submit = () => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setFailure(null);
    const invalid = { then: () => setIsInvalid(true) };
    const used: UsedState = { used: path };
    call.mutate(
      { data: { token } },
      {
        onSuccess: () => void navigate(path, { replace: true, state: used }),
        onError: (error) => {
          isSubmitting.current = false;
          report(error, { 400: invalid, 404: invalid }, { notice: setFailure });
        },
      },
    );
  };

  if (isInvalid) return words.invalid;
  return (
    <>
      <FormHeading title={words.title} lead={words.lead} />
      <Box sx={{ mb: failure === null ? 0 : 3 }}>
        <FormFailure>{failure}</FormFailure>
      </Box>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <SubmitButton submitting={call.isPending} submittingLabel={words.submitting}>
          {words.submit}
        </SubmitButton>
      </form>
    </>
  );
}

/** The page of a one-time link from a mail. */
export function OneUseLink({ done, ...offer }: OneUseLinkProps) {
  const { state } = useLocation() as { state: unknown };
  const [search] = useSearchParams();
  // The server renders one page for all tokens.
  const hydrated = useHydrated();
  if (!hydrated) return <FormSkeleton />;
  if (isUsedAt(offer.path, state)) return done;
  const token = search.get(TOKEN_PARAMETER);
  return token ? <Offer {...offer} token={token} /> : offer.invalid;
}
