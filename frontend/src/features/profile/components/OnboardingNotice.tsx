import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { deleteCookie } from '../../../config/cookies';
import { useCookie } from '../../../hooks/useCookie';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';

const Place = styled('div')({
  width: '100%',
  maxWidth: 1080,
  margin: '0 auto',
});

const Sheet = styled('section')({
  position: 'relative',
  marginBottom: 32,
  padding: '20px 60px 20px 20px',
  border: `1px solid ${look.vars.palette.divider}`,
  borderLeft: `3px solid ${look.vars.palette.primary.main}`,
  borderRadius: look.vars.shape.borderRadius,
  backgroundColor: look.vars.palette.background.paper,
});

const Title = styled('h2')({
  fontFamily: 'var(--font-display)',
  fontSize: '1.125rem',
  fontWeight: 600,
  lineHeight: 1.5,
});

const Steps = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: '8px 24px',
  margin: '12px 0 0',
  counterReset: 'step',
  fontSize: '0.9375rem',
  lineHeight: 1.7,
  '& li': { counterIncrement: 'step', display: 'flex', gap: 10 },
  '& li::before': {
    content: 'counter(step)',
    flexShrink: 0,
    fontFamily: 'var(--font-display)',
    fontWeight: 600,
    color: look.vars.palette.primary.main,
  },
});

const Close = styled(IconButton)({ position: 'absolute', top: 8, right: 8 });

const STEPS = ['words', 'preview', 'share'] as const;

/** The first steps after sign-up. Shown until dismissed, for a week at most. */
export function OnboardingNotice() {
  const { t } = useTranslation('studio');
  const shown = useCookie('onboarding') !== null;
  const place = useRef<HTMLDivElement>(null);
  const titleId = useId();

  const close = () => {
    // Keeps the focus where the notice was.
    place.current?.focus();
    deleteCookie('onboarding');
  };

  return (
    <Place ref={place} tabIndex={-1}>
      {shown && (
        <Sheet aria-labelledby={titleId}>
          <Title id={titleId}>{t('onboarding.title')}</Title>
          <Steps>
            {STEPS.map((step) => (
              <li key={step}>{t(`onboarding.${step}`)}</li>
            ))}
          </Steps>
          <Tooltip title={t('onboarding.close')}>
            <Close onClick={close}>
              <X size={20} aria-hidden />
            </Close>
          </Tooltip>
        </Sheet>
      )}
    </Place>
  );
}
