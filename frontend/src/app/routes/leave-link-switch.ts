import { type createBrowserRouter } from 'react-router-dom';
import { leaveOwnPage, runsLinkSwitch } from '../../config/link-switch';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'createHref'>;

/** How the browser is sent to an address: by loading it, or, where it stands there already, by loading it anew. */
interface Browser {
  address: () => string;
  assign: (href: string) => void;
  reload: () => void;
}

const THIS_BROWSER: Browser = {
  address: () => window.location.pathname + window.location.search,
  assign: (href) => window.location.assign(href),
  reload: () => window.location.reload(),
};

/**
 * Where a creator's page runs the script of somebody else, every other page is a new document: what the script knows and
 * rewrites ends with the page that it was allowed on.
 */
export function leaveLinkSwitchBehind(router: Router, browser: Browser = THIS_BROWSER): void {
  const { pathname } = router.state.location;
  let isLeaving = false;
  router.subscribe(({ location, navigation }) => {
    if (location.pathname !== pathname) leaveOwnPage();
    const next = navigation.location ?? location;
    if (isLeaving || next.pathname === pathname || !runsLinkSwitch()) return;
    isLeaving = true;
    const href = router.createHref(next);
    // Going back, the browser stands there before the router does.
    if (browser.address() === new URL(href, window.location.origin).pathname + next.search) browser.reload();
    else browser.assign(href);
  });
}
