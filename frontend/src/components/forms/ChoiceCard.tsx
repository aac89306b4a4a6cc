import { type CSSObject } from '@emotion/react';
import { styled } from '@mui/material/styles';
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

/** The styles of a selectable card: a label around a native input, or a button. */
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
  '&:has(:focus-visible)': { outline: `2px solid ${palette.text.primary}`, outlineOffset: 2 },
};

export const ChoiceCard = styled('label')(choiceCardStyles);

/** An invisible native input that covers the card, so that the whole card scrolls into view on focus. */
export const ChoiceInput = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
