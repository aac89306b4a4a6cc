import Chip from '@mui/material/Chip';
import { type MaybeScheduled } from './schedule';
import { useStageWords } from './useStageWords';

/** Marks an entry that visitors do not see now. */
export function EntryBadge({ entry }: { entry: MaybeScheduled }) {
  const words = useStageWords()(entry);
  return words === null ? null : (
    <Chip
      component="span"
      size="small"
      variant="outlined"
      label={words}
      sx={{ alignSelf: 'flex-start', mt: 0.5, color: 'text.secondary' }}
    />
  );
}
