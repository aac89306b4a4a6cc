import Switch, { switchClasses } from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
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

/** Hides or shows an entry at once. */
export function VisibilitySwitch({ name, controls: { isPublic, onToggle } }: VisibilitySwitchProps) {
  const { t } = useTranslation('blocks');
  return (
    <Tooltip title={t(isPublic ? 'actions.hide' : 'actions.show')}>
      <ClearSwitch
        checked={isPublic}
        onChange={(_event, checked) => onToggle(checked)}
        slotProps={{ input: { role: 'switch', 'aria-label': t('visibility.switch', { name }) } }}
      />
    </Tooltip>
  );
}
