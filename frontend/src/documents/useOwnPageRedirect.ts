import { useEffect } from 'react';
import { getOwnAccount } from '../api/generated/requests';
import { readSignedInHint } from '../config/cookies';
import { profileEditPath } from '../config/paths';
import { useSiteNavigation } from '../hooks/useSiteNavigation';
import { uncloakPage } from '../theme/page-cloak';

/** Redirects signed-in accounts from a visitors-only document to their page. The document is cloaked until then. */
export function useOwnPageRedirect(): void {
  const { navigate } = useSiteNavigation();
  useEffect(() => {
    if (!readSignedInHint()) return;
    getOwnAccount()
      .then(({ displayId }) => navigate(profileEditPath(displayId), { replace: true }))
      // Not signed in, or the call failed.
      .catch(uncloakPage);
  }, [navigate]);
}
