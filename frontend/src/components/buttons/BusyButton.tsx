import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

/** A button that shows progress while its action runs. It stays focusable and ignores presses meanwhile. */
export function BusyButton({ busy, startIcon, onClick, ...props }: ButtonProps & { busy: boolean }) {
  return (
    <Button
      {...props}
      aria-disabled={busy}
      startIcon={busy ? <CircularProgress /> : startIcon}
      onClick={busy ? undefined : onClick}
    />
  );
}
