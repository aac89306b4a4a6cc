import Chip from '@mui/material/Chip';
import { type MaybeScheduled, scheduleOf, stageOf } from './schedule';
import { useStageWords } from './useStageWords';

function Badge({ entry }: { entry: MaybeScheduled }) {
  const { stageWords } = useStageWords();
  const stage = stageOf(entry);
  return (
    <Chip
      component="span"
      size="small"
      variant="outlined"
      data-badge={stage === 'waiting' || stage === 'shown' ? 'time' : 'state'}
      label={stageWords(entry)}
      sx={{ flexShrink: 0 }}
    />
  );
}

/** Marks an entry that visitors do not see now, or only until a certain time. */
export function EntryBadge({ entry }: { entry: MaybeScheduled }) {
  const isAlwaysShown = stageOf(entry) === 'shown' && scheduleOf(entry).visibleUntil === null;
  return isAlwaysShown ? null : <Badge entry={entry} />;
}
