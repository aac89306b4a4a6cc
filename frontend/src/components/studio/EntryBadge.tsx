import Chip from '@mui/material/Chip';
import { type MaybeScheduled, stageOf } from './schedule';
import { useStageWords } from './useStageWords';

function Badge({ entry }: { entry: MaybeScheduled }) {
  const words = useStageWords();
  return (
    <Chip
      component="span"
      size="small"
      variant="outlined"
      data-badge
      label={words(entry)}
      sx={{ flexShrink: 0, color: 'text.secondary' }}
    />
  );
}

/** Marks an entry that visitors do not see now. */
export function EntryBadge({ entry }: { entry: MaybeScheduled }) {
  return stageOf(entry) === 'shown' ? null : <Badge entry={entry} />;
}
