import { type SiteLinkProps, useSiteNavigation } from '../../hooks/useSiteNavigation';

/** A link to a page of this site, in the current language. */
export function SiteLink(props: SiteLinkProps) {
  const { Link } = useSiteNavigation();
  return <Link {...props} />;
}
