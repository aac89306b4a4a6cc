import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { nextVisibilities, TIME_YEARS, type Visibility } from '@hitohira/backend/rules';
import { useContext, useState } from 'react';
import { type DialogControl } from '../../hooks/useDialogFor';
import { useDiscardConfirmation } from '../../hooks/useDiscardConfirmation';
import { useFailureReport } from '../../hooks/useFailureReport';
import { useSnackbar } from '../../hooks/useSnackbar';
import { useTranslation } from '../../i18n/useTranslation';
import { DialogButtons } from '../dialogs/DialogButtons';
import { SmallDialog } from '../dialogs/SmallDialog';
import { DateTimeField } from '../forms/DateTimeField';
import { Hint } from '../forms/Field';
import { type Schedule, stageOf } from './schedule';
import { TimeZoneContext } from './time-zone-context';
import { type TimeProblem, useTimeField } from './useTimeField';
import { zoneName } from './zoned-time';

interface VisibilityDialogProps extends DialogControl {
  entry: Schedule;
  name: string;
  save: (changes: Partial<Schedule>) => Promise<unknown>;
}

/** Edits who may see an entry and when, in the account's time zone. */
export function VisibilityDialog({ entry, name, save, open, onClose, onExited }: VisibilityDialogProps) {
  const { t, language } = useTranslation(['blocks', 'errors']);
  const { show } = useSnackbar();
  const report = useFailureReport();
  const timeZone = useContext(TimeZoneContext);
  const zone = zoneName(timeZone, language);
  const [visibility, setVisibility] = useState<Visibility>(entry.visibility);
  const from = useTimeField(entry.visibleFrom, timeZone);
  const until = useTimeField(entry.visibleUntil, timeZone);
  const [saving, setSaving] = useState(false);
  const { time: visibleFrom } = from;
  const { time: visibleUntil } = until;
  const isBackwards = visibleFrom !== null && visibleUntil !== null && visibleUntil <= visibleFrom;
  const choices = nextVisibilities(entry.visibility);

  const problemText = (problem: TimeProblem | null) =>
    problem === null
      ? undefined
      : t(`visibility.problems.${problem}`, {
          first: String(TIME_YEARS.first),
          last: String(TIME_YEARS.last),
        });

  /** Whether both times are valid; focuses the first invalid one. */
  const areTimesRight = (): boolean => {
    const wrong = [from, until].filter((field) => !field.check());
    const [first] = isBackwards && wrong.length === 0 ? [until] : wrong;
    first?.focus();
    return first === undefined;
  };

  const submit = async () => {
    if (saving || !areTimesRight()) return;
    setSaving(true);
    try {
      await save({ visibility, visibleFrom, visibleUntil });
      // The same as from its switch.
      if (stageOf({ visibility, visibleFrom, visibleUntil }) === 'ended')
        show('BLOCK_SHOW_ENDED', { params: { block: name } });
      else show('SAVE_SUCCESS', { color: 'SUCCESS' });
      onClose();
    } catch (error) {
      report(error, { other: { message: 'FAILED_TO_BLOCK_SHOW_SWITCH' } });
    } finally {
      setSaving(false);
    }
  };

  const { close, confirmation } = useDiscardConfirmation({
    unsaved: visibility !== entry.visibility || from.isChanged || until.isChanged,
    submitting: saving,
    text: (part) => t(`visibility.discard.${part}`),
    onDiscard: onClose,
  });

  return (
    <SmallDialog
      open={open}
      onClose={close}
      title={t('visibility.title', { name })}
      slotProps={{ transition: { onExited } }}
    >
      <DialogContent>
        <Stack spacing={2.5}>
          <RadioGroup
            aria-label={t('visibility.label')}
            value={visibility}
            onChange={(_event, value) => setVisibility(value as Visibility)}
          >
            {choices.map((each) => (
              <FormControlLabel
                key={each}
                value={each}
                control={<Radio autoFocus={each === visibility} />}
                label={t(`visibility.choices.${each}`)}
              />
            ))}
          </RadioGroup>
          {entry.visibility === 'draft' && <Hint>{t('visibility.publishing')}</Hint>}
          <DateTimeField
            label={t('visibility.from', { timeZone: zone })}
            hint={t('visibility.hint')}
            error={problemText(from.problem)}
            {...from.props}
          />
          <DateTimeField
            label={t('visibility.until', { timeZone: zone })}
            error={problemText(until.problem) ?? (isBackwards ? t('errors:codes.invalidPeriod') : undefined)}
            {...until.props}
          />
        </Stack>
      </DialogContent>
      <DialogButtons>
        <Button onClick={close}>{t('visibility.cancel')}</Button>
        <Button variant="contained" disabled={saving} onClick={() => void submit()}>
          {t('visibility.save')}
        </Button>
      </DialogButtons>
      {confirmation}
    </SmallDialog>
  );
}
