import Button, { type ButtonProps } from '@mui/material/Button';

/** The main button of a page, as wide as its column. */
export function WideButton(props: ButtonProps) {
  return <Button variant="contained" size="large" fullWidth {...props} />;
}
