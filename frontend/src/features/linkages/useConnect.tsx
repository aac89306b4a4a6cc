import { type ReactNode, useState } from 'react';
import { type LinkageProvider } from '../../api/generated/model/linkageProvider';
import { useBeginLinkage } from '../../api/generated/oauth/oauth';
import { profileEditPath } from '../../config/paths';
import { useOAuthRedirect } from '../../hooks/useOAuthRedirect';
import { BrowserHint } from './components/BrowserHint';
import { PhotoSharingNotice } from './components/PhotoSharingNotice';
import { isInAppBrowser } from './in-app-browser';

/** What is said before somebody is sent to a service. */
type Word = 'professional' | 'browser';

interface Connect {
  /** Begins the way to a service, to link an account there. */
  connect: (provider: LinkageProvider) => void;
  /** The service that somebody is on the way to; the page is still shown for a moment. */
  leavingFor: LinkageProvider | null;
  /** What is said before, over the page. */
  words: ReactNode;
}

/** The way to a service whose account is to be linked, with what has to be said before. */
export function useConnect(displayId: string): Connect {
  const { leaving, leave } = useOAuthRedirect(useBeginLinkage());
  const [wanted, setWanted] = useState<LinkageProvider | null>(null);
  const [word, setWord] = useState<Word | null>(null);

  const go = (provider: LinkageProvider) => {
    setWanted(provider);
    leave({ provider });
  };
  const connect = (provider: LinkageProvider) => {
    if (provider === 'youtube' && isInAppBrowser(navigator.userAgent)) setWord('browser');
    else if (provider === 'instagram') setWord('professional');
    else go(provider);
  };
  const close = () => setWord(null);

  return {
    connect,
    leavingFor: leaving ? wanted : null,
    words: (
      <>
        <PhotoSharingNotice
          open={word === 'professional'}
          leaving={leaving}
          onGoOn={() => go('instagram')}
          onClose={close}
        />
        <BrowserHint open={word === 'browser'} path={profileEditPath(displayId)} onClose={close} />
      </>
    ),
  };
}
