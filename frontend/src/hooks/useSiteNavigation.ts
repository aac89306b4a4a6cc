import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';
import { type Language } from '@hitohira/backend/rules';

/** A link to a page of this site. */
export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The path without its language, with query and fragment. */
  to: string;
  /** Whether to replace the current history entry. */
  replace?: boolean;
}

interface NavigateOptions {
  replace?: boolean;
  /** The history state; application only. */
  state?: unknown;
}

/** The current page and the navigation to others. */
export interface SiteNavigation {
  /** The path of the page, without its language. */
  pathname: string;
  /** The query with its question mark, or an empty string. */
  search: string;
  /** The prefix of addresses: `/ja` or `/en`, or empty if the page's address names no language. */
  base: string;
  /** Opens a page of this site. */
  navigate: (to: string, options?: NavigateOptions) => void | Promise<void>;
  Link: ComponentType<SiteLinkProps>;
}

/** Lets shared components navigate: client-side in the application, by page loads in documents. */
export const SiteNavigationContext = createContext<SiteNavigation | null>(null);

/** The navigation of the current front. */
export function useSiteNavigation(): SiteNavigation {
  const navigation = useContext(SiteNavigationContext);
  if (navigation === null) throw new Error('useSiteNavigation needs a SiteNavigationContext above it');
  return navigation;
}

/** The prefix of addresses in a language, or of those that name none. */
export function baseOf(language: Language | null): string {
  return language === null ? '' : `/${language}`;
}

/** The href of a page of this site. */
export function hrefOf(base: string, to: string): string {
  // The localised front page has no trailing slash.
  return base === '' ? to : `${base}${to.replace(/^\/(?=[?#]|$)/, '')}`;
}
