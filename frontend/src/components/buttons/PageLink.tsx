import { type ComponentProps } from 'react';
import { SiteLink } from './SiteLink';

/** The link component of MUI: uses the front's navigation for pages of this site. */
export function PageLink({ href = '', ...props }: ComponentProps<'a'>) {
  return href.startsWith('/') ? <SiteLink to={href} {...props} /> : <a href={href} {...props} />;
}
