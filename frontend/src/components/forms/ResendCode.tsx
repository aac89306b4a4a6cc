import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { siteSettings } from '../../config/site-settings';
import { useCountdown } from '../../hooks/useCountdown';
import { VisuallyHidden } from '../site/VisuallyHidden';

const Rows = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  marginTop: 24,
});

const Line = styled('div')({
  fontSize: '0.875rem',
  lineHeight: 'var(--leading)',
  color: look.vars.palette.text.secondary,
});

const Sent = styled(Line)({ color: look.vars.palette.success.main });

const Seconds = styled('span')({ fontVariantNumeric: 'tabular-nums', fontWeight: 400, marginLeft: 8 });

interface ResendCodeProps {
  /** When the last code was mailed. */
  sentAt: number;
  sending: boolean;
  /** Whether a code was resent on this page. */
  sentAgain: boolean;
  onResend: () => void;
}

/** A button that resends the code, with a countdown. Screen readers hear only the start and the end of the wait. */
export function ResendCode({ sentAt, sending, sentAgain, onResend }: ResendCodeProps) {
  const { t } = useTranslation('credentials');
  const seconds = useCountdown(sentAt + siteSettings().codeResendMs);
  const waiting = seconds > 0;
  return (
    <Rows>
      <Line>{t('resendCode.notArrived')}</Line>
      <Button
        variant="outlined"
        aria-disabled={sending || waiting}
        style={waiting ? { opacity: 0.75, cursor: 'default' } : {}}
        onClick={sending || waiting ? undefined : onResend}
      >
        {sending ? t('resendCode.sending') : t('resendCode.send')}
        {waiting && <Seconds aria-hidden>{t('resendCode.seconds', { seconds: String(seconds) })}</Seconds>}
      </Button>
      <div role="status">
        {waiting && sentAgain && <Sent>{t('resendCode.sent')}</Sent>}
        <VisuallyHidden>{waiting ? t('resendCode.wait') : t('resendCode.ready')}</VisuallyHidden>
      </div>
    </Rows>
  );
}
