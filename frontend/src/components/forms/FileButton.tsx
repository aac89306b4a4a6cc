import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { look } from '../../theme/look';

const Root = styled(Button)({ '&:has(:focus-visible)': look.focusRing }) as typeof Button;

/** A button around a `FileInput`, which receives clicks and the focus. */
export function FileButton(props: Pick<ButtonProps, 'size' | 'startIcon' | 'children'>) {
  return <Root {...props} component="span" role={undefined} tabIndex={-1} variant="outlined" />;
}
