import { type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { styled } from '../theme/styled';
import { type ButtonLook, buttonStyles, lookAttributes } from './Button';

const Root = styled(Link)(buttonStyles);

type ButtonLinkProps = ComponentProps<typeof Root> & ButtonLook;

/** A link that looks like a button: it leads somewhere and can be opened in a new tab. */
export function ButtonLink({ variant, size, fullWidth, startIcon, children, ...props }: ButtonLinkProps) {
  return (
    <Root {...lookAttributes({ variant, size, fullWidth })} {...props}>
      {startIcon}
      {children}
    </Root>
  );
}
