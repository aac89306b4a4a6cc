import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { ClearSwitch } from '../buttons/ClearSwitch';
import { type VisibilityControls } from './useVisibility';

interface VisibilitySwitchProps {
  name: string;
  controls: VisibilityControls;
}

/** Hides or shows an entry at once. While saving, it shows the new state and ignores further presses. */
export function VisibilitySwitch({ name, controls: { isPublic, onToggle } }: VisibilitySwitchProps) {
  const { t } = useTranslation('blocks');
  const [isSaving, setSaving] = useState(false);
  const change = async (checked: boolean) => {
    if (isSaving) return;
    setSaving(true);
    await onToggle(checked);
    setSaving(false);
  };
  return (
    // Beside, because below it would cover the next row's switch.
    <Tooltip placement="left" title={t(isPublic ? 'actions.hide' : 'actions.show')}>
      <ClearSwitch
        checked={isPublic !== isSaving}
        onChange={(_event, checked) => void change(checked)}
        slotProps={{ input: { role: 'switch', 'aria-label': t('visibility.switch', { name }) } }}
      />
    </Tooltip>
  );
}
