import { keyframes, styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SNACKBAR_MS } from '../config/site';
import { type Snackbar, SnackbarContext, type SnackbarColor } from '../hooks/useSnackbar';
import { type MessageCode } from '../i18n/messages';

interface Message {
  id: number;
  code: MessageCode;
  color: SnackbarColor;
  params: Readonly<Record<string, string>>;
}

const rise = keyframes({
  from: { opacity: 0, transform: 'translateY(8px)' },
  to: { opacity: 1, transform: 'none' },
});

const Place = styled('div')({
  position: 'fixed',
  zIndex: 1400,
  insetInline: 16,
  // Above the studio's bottom navigation, where there is one.
  bottom: 'calc(16px + var(--bottom-bar, 0px) + env(safe-area-inset-bottom))',
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});

const Slip = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  maxWidth: 520,
  padding: '12px 20px',
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.default,
  fontSize: '0.9375rem',
  lineHeight: 1.6,
  animation: `${rise} 200ms ease-out`,
  '& svg': { flexShrink: 0 },
}));

/** Holds the one message on the screen. The live region is always there, so that what enters it is announced. */
export function SnackbarProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [message, setMessage] = useState<Message | null>(null);

  const snackbar = useMemo<Snackbar>(
    () => ({
      show: (code, { color = 'DEFAULT', params = {} } = {}) =>
        setMessage((previous) => ({ id: (previous?.id ?? 0) + 1, code, color, params })),
    }),
    [],
  );

  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(() => setMessage(null), SNACKBAR_MS);
    return () => clearTimeout(timer);
  }, [message]);

  return (
    <SnackbarContext value={snackbar}>
      {children}
      <Place role="status" aria-live="polite">
        {message !== null && (
          <Slip key={message.id} data-color={message.color}>
            {message.color === 'SUCCESS' && <Check size={18} aria-hidden />}
            {t(`messages.${message.code}`, { replace: message.params })}
          </Slip>
        )}
      </Place>
    </SnackbarContext>
  );
}
