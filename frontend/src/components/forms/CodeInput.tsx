import { styled } from '@mui/material/styles';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { type CodeBoxes, type CodeEntry, digitsOf, enterDigits, eraseDigit } from './code-entry';
import { FieldError, Hint } from './Field';

const Legend = styled('legend')({ marginBottom: 8, fontWeight: 600, fontSize: '0.9375rem' });

const Boxes = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 56px))',
  gap: 'clamp(6px, 2vw, 12px)',
  marginBottom: 8,
});

const Box = styled('input')({
  width: '100%',
  height: 60,
  padding: 0,
  font: 'inherit',
  fontSize: '1.5rem',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  color: look.vars.palette.text.primary,
  backgroundColor: look.vars.palette.background.paper,
  border: `1px solid ${look.vars.palette.outline}`,
  borderRadius: look.vars.shape.borderRadius,
  caretColor: look.vars.palette.primary.main,
  '&:hover': { borderColor: look.vars.palette.text.primary },
  '&:not(:placeholder-shown)': { borderColor: look.vars.palette.text.primary },
  '&[aria-invalid="true"]': { borderColor: look.vars.palette.error.main },
});

interface CodeInputProps {
  value: CodeBoxes;
  onChange: (boxes: CodeBoxes) => void;
  /** Whether the code is sent as soon as it is complete; the hint says so. */
  sendsItself?: boolean;
  error: string | undefined;
  autoFocus?: boolean;
  /** Focuses the first empty box, or the first one. */
  ref?: Ref<{ focus: () => void }>;
}

/** An input for mailed codes with a box per digit. Supports paste, one-time-code autofill, backspace and arrow keys. */
export function CodeInput({
  value,
  onChange,
  sendsItself = true,
  error,
  autoFocus = false,
  ref,
}: CodeInputProps) {
  const { t } = useTranslation('credentials');
  const id = useId();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  // Text that an input method is composing.
  const [composing, setComposing] = useState<{ index: number; text: string } | null>(null);

  const moveTo = (index: number) => boxes.current[index]?.focus();

  useImperativeHandle(ref, () => ({ focus: () => moveTo(Math.max(value.indexOf(''), 0)) }));

  const apply = ({ boxes: next, focus }: CodeEntry) => {
    onChange(next);
    moveTo(focus);
  };

  const onPaste = (index: number) => (event: ClipboardEvent) => {
    event.preventDefault();
    const digits = digitsOf(event.clipboardData.getData('text'));
    if (digits !== '') apply(enterDigits(value.with(index, ''), index, digits));
  };

  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace') {
      event.preventDefault();
      apply(eraseDigit(value, index));
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault();
      moveTo(index + (event.key === 'ArrowLeft' ? -1 : 1));
    }
  };

  return (
    <fieldset aria-describedby={sendsItself ? `${id}-hint ${id}-error` : `${id}-error`}>
      <Legend>{t('code.group')}</Legend>
      <Boxes>
        {value.map((digit, index) => (
          <Box
            key={index}
            ref={(element) => {
              boxes.current[index] = element;
            }}
            value={composing?.index === index ? composing.text : digit}
            type="text"
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            autoFocus={autoFocus && index === 0}
            placeholder=" "
            aria-label={t('code.digit', { position: index + 1 })}
            aria-invalid={error !== undefined}
            aria-describedby={`${id}-error`}
            onFocus={(event) => event.target.select()}
            onPaste={onPaste(index)}
            onKeyDown={onKeyDown(index)}
            onChange={(event) => {
              const text = event.target.value;
              if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing) {
                setComposing({ index, text });
              } else {
                apply(enterDigits(value, index, text));
              }
            }}
            onCompositionEnd={(event) => {
              setComposing(null);
              apply(enterDigits(value, index, event.currentTarget.value));
            }}
          />
        ))}
      </Boxes>
      <FieldError id={`${id}-error`} error={error} />
      {sendsItself && <Hint id={`${id}-hint`}>{t('code.sendsItself')}</Hint>}
    </fieldset>
  );
}
