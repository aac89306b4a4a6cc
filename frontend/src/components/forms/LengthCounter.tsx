import { codePointLength, normaliseText } from '@hitohira/backend/rules';
import { styled } from '@mui/material/styles';
import { type Control, type FieldValues, type Path, useWatch } from 'react-hook-form';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { VisuallyHidden } from '../site/VisuallyHidden';

const Counter = styled('span')({
  alignSelf: 'flex-end',
  ...look.typography.hint,
  fontVariantNumeric: 'tabular-nums',
  '&[data-over="true"]': { color: look.vars.palette.error.main, fontWeight: 600 },
});

/** The length of a text and its limit. */
export function LengthCounter({ text, max }: { text: string; max: number }) {
  const { t } = useTranslation();
  const used = codePointLength(normaliseText(text));
  const numbers = { used: String(used), max: String(max) };
  return (
    <Counter data-over={used > max}>
      <span aria-hidden>{t('length.shown', numbers)}</span>
      <VisuallyHidden>{t('length.spoken', numbers)}</VisuallyHidden>
    </Counter>
  );
}

interface TypedLengthProps<Values extends FieldValues> {
  control: Control<Values>;
  /** A field with a text. */
  name: Path<Values>;
  max: number;
}

/** The length of the text in a field. Only this renders at each key, not the form. */
export function TypedLength<Values extends FieldValues>({ control, name, max }: TypedLengthProps<Values>) {
  return <LengthCounter text={String(useWatch({ control, name }))} max={max} />;
}
