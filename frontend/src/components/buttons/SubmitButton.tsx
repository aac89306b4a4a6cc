import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useHydrated } from '../../hooks/useHydrated';

interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  submitting: boolean;
  /** What the button says while the answer is awaited. */
  submittingLabel: string;
}

/**
 * Sends a form. Before hydration it cannot: the browser itself would send the form to nobody. While it is
 * sent the button says so and ignores further presses; it stays focusable, so that nobody who uses a keyboard loses their
 * place.
 */
export function SubmitButton({ submitting, submittingLabel, children, ...props }: SubmitButtonProps) {
  const hydrated = useHydrated();
  return (
    <Button
      variant="contained"
      size="large"
      fullWidth
      {...props}
      type="submit"
      disabled={!hydrated}
      aria-disabled={submitting}
      style={submitting ? { opacity: 0.75, cursor: 'progress' } : {}}
      startIcon={submitting ? <CircularProgress /> : undefined}
    >
      {submitting ? submittingLabel : children}
    </Button>
  );
}
