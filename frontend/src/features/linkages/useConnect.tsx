import { useState } from 'react';
import { type LinkageProvider } from '../../api/generated/model/linkageProvider';
import { useBeginLinkage } from '../../api/generated/oauth/oauth';
import { inAppBrowser, loginWithin } from '../../components/outside/in-app-browser';
import OutsideDialog from '../../components/outside/OutsideDialog';
import { profileEditPath } from '../../config/paths';
import { useDialogFor } from '../../hooks/useDialogFor';
import { useOAuthRedirect } from '../../hooks/useOAuthRedirect';
import { useTranslation } from '../../i18n/useTranslation';
import { PhotoSharingNotice } from './components/PhotoSharingNotice';

/**
 * Redirects to a service to link an account, after the notices that the service, and the browser of an app, require.
 *
 * @param back the page to return to; the edit page by default
 */
export function useConnect(displayId: string, back: string | null = null) {
  const { t } = useTranslation('linkages');
  const { leaving, leave } = useOAuthRedirect(useBeginLinkage(), back);
  const [wanted, setWanted] = useState<LinkageProvider | null>(null);
  const [isWarned, setWarned] = useState(false);
  const outside = useDialogFor<LinkageProvider>();

  const go = (provider: LinkageProvider) => {
    setWanted(provider);
    leave({ provider });
  };
  const goOn = (provider: LinkageProvider) => {
    if (provider === 'instagram') setWarned(true);
    else go(provider);
  };
  const connect = (provider: LinkageProvider) => {
    if (loginWithin(inAppBrowser(navigator), provider) === 'works') goOn(provider);
    else outside.open(provider);
  };
  const asked = outside.dialog?.subject;
  const onGoOn =
    asked === undefined || loginWithin(inAppBrowser(navigator), asked) === 'refused'
      ? null
      : () => {
          outside.close();
          goOn(asked);
        };

  return {
    /** Starts linking an account of a service. */
    connect,
    /** The service that the browser is being redirected to. */
    leavingFor: leaving ? wanted : null,
    /** The dialogs shown before the redirect. */
    notices: (
      <>
        <PhotoSharingNotice
          open={isWarned}
          leaving={leaving}
          onGoOn={() => go('instagram')}
          onClose={() => setWarned(false)}
        />
        {outside.dialog !== null && (
          <OutsideDialog
            {...outside.dialog.control}
            service={t(`services.${outside.dialog.subject}`)}
            path={back ?? profileEditPath(displayId)}
            isSignedIn
            onGoOn={onGoOn}
          />
        )}
      </>
    ),
  };
}
