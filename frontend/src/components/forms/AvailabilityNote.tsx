import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { type Availability } from '../../hooks/useDisplayIdAvailability';
import { look } from '../../theme/look';

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  color: look.vars.palette.text.secondary,
  '&[data-availability="available"]': { color: look.vars.palette.success.main },
});

interface AvailabilityNoteProps {
  availability: Availability;
  /** The form's texts. */
  words: (known: Exclude<Availability, 'idle' | 'taken'>) => string;
}

/** The availability of a display ID, announced as it changes. `taken` is shown as the field's error. */
export function AvailabilityNote({ availability, words }: AvailabilityNoteProps) {
  return (
    <div role="status">
      {availability !== 'idle' && availability !== 'taken' && (
        <Line data-availability={availability}>
          {availability === 'available' && <Check size={15} aria-hidden />}
          {words(availability)}
        </Line>
      )}
    </div>
  );
}
