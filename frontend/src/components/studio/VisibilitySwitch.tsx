import Tooltip, { tooltipClasses } from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { ClearSwitch } from '../buttons/ClearSwitch';
import { type VisibilityControls } from './useVisibility';

/** Places the tooltip closer than usual, so that it fits between two switches. */
const BETWEEN_ROWS = {
  popper: {
    // Otherwise it would be kept within the width of the switch, which hides its overflow.
    modifiers: [{ name: 'preventOverflow', options: { altBoundary: false } }],
    sx: {
      [`&.${tooltipClasses.popper}[data-popper-placement*="top"] .${tooltipClasses.tooltip}`]: {
        marginBottom: '4px',
      },
    },
  },
};

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
    // Above, between two rows: beside, it would cover the name, and below the next switch.
    <Tooltip placement="top" slotProps={BETWEEN_ROWS} title={t(isPublic ? 'actions.hide' : 'actions.show')}>
      <ClearSwitch
        checked={isPublic !== isSaving}
        onChange={(_event, checked) => void change(checked)}
        slotProps={{ input: { role: 'switch', 'aria-label': t('visibility.switch', { name }) } }}
      />
    </Tooltip>
  );
}
