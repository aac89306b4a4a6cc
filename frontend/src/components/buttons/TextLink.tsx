import { clsx } from 'clsx';
import { type SiteLinkProps } from '../../hooks/useSiteNavigation';
import { SiteLink } from './SiteLink';
import styles from './TextLink.module.css';

/** A text link. */
export function TextLink({ className, ...props }: SiteLinkProps) {
  return <SiteLink className={clsx(styles.link, className)} {...props} />;
}
