import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { VISIBILITIES, type Visibility } from '@hitohira/backend/rules';
import { useState } from 'react';
import { useOwnAccount } from '../../api/own-account';
import { type DialogControl } from '../../hooks/useDialogFor';
import { useFailureReport } from '../../hooks/useFailureReport';
import { useSnackbar } from '../../hooks/useSnackbar';
import { useTranslation } from '../../i18n/useTranslation';
import { DialogButtons } from '../dialogs/DialogButtons';
import { SmallDialog } from '../dialogs/SmallDialog';
import { DateTimeField } from '../forms/DateTimeField';
import { Hint } from '../forms/Field';
import { type Schedule } from './schedule';
import { fromFieldTime, toFieldTime, zoneName } from './zoned-time';

interface VisibilityDialogProps extends DialogControl {
  entry: Schedule;
  name: string;
  save: (changes: Partial<Schedule>) => Promise<unknown>;
}

/** Asks who may see an entry, and when, in the time zone of the account. */
export function VisibilityDialog({ entry, name, save, open, onClose, onExited }: VisibilityDialogProps) {
  const { t, language } = useTranslation(['blocks', 'errors']);
  const { show } = useSnackbar();
  const report = useFailureReport();
  const { data: account } = useOwnAccount();
  const timeZone = account?.timeZone ?? 'Asia/Tokyo';
  const zone = zoneName(timeZone, language);
  const [visibility, setVisibility] = useState<Visibility>(entry.visibility);
  const [from, setFrom] = useState(() => toFieldTime(entry.visibleFrom, timeZone));
  const [until, setUntil] = useState(() => toFieldTime(entry.visibleUntil, timeZone));
  const [saving, setSaving] = useState(false);
  const visibleFrom = fromFieldTime(from, timeZone);
  const visibleUntil = fromFieldTime(until, timeZone);
  const isBackwards = visibleFrom !== null && visibleUntil !== null && visibleUntil <= visibleFrom;
  const choices = VISIBILITIES.filter((each) => each !== 'draft' || entry.visibility === 'draft');

  const submit = async () => {
    if (saving || isBackwards) return;
    setSaving(true);
    try {
      await save({ visibility, visibleFrom, visibleUntil });
      show('SAVE_SUCCESS', { color: 'SUCCESS' });
      onClose();
    } catch (error) {
      report(error, { other: { message: 'FAILED_TO_BLOCK_SHOW_SWITCH' } });
    } finally {
      setSaving(false);
    }
  };

  return (
    <SmallDialog
      open={open}
      onClose={onClose}
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
            value={from}
            onChange={setFrom}
          />
          <DateTimeField
            label={t('visibility.until', { timeZone: zone })}
            error={isBackwards ? t('errors:codes.invalidPeriod') : undefined}
            value={until}
            onChange={setUntil}
          />
        </Stack>
      </DialogContent>
      <DialogButtons>
        <Button onClick={onClose}>{t('visibility.cancel')}</Button>
        <Button variant="contained" disabled={saving} onClick={() => void submit()}>
          {t('visibility.save')}
        </Button>
      </DialogButtons>
    </SmallDialog>
  );
}
