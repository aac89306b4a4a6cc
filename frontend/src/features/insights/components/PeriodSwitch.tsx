import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from '../../../i18n/useTranslation';
import { TARGET_PX } from '../../../theme/tokens';
import { type Period, PERIODS } from '../periods';

interface PeriodSwitchProps {
  period: Period;
  onChange: (period: Period) => void;
}

/** The choice of the period. */
export function PeriodSwitch({ period, onChange }: PeriodSwitchProps) {
  const { t } = useTranslation('insights');
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={t('period')}
      value={period}
      onChange={(_event, chosen: Period | null) => {
        if (chosen !== null) onChange(chosen);
      }}
      sx={{
        '& .MuiToggleButton-root': {
          minHeight: TARGET_PX,
          paddingInline: 2,
          borderColor: 'outline',
          color: 'text.primary',
          '&.Mui-selected, &.Mui-selected:hover': {
            color: 'background.default',
            backgroundColor: 'text.primary',
          },
        },
      }}
    >
      {PERIODS.map((days) => (
        <ToggleButton key={days} value={days}>
          {t('days', { count: days })}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
