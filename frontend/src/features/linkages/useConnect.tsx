import { useState } from 'react';
import { type LinkageProvider } from '../../api/generated/model/linkageProvider';
import { useBeginLinkage } from '../../api/generated/oauth/oauth';
import { useOAuthRedirect } from '../../components/in-app-browser/useOAuthRedirect';
import { profileEditPath } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';
import { PhotoSharingNotice } from './components/PhotoSharingNotice';

/**
 * Redirects to a service to link an account, after the notices that the service or an in-app browser requires.
 *
 * @param back the page to return to; the edit page by default
 */
export function useConnect(displayId: string, back: string | null = null) {
  const { t } = useTranslation('linkages');
  const [wanted, setWanted] = useState<LinkageProvider | null>(null);
  /** Continues after the notice; null while it is closed. */
  const [warned, setWarned] = useState<{ go: () => void } | null>(null);
  const { leaving, leave, hint } = useOAuthRedirect({
    begin: useBeginLinkage(),
    service: wanted === null ? '' : t(`services.${wanted}`),
    isSignedIn: true,
    back,
    page: back ?? profileEditPath(displayId),
    before: (go, { provider }) => {
      if (provider === 'instagram') setWarned({ go });
      else go();
    },
  });

  return {
    /** Starts linking an account of a service. */
    connect: (provider: LinkageProvider) => {
      setWanted(provider);
      leave({ provider });
    },
    /** The service that the browser is being redirected to. */
    leavingFor: leaving ? wanted : null,
    /** The dialogs shown before the redirect. */
    notices: (
      <>
        <PhotoSharingNotice
          open={warned !== null}
          leaving={leaving}
          onGoOn={() => warned?.go()}
          onClose={() => setWarned(null)}
        />
        {hint}
      </>
    ),
  };
}
