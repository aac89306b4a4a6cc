import { useEffect } from 'react';
import { useListOwnLinkages } from '../../api/generated/oauth/oauth';
import { type OwnAccount } from '../../api/own-account';
import { beginProgress, type BeginProgress, isAllDone } from '../../features/begin/begin-steps';
import { useOwnLinks } from '../../features/links/api/own-links';
import { STORAGE_KEYS } from '../../config/storage-keys';
import { usePutAway } from '../../hooks/usePutAway';

/** Which of the first steps an account has done. This device remembers once it has done all of them. */
export function useBeginProgress({ accountId, themeId, displayId }: OwnAccount): BeginProgress {
  const { data: linkages } = useListOwnLinkages();
  const links = useOwnLinks(displayId);
  const { isPutAway, putAway } = usePutAway(`${STORAGE_KEYS.stepsPutAway}${accountId}`);
  const progress = beginProgress({
    themeId,
    linkages: linkages?.total ?? null,
    links: links.entries === undefined ? null : links.total,
  });
  const isDone = isAllDone(progress);
  useEffect(() => {
    if (isDone && !isPutAway) putAway();
  }, [isDone, isPutAway, putAway]);
  return progress;
}
