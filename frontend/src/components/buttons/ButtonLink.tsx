import { clsx } from 'clsx';
import { type SiteLinkProps } from '../../hooks/useSiteNavigation';
import { buttonClasses, type ButtonLook } from './button-classes';
import { SiteLink } from './SiteLink';

type ButtonLinkProps = SiteLinkProps & ButtonLook;

/** A link with the look of a button. */
export function ButtonLink({
  variant,
  size,
  fullWidth,
  startIcon,
  className,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <SiteLink className={clsx(buttonClasses({ variant, size, fullWidth }), className)} {...props}>
      {startIcon}
      {children}
    </SiteLink>
  );
}
