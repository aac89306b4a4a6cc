import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useHydrated } from '../../hooks/useHydrated';
import { useIsOnline } from '../../hooks/useIsOnline';
import { useTranslation } from '../../i18n/useTranslation';

interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  submitting: boolean;
  /** The label while submitting. */
  submittingLabel: string;
}

/**
 * A submit button, disabled before hydration. While submitting it ignores presses but keeps the focus, and it says when
 * it is waiting for a connection.
 */
export function SubmitButton({ submitting, submittingLabel, children, ...props }: SubmitButtonProps) {
  const { t } = useTranslation('forms');
  const hydrated = useHydrated();
  const isOnline = useIsOnline();
  const pendingLabel = isOnline ? submittingLabel : t('offline.submitting');
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
      {submitting ? pendingLabel : children}
    </Button>
  );
}
