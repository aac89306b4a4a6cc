import { useCallback, useContext } from 'react';
import { useDialogFor } from '../../hooks/useDialogFor';
import { useOfflineMessage } from '../../hooks/useIsOnline';
import { useFailureReport } from '../../hooks/useFailureReport';
import { useSnackbar } from '../../hooks/useSnackbar';
import { useStableCallback } from '../../hooks/useStableCallback';
import { useTranslation } from '../../i18n/useTranslation';
import { MessageAction } from '../buttons/MessageAction';
import { UndoAction } from '../buttons/UndoAction';
import { type MaybeScheduled, type Schedule, scheduleOf, stageOf } from './schedule';
import { TimeZoneContext } from './time-zone-context';
import { VisibilityDialog } from './VisibilityDialog';
import { shortTime } from './zoned-time';

interface VisibilityOptions<Entry> {
  /** Saves changes of an entry. */
  save: (entry: Entry, changes: Partial<Schedule>) => Promise<unknown>;
  nameOf: (entry: Entry) => string;
}

/** Hides and shows entries at once, and edits their schedule. */
export function useVisibility<Entry extends MaybeScheduled>({ save, nameOf }: VisibilityOptions<Entry>) {
  const { t, language } = useTranslation('blocks');
  const { show } = useSnackbar();
  const report = useFailureReport();
  const { dialog, open } = useDialogFor<Entry>();
  const sayIfOffline = useOfflineMessage();
  const timeZone = useContext(TimeZoneContext);

  const toggle = async (entry: Entry, visible: boolean, isUndo = false): Promise<void> => {
    const before = scheduleOf(entry);
    const visibility = visible ? 'public' : 'hidden';
    sayIfOffline();
    try {
      await save(entry, { visibility });
      const block = nameOf(entry);
      // Publishing a draft is final.
      const undo = () => void toggle(entry, !visible, true);
      const action = !isUndo && before.visibility !== 'draft' && <UndoAction run={undo} />;
      const changed = { ...entry, visibility };
      const stage = stageOf(changed);
      if (stage === 'ended')
        show('BLOCK_SHOW_ENDED', {
          params: { block },
          action: <MessageAction run={() => open(changed)}>{t('visibility.changeTimes')}</MessageAction>,
        });
      else if (stage === 'waiting') {
        const time = shortTime(before.visibleFrom ?? '', language, timeZone);
        show('BLOCK_SHOW_LATER', { params: { block, time }, color: 'SUCCESS', action });
      } else if (stage === 'withheld') show('BLOCK_SHOW_WITHHELD', { params: { block }, action });
      else show(visible ? 'BLOCK_SHOW' : 'BLOCK_HIDE', { params: { block }, color: 'SUCCESS', action });
    } catch (error) {
      report(error, { other: { message: 'FAILED_TO_BLOCK_SHOW_SWITCH' } });
    }
  };
  const onToggle = useStableCallback((entry: Entry, visible: boolean) => toggle(entry, visible));
  const edit = useStableCallback(open);

  /** What a row needs to show and change its entry's visibility. Stable, so that only changed rows render. */
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
