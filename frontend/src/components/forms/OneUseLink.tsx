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

/** Where the link of the mail carries its token. */
const TOKEN_PARAMETER = 'token';

/** What the entry of the browser's history says once the link is used: the token is gone from its address. */
interface UsedState {
  /** The address at which it was used: pages of other links keep a state of the same form. */
  used: string;
}

function isUsedAt(path: string, state: unknown): boolean {
  return (state as UsedState | null)?.used === path;
}

interface OneUseLinkProps {
  /** The address that the link leads to, without its token. */
  path: string;
  /** What the press does, with the token. A link that is used up or over is answered with 400 or 404. */
  call: Pick<UseMutationResult<unknown, ApiError, { data: { token: string } }>, 'mutate' | 'isPending'>;
  title: string;
  lead: string;
  submit: string;
  submitting: string;
  /** Shown once the link is used. */
  done: ReactNode;
  /** Shown in place of a link that is used up, over, or cut short. */
  gone: ReactNode;
}

/** What uses the link is a press, not the visit: programs that look through mails open links as well. */
function Offer({ path, call, token, ...words }: Omit<OneUseLinkProps, 'done'> & { token: string }) {
  const report = useFailureReport();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const [isGone, setIsGone] = useState(false);
  // A second press can come before the first one is seen on the screen, and before what it leads to is.
  const underWay = useRef(false);

  const submit = () => {
    if (underWay.current) return;
    underWay.current = true;
    setFailure(null);
    const useless = { then: () => setIsGone(true) };
    const used: UsedState = { used: path };
    call.mutate(
      { data: { token } },
      {
        onSuccess: () => void navigate(path, { replace: true, state: used }),
        onError: (error) => {
          underWay.current = false;
          report(error, { 400: useless, 404: useless }, { notice: setFailure });
        },
      },
    );
  };

  if (isGone) return words.gone;
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

/** The page behind a link in a mail that does one thing, once: what it does is offered, done, or not possible any more. */
export function OneUseLink({ done, ...offer }: OneUseLinkProps) {
  const { state } = useLocation() as { state: unknown };
  const [search] = useSearchParams();
  // The server keeps one page for all: it knows no token and no history.
  const hydrated = useHydrated();
  if (!hydrated) return <FormSkeleton />;
  if (isUsedAt(offer.path, state)) return done;
  const token = search.get(TOKEN_PARAMETER);
  return token ? <Offer {...offer} token={token} /> : offer.gone;
}
