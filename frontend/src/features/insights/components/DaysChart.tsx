import { lineClasses, LineChart } from '@mui/x-charts/LineChart';
import { type InsightDay } from '../../../api/generated/model/insightDay';
import { useTranslation } from '../../../i18n/useTranslation';
import { useDayFormat } from '../day-format';
import { METRICS } from '../metrics';

const HEIGHT_PX = 280;

const DASHES = Object.fromEntries(
  METRICS.map(({ name, dashes }) => [
    `& .${lineClasses.line}[data-series="${name}"]`,
    { strokeDasharray: dashes, strokeWidth: 2 },
  ]),
);

/** Views, visitors and presses by day as lines. Screen readers use the table beside it. */
export default function DaysChart({ days }: { days: readonly InsightDay[] }) {
  const { t } = useTranslation('insights');
  const format = useDayFormat();
  return (
    <div aria-hidden>
      <LineChart
        height={HEIGHT_PX}
        disableKeyboardNavigation
        skipAnimation
        grid={{ horizontal: true }}
        margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
        xAxis={[
          {
            scaleType: 'point',
            // Tall enough for Japanese fonts: labels that do not fit are dropped.
            height: 36,
            tickLabelMinGap: 16,
            data: days.map(({ day }) => day),
            valueFormatter: (day: string, { location }) =>
              format(day, location === 'tick' ? 'short' : 'long'),
          },
        ]}
        yAxis={[{ min: 0, tickMinStep: 1, width: 44, disableLine: true, disableTicks: true }]}
        series={METRICS.map(({ name, color }) => ({
          id: name,
          data: days.map((day) => day[name]),
          label: t(`metrics.${name}`),
          labelMarkType: 'line',
          color,
          curve: 'linear',
          showMark: days.length === 1,
        }))}
        sx={{ ...DASHES, '& *': { transition: 'none' } }}
      />
    </div>
  );
}
