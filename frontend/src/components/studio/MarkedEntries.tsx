import { styled } from '@mui/material/styles';
import { look } from '../../theme/look';
import { type MaybeScheduled } from './schedule';
import { useStageWords } from './useStageWords';

/** Around the entries of a preview: those that visitors do not see are pale, with what they are on their edge. */
export const MarkedEntries = styled('div')({
  '& li[data-stage]': { position: 'relative' },
  '& li[data-stage] > *': { opacity: 0.55 },
  '& li[data-stage]::before': {
    content: 'attr(data-stage)',
    position: 'absolute',
    zIndex: 1,
    // On the edge, so that it covers no words.
    insetBlockStart: -9,
    insetInlineStart: 8,
    padding: '1px 8px',
    border: `1px solid ${look.vars.palette.outline}`,
    borderRadius: 999,
    fontSize: '0.75rem',
    lineHeight: 1.7,
    color: look.vars.palette.text.primary,
    backgroundColor: look.vars.palette.background.paper,
  },
});

/** The attributes of an entry in a preview. */
export function useEntryMarks(entries: readonly MaybeScheduled[]) {
  const words = useStageWords();
  return (index: number): { 'data-stage'?: string } => {
    const mark = (entries[index] && words(entries[index])) ?? null;
    return mark === null ? {} : { 'data-stage': mark };
  };
}
