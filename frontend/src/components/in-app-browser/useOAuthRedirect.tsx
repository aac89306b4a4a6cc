import { type UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { type ApiError } from '../../api/api-error';
import { redirectToProvider } from '../../config/provider-redirect';
import { useDialogFor } from '../../hooks/useDialogFor';
import { useFailureReport } from '../../hooks/useFailureReport';
import { useLazyImport } from '../../hooks/useLazyImport';
import { useSiteNavigation } from '../../hooks/useSiteNavigation';
import { loadNamespaces } from '../../i18n/load-namespaces';
import { useCatalog, useTranslation } from '../../i18n/useTranslation';
import { inAppBrowser, loginWithin } from './in-app-browser';

/** The generated mutation that returns a provider's authorization URL. */
type BeginCall<Variables> = Pick<
  UseMutationResult<{ authUrl: string }, ApiError, Variables>,
  'mutate' | 'isPending' | 'isSuccess' | 'reset'
>;

interface OAuthRedirectOptions<Variables> {
  begin: BeginCall<Variables>;
  /** The provider, as people call it. */
  service: string;
  /** Whether somebody is signed in here, and may not be in another browser. */
  isSignedIn: boolean;
  /** The page to return to; the provider's own by default. */
  back?: string | null | undefined;
  /** The page to open in another browser; this one by default. */
  page?: string;
  /** What comes between the hint and the redirect, such as a notice with `go` on its button. */
  before?: (go: () => void, variables: Variables) => void;
}

interface OAuthRedirect<Variables> {
  /** Whether the redirect is in progress. */
  leaving: boolean;
  /** Starts the redirect, after a hint in in-app browsers where the login may fail. */
  leave: (variables: Variables) => void;
  /** The hint, for the page to show. */
  hint: ReactNode;
}

/** Redirects to an OAuth provider. Everything goes through it, so that no button forgets in-app browsers. */
export function useOAuthRedirect<Variables extends { provider: string }>({
  begin,
  service,
  isSignedIn,
  back = null,
  page,
  before,
}: OAuthRedirectOptions<Variables>): OAuthRedirect<Variables> {
  const { language } = useTranslation();
  const catalog = useCatalog();
  const report = useFailureReport();
  const { pathname, search } = useSiteNavigation();
  const { dialog, open, close } = useDialogFor<Variables>();
  // Only in-app browsers need it.
  const [chunk, loadChunk] = useLazyImport(async () => {
    const [part] = await Promise.all([
      import('./OpenInBrowserDialog'),
      loadNamespaces(catalog, ['inAppBrowser']),
    ]);
    return part;
  });
  // A second press before the next render would start a second flow and end the first.
  const redirecting = useRef(false);

  const { reset } = begin;
  useEffect(() => {
    // The back button may restore the page from the back/forward cache.
    const resetOnRestore = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      redirecting.current = false;
      reset();
    };
    window.addEventListener('pageshow', resetOnRestore);
    return () => window.removeEventListener('pageshow', resetOnRestore);
  }, [reset]);

  const redirect = (variables: Variables) => {
    if (redirecting.current) return;
    redirecting.current = true;
    begin.mutate(variables, {
      onSuccess: ({ authUrl }) => redirectToProvider({ url: authUrl, language, back }),
      onError: (error) => {
        redirecting.current = false;
        report(error, { 404: { message: 'FAILED_TO_OAUTH' } });
      },
    });
  };
  const goOn = (variables: Variables) => {
    const go = () => redirect(variables);
    if (before === undefined) go();
    else before(go, variables);
  };
  const loginOf = ({ provider }: Variables) => loginWithin(inAppBrowser(navigator), provider);
  const leave = (variables: Variables) => {
    if (loginOf(variables) === 'works') goOn(variables);
    else void loadChunk().then((isLoaded) => isLoaded && open(variables));
  };

  return {
    leaving: begin.isPending || begin.isSuccess,
    leave,
    hint: chunk !== null && dialog !== null && (
      <chunk.default
        {...dialog.control}
        service={service}
        path={page ?? `${pathname}${search}`}
        isSignedIn={isSignedIn}
        onGoOn={
          loginOf(dialog.subject) === 'refused'
            ? null
            : () => {
                close();
                goOn(dialog.subject);
              }
        }
      />
    ),
  };
}
