import { type CSSObject } from '@emotion/react';
import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import FormControlLabel, { type FormControlLabelProps } from '@mui/material/FormControlLabel';
import Radio, { type RadioProps } from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { type UseFormRegisterReturn } from 'react-hook-form';
import { look } from '../../theme/look';
import { TARGET_PX } from '../../theme/tokens';

const { palette } = look.vars;

const chosen: CSSObject = {
  borderColor: palette.primary.main,
  boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
  backgroundColor: palette.wash,
  color: palette.text.primary,
  '& svg': { color: palette.primary.main },
};

/** The styles of a selectable card: a label around a control, or a button. */
export const choiceCardStyles: CSSObject = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 2,
  minHeight: TARGET_PX,
  padding: '8px 4px 10px',
  border: `1px solid ${palette.outline}`,
  borderRadius: look.vars.shape.borderRadius,
  backgroundColor: palette.background.paper,
  color: palette.text.secondary,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.5,
  textAlign: 'center',
  cursor: 'pointer',
  transition: look.transitions.create(['background-color', 'border-color', 'color'], { duration: 150 }),
  '&:hover': { borderColor: palette.text.primary, color: palette.text.primary },
  '&:has(:checked)': chosen,
  '&[aria-pressed="true"]': chosen,
  '&:focus-visible, &:has(:focus-visible)': look.focusRing,
};

const Card = styled(FormControlLabel)(choiceCardStyles, { margin: 0 });

interface ChoiceCardProps extends Omit<FormControlLabelProps, 'label' | 'disableTypography'> {
  children: ReactNode;
}

/** A card around a {@link ChoiceRadio} or {@link ChoiceCheckbox}. */
export function ChoiceCard({ children, ...props }: ChoiceCardProps) {
  return <Card {...props} label={children} disableTypography />;
}

/** Covers the card, so that the whole card scrolls into view on focus. The card shows the state. */
const COVER = {
  position: 'absolute',
  inset: 0,
  padding: 0,
  width: 'auto',
  height: 'auto',
  '&.Mui-focusVisible': { outline: 'none' },
} as const;

const NO_ICON = <span />;

/** The control of a choice card of which one is chosen, with the registration of a form. */
export function ChoiceRadio({
  registration,
  ...props
}: RadioProps & { registration?: UseFormRegisterReturn }) {
  const { ref, ...register } = registration ?? {};
  return (
    <Radio
      {...props}
      {...register}
      slotProps={{ input: { ref } }}
      disableRipple
      icon={NO_ICON}
      checkedIcon={NO_ICON}
      sx={COVER}
    />
  );
}

/** The control of a choice card of which several can be chosen. */
export function ChoiceCheckbox(props: CheckboxProps) {
  return <Checkbox {...props} disableRipple icon={NO_ICON} checkedIcon={NO_ICON} sx={COVER} />;
}
