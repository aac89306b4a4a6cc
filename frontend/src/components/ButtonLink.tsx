import Button, { type ButtonProps } from '@mui/material/Button';
import { Link, type LinkProps } from 'react-router-dom';

/** A link that looks like a button: it leads somewhere and can be opened in a new tab. */
export function ButtonLink(props: Omit<ButtonProps<typeof Link>, 'component'> & Pick<LinkProps, 'to'>) {
  return <Button component={Link} {...props} />;
}
