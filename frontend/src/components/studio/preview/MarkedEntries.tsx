import { styled } from '@mui/material/styles';
import { look } from '../../../theme/look';
import { type MaybeScheduled } from '../schedule';
import { useStageWords } from '../useStageWords';

/**
 * Wraps entries of a preview: those that visitors do not see have an outline, pale pictures and a label on the edge.
 */
export const MarkedEntries = styled('div')({
  '& li[data-stage]': { position: 'relative' },
  '& li[data-stage] > *': {
    outline: `2px dashed ${look.vars.palette.text.secondary}`,
    outlineOffset: 2,
  },
  // Only pictures: pale text would lack contrast.
  '& li[data-stage] img': { opacity: 0.45 },
  '& li[data-stage]::before': {
    content: 'attr(data-stage)',
    position: 'absolute',
    zIndex: 1,
    // On the edge, so that it covers no text.
    insetBlockStart: -9,
    insetInlineStart: 4,
    maxWidth: 'calc(100% - 8px)',
    padding: '1px 8px',
    border: `1px solid ${look.vars.palette.outline}`,
    // Times take several lines on narrow tiles.
    borderRadius: 11,
    fontSize: '0.75rem',
    lineHeight: 1.7,
    color: look.vars.palette.text.primary,
    backgroundColor: look.vars.palette.background.paper,
  },
});

/** The attributes of an entry in a preview. */
export function useEntryMarks(entries: readonly MaybeScheduled[]) {
  const { whyUnseen } = useStageWords();
  return (index: number): { 'data-stage'?: string } => {
    const mark = (entries[index] && whyUnseen(entries[index])) ?? null;
    return mark === null ? {} : { 'data-stage': mark };
  };
}
