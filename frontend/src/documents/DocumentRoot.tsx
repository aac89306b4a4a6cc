import { type ComponentType, type ReactNode, useMemo } from 'react';
import { splitLanguage } from '@hitohira/backend/rules';
import { pageLocation } from '../browser/page-location';
import { Hydration } from '../components/site/Hydration';
import { SkipLink } from '../components/site/SkipLink';
import { SnackbarProvider } from '../components/feedback/SnackbarProvider';
import { SharedMarkupContext } from '../hooks/useCurrentAddress';
import {
  baseOf,
  hrefOf,
  type SiteLinkProps,
  type SiteNavigation,
  SiteNavigationContext,
  useSiteNavigation,
} from '../hooks/useSiteNavigation';
import { type Catalog } from '../i18n/catalog';
import { CatalogContext } from '../i18n/useTranslation';
import { type DocumentBoot } from './boot';
import { DocumentContext } from './document-context';
import { DocumentMessage } from './DocumentMessage';
import { DocumentChain } from './navigation/DocumentChain';

/** Documents use ordinary links. */
function DocumentLink({ to, replace: _replace, ...props }: SiteLinkProps) {
  const { base } = useSiteNavigation();
  return <a {...props} href={hrefOf(base, to)} />;
}

function navigationAt(address: string): SiteNavigation {
  const { pathname, search } = new URL(address, 'http://localhost');
  const { language, barePath } = splitLanguage(pathname);
  const base = baseOf(language);
  return {
    pathname: barePath,
    search,
    base,
    navigate: (to, { replace = false } = {}) => {
      const href = hrefOf(base, to);
      if (replace) pageLocation.replace(href);
      else pageLocation.assign(href);
    },
    Link: DocumentLink,
  };
}

interface DocumentRootProps {
  boot: DocumentBoot;
  catalog: Catalog;
  /** Path and query of the document. */
  address: string;
  Page: ComponentType<object>;
  /** How long a message is shown, in milliseconds, if not as usual. */
  snackbarMs?: number;
  onHydrated?: () => void;
}

/** A document with its providers, on the server and in the browser. */
export function DocumentRoot({
  boot,
  catalog,
  address,
  Page,
  snackbarMs,
  onHydrated,
}: DocumentRootProps): ReactNode {
  const { status, maintenance, linkSwitch, data } = boot;
  const navigation = useMemo(() => navigationAt(address), [address]);
  const context = useMemo(
    () => ({ status, maintenance, linkSwitch, data }),
    [status, maintenance, linkSwitch, data],
  );
  return (
    <CatalogContext value={catalog}>
      <DocumentContext value={context}>
        <SiteNavigationContext value={navigation}>
          <SharedMarkupContext value={status !== 200 || maintenance !== null}>
            <Hydration onHydrated={onHydrated}>
              <SnackbarProvider Message={DocumentMessage} shownMs={snackbarMs}>
                <SkipLink />
                <DocumentChain enabled={status < 500 && maintenance === null} />
                <Page {...data} />
              </SnackbarProvider>
            </Hydration>
          </SharedMarkupContext>
        </SiteNavigationContext>
      </DocumentContext>
    </CatalogContext>
  );
}
