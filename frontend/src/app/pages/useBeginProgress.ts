import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useUpdateOwnAccount } from '../../api/generated/accounts/accounts';
import { useListOwnLinkages } from '../../api/generated/oauth/oauth';
import { type OwnAccount, ownAccountQuery } from '../../api/own-account';
import { BEGIN_STEPS, type BeginStep } from '../../config/paths';
import { beginProgress, type BeginProgress } from '../../features/begin/begin-steps';
import { useOwnLinks } from '../../features/links/api/own-links';
import { isNamedByAddress } from '../../features/links/short/title-of-address';
import { useStableCallback } from '../../hooks/useStableCallback';

/** Which of the first steps an account has done, once or for now. */
export function useBeginProgress({ themeId, displayId, doneSteps }: OwnAccount): BeginProgress {
  const { data: linkages } = useListOwnLinkages();
  const links = useOwnLinks(displayId);
  return beginProgress({
    themeId,
    doneSteps,
    linkages: linkages?.total ?? null,
    links: links.entries === undefined ? null : links.total,
    addresses: links.entries?.filter(isNamedByAddress).length ?? null,
  });
}

/** Remembers steps with the account. A failure is not reported: the next visit tries again. */
export function useRememberSteps({ doneSteps }: OwnAccount): (steps: readonly BeginStep[]) => void {
  const queryClient = useQueryClient();
  const { mutate } = useUpdateOwnAccount({
    mutation: {
      // Other fields may be newer than this response.
      onSuccess: ({ doneSteps: stored }) =>
        queryClient.setQueryData(
          ownAccountQuery().queryKey,
          (known) => known && { ...known, doneSteps: stored },
        ),
    },
  });
  return (steps) => {
    if (steps.every((step) => doneSteps.includes(step))) return;
    mutate({ data: { doneSteps: [...new Set([...doneSteps, ...steps])] } });
  };
}

/**
 * Remembers the steps that are done, once each, so that they stay done when a link is deleted or renamed, also on other
 * devices.
 */
export function useRememberedProgress(account: OwnAccount, progress: BeginProgress): void {
  const remember = useStableCallback(useRememberSteps(account));
  const tried = useRef('');
  const done = BEGIN_STEPS.filter((step) => progress[step] === true).join(' ');
  useEffect(() => {
    if (done === '' || done === tried.current) return;
    tried.current = done;
    remember(done.split(' ') as BeginStep[]);
  }, [done, remember]);
}
