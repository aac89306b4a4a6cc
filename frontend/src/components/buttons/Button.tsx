import { clsx } from 'clsx';
import { type ComponentProps } from 'react';
import { buttonClasses, type ButtonLook } from './button-classes';

export type ButtonProps = ComponentProps<'button'> & ButtonLook;

/** A button of documents; not a submit button by default. */
export function Button({ variant, size, fullWidth, startIcon, className, children, ...props }: ButtonProps) {
  return (
    <button type="button" className={clsx(buttonClasses({ variant, size, fullWidth }), className)} {...props}>
      {startIcon}
      {children}
    </button>
  );
}
