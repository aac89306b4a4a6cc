import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { type Availability } from '../../hooks/useDisplayIdAvailability';
import { look } from '../../theme/look';
import { Field, type FieldProps } from './Field';

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  ...look.typography.hint,
  '&[data-availability="available"]': { color: look.vars.palette.success.main },
});

interface DisplayIdFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'registration'> {
  availability: Availability;
  /** The text of each availability, announced as it changes; `taken` is shown as an error. */
  words: (known: Exclude<Availability, 'idle'>) => string;
}

/** A field for a display ID, with its availability. */
export function DisplayIdField({ error, availability, words, ...field }: DisplayIdFieldProps) {
  return (
    <Field
      {...field}
      error={error ?? (availability === 'taken' ? words('taken') : undefined)}
      autoComplete="off"
      inputMode="url"
      startAdornment={<InputAdornment position="start">@</InputAdornment>}
      note={
        <div role="status">
          {availability !== 'idle' && availability !== 'taken' && (
            <Line data-availability={availability}>
              {availability === 'available' && <Check size={15} aria-hidden />}
              {words(availability)}
            </Line>
          )}
        </div>
      }
    />
  );
}
