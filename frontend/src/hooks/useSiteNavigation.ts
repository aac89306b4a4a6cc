import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';

/** A link to a page of this site. */
export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The path without its language, with query and fragment. */
  to: string;
  /** Whether the page takes the place of the one that is left in the history. */
  replace?: boolean;
}

interface NavigateOptions {
  replace?: boolean;
  /** Kept in the history with the page, where the application opens it in place. */
  state?: unknown;
}

/** Where a page stands, and how one gets from it to others. */
export interface SiteNavigation {
  /** The path of the page that is shown, without its language. */
  pathname: string;
  /** Its query, with the question mark; empty where it has none. */
  search: string;
  /** What addresses of the site begin with here: `/ja` or `/en` where the page's own address names its language. */
  base: string;
  /** Opens a page of this site. */
  navigate: (to: string, options?: NavigateOptions) => void | Promise<void>;
  Link: ComponentType<SiteLinkProps>;
}

/**
 * Both fronts say here how one moves in them: the application opens its pages in place, documents are left by ordinary
 * navigation. What both are made of leans on neither.
 */
export const SiteNavigationContext = createContext<SiteNavigation | null>(null);

/** Where the page stands, and the ways on. */
export function useSiteNavigation(): SiteNavigation {
  const navigation = useContext(SiteNavigationContext);
  if (navigation === null) throw new Error('useSiteNavigation needs a SiteNavigationContext above it');
  return navigation;
}

/** The address of a page of this site as the browser is given it. */
export function hrefOf(base: string, to: string): string {
  // The front page in a language has no slash at its end.
  return base === '' ? to : `${base}${to.replace(/^\/(?=[?#]|$)/, '')}`;
}
