import { useListOwnLinkages } from '../../api/generated/oauth/oauth';
import { type OwnAccount } from '../../api/own-account';
import { beginProgress, type BeginProgress } from '../../features/begin/begin-steps';
import { useOwnLinks } from '../../features/links/api/own-links';

/** Which of the first steps an account has done. */
export function useBeginProgress({ themeId, displayId }: OwnAccount): BeginProgress {
  const { data: linkages } = useListOwnLinkages();
  const links = useOwnLinks(displayId);
  return beginProgress({
    themeId,
    linkages: linkages?.total ?? null,
    links: links.entries === undefined ? null : links.total,
  });
}
