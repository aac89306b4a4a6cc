import { type ReactNode, useMemo } from 'react';
import { Link, useHref, useLocation, useNavigate } from 'react-router-dom';
import { type SiteLinkProps, SiteNavigationContext } from '../hooks/useSiteNavigation';

function RouterLink({ to, ...props }: SiteLinkProps) {
  return <Link to={to} {...props} />;
}

/** Provides client-side navigation to shared components. */
export function RouterNavigation({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const home = useHref('/');
  const navigation = useMemo(
    () => ({ pathname, search, base: home.replace(/\/$/, ''), navigate, Link: RouterLink }),
    [pathname, search, home, navigate],
  );
  return <SiteNavigationContext value={navigation}>{children}</SiteNavigationContext>;
}
