import { clsx } from 'clsx';
import { type SiteLinkProps } from '../../hooks/useSiteNavigation';
import { SiteLink } from './SiteLink';
import styles from './TextLink.module.css';

/** A link inside a text or beside one. */
export function TextLink({ className, ...props }: SiteLinkProps) {
  return <SiteLink className={clsx(styles.link, className)} {...props} />;
}
