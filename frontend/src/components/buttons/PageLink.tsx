import { type ComponentProps } from 'react';
import { SiteLink } from './SiteLink';

/** What MUI's links, and its buttons with an address, are: pages of this site are opened in the way of the front. */
export function PageLink({ href = '', ...props }: ComponentProps<'a'>) {
  return href.startsWith('/') ? <SiteLink to={href} {...props} /> : <a href={href} {...props} />;
}
