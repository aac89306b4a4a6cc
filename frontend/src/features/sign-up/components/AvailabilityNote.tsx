import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Availability } from '../api/useDisplayIdAvailability';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  color: theme.vars.palette.text.secondary,
  '&[data-availability="available"]': { color: theme.vars.palette.success.main },
}));

/** What is known about the display ID so far, announced as it changes. That it is taken is said as the field's error. */
export function AvailabilityNote({ availability }: { availability: Availability }) {
  const { t } = useTranslation('signUp');
  return (
    <div role="status">
      {availability !== 'idle' && availability !== 'taken' && (
        <Line data-availability={availability}>
          {availability === 'available' && <Check size={15} aria-hidden />}
          {t(`form.availability.${availability}`)}
        </Line>
      )}
    </div>
  );
}
