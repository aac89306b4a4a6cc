import { useCallback } from 'react';
import { useDialogFor } from '../../hooks/useDialogFor';
import { useFailureReport } from '../../hooks/useFailureReport';
import { useSnackbar } from '../../hooks/useSnackbar';
import { useStableCallback } from '../../hooks/useStableCallback';
import { UndoAction } from '../buttons/UndoAction';
import { type MaybeScheduled, type Schedule, scheduleOf } from './schedule';
import { VisibilityDialog } from './VisibilityDialog';

interface VisibilityOptions<Entry> {
  /** Saves changes of an entry. */
  save: (entry: Entry, changes: Partial<Schedule>) => Promise<unknown>;
  nameOf: (entry: Entry) => string;
}

/** Hides and shows entries at once, and edits who may see them and when. */
export function useVisibility<Entry extends MaybeScheduled>({ save, nameOf }: VisibilityOptions<Entry>) {
  const { show } = useSnackbar();
  const report = useFailureReport();
  const { dialog, open } = useDialogFor<Entry>();

  const toggle = async (entry: Entry, visible: boolean, isUndo = false): Promise<void> => {
    const before = scheduleOf(entry).visibility;
    try {
      await save(entry, { visibility: visible ? 'public' : 'hidden' });
      const params = { block: nameOf(entry) };
      // What was a draft is published for good.
      const undo = () => void toggle(entry, !visible, true);
      const action = !isUndo && before !== 'draft' && <UndoAction run={undo} />;
      if (visible) show('BLOCK_SHOW', { params, color: 'SUCCESS', action });
      else show('BLOCK_HIDE', { params, color: 'SUCCESS', action });
    } catch (error) {
      report(error, { other: { message: 'FAILED_TO_BLOCK_SHOW_SWITCH' } });
    }
  };
  const onToggle = useStableCallback((entry: Entry, visible: boolean) => toggle(entry, visible));
  const edit = useStableCallback(open);

  /** What a row needs to show and change who may see its entry. Stable, so that only rows whose entry changes are drawn. */
  const controlsOf = useCallback(
    (entry: Entry) => ({
      isPublic: scheduleOf(entry).visibility === 'public',
      onToggle: (visible: boolean) => onToggle(entry, visible),
      onEdit: () => edit(entry),
    }),
    [onToggle, edit],
  );

  const visibilityDialog = dialog && (
    <VisibilityDialog
      key={dialog.id}
      {...dialog.control}
      entry={scheduleOf(dialog.subject)}
      name={nameOf(dialog.subject)}
      save={(changes) => save(dialog.subject, changes)}
    />
  );
  return { controlsOf, visibilityDialog };
}

export type VisibilityControls = ReturnType<ReturnType<typeof useVisibility>['controlsOf']>;
