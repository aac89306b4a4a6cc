import { useEffect } from 'react';
import { getOwnAccount } from '../api/generated/requests';
import { readSignedInHint } from '../config/cookies';
import { profileEditPath } from '../config/paths';
import { useSiteNavigation } from '../hooks/useSiteNavigation';
import { uncloakPage } from '../theme/page-cloak';

/** Leads who is signed in from a document that is for visitors alone to the own page. It is held back until then. */
export function useOwnPageRedirect(): void {
  const { navigate } = useSiteNavigation();
  useEffect(() => {
    if (!readSignedInHint()) return;
    getOwnAccount()
      .then(({ displayId }) => navigate(profileEditPath(displayId), { replace: true }))
      // Who is not signed in any more, or whom nobody could be asked about, is a visitor.
      .catch(uncloakPage);
  }, [navigate]);
}
