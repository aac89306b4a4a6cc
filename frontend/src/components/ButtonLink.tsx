import { clsx } from 'clsx';
import { type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { buttonClasses, type ButtonLook } from './button-classes';

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook;

/** A link that looks like a button: it leads somewhere and can be opened in a new tab. */
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
    <Link className={clsx(buttonClasses({ variant, size, fullWidth }), className)} {...props}>
      {startIcon}
      {children}
    </Link>
  );
}
