import { useState } from 'react';
import { type LinkageProvider } from '../../api/generated/model/linkageProvider';
import { useBeginLinkage } from '../../api/generated/oauth/oauth';
import { profileEditPath } from '../../config/paths';
import { useOAuthRedirect } from '../../hooks/useOAuthRedirect';
import { BrowserHint } from './components/BrowserHint';
import { PhotoSharingNotice } from './components/PhotoSharingNotice';
import { isInAppBrowser } from './in-app-browser';

/** A notice before the redirect. */
type Warning = 'professional' | 'browser';

/**
 * Redirects to a service to link an account, after the notices that the service requires.
 *
 * @param back the page to return to; the edit page by default
 */
export function useConnect(displayId: string, back: string | null = null) {
  const { leaving, leave } = useOAuthRedirect(useBeginLinkage(), back);
  const [wanted, setWanted] = useState<LinkageProvider | null>(null);
  const [warning, setWarning] = useState<Warning | null>(null);

  const go = (provider: LinkageProvider) => {
    setWanted(provider);
    leave({ provider });
  };
  const connect = (provider: LinkageProvider) => {
    if (provider === 'youtube' && isInAppBrowser(navigator.userAgent)) setWarning('browser');
    else if (provider === 'instagram') setWarning('professional');
    else go(provider);
  };
  const close = () => setWarning(null);

  return {
    /** Starts linking an account of a service. */
    connect,
    /** The service that the browser is being redirected to. */
    leavingFor: leaving ? wanted : null,
    /** The dialogs shown before the redirect. */
    notices: (
      <>
        <PhotoSharingNotice
          open={warning === 'professional'}
          leaving={leaving}
          onGoOn={() => go('instagram')}
          onClose={close}
        />
        <BrowserHint open={warning === 'browser'} path={back ?? profileEditPath(displayId)} onClose={close} />
      </>
    ),
  };
}
