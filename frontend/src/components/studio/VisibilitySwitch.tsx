import Switch, { switchClasses } from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { type VisibilityControls } from './useVisibility';

// Keeps the off state visible in every colour scheme.
const ClearSwitch = styled(Switch)({
  [`& .${switchClasses.switchBase}:not(.${switchClasses.checked}) .${switchClasses.thumb}`]: {
    backgroundColor: look.vars.palette.outline,
  },
});

interface VisibilitySwitchProps {
  name: string;
  controls: VisibilityControls;
}

/** Hides or shows an entry at once. While it is saved, the switch is as it will be, and ignores further presses. */
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
    <Tooltip title={t(isPublic ? 'actions.hide' : 'actions.show')}>
      <ClearSwitch
        checked={isPublic !== isSaving}
        onChange={(_event, checked) => void change(checked)}
        slotProps={{ input: { role: 'switch', 'aria-label': t('visibility.switch', { name }) } }}
      />
    </Tooltip>
  );
}
