import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { type InsightDay } from '../../../api/generated/model/insightDay';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { TARGET_PX } from '../../../theme/tokens';
import { useDayFormat } from '../day-format';
import { METRICS } from '../metrics';
import { InsightsPart } from './InsightsPart';

// Loaded on demand: the chart library is larger than the rest of the page.
const DaysChart = lazy(() => import('./DaysChart'));

const Details = styled('details')({
  marginTop: 8,
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: TARGET_PX,
    cursor: 'pointer',
    fontSize: '0.9375rem',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
  },
});

const Scroller = styled('div')({ maxHeight: 420, overflow: 'auto' });

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  lineHeight: 1.6,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '6px 4px', borderTop: `1px solid ${look.vars.palette.divider}` },
  '& th': { fontWeight: 400, textAlign: 'start' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    backgroundColor: look.vars.palette.background.paper,
    color: look.vars.palette.text.secondary,
  },
  '& td, & thead th:not(:first-of-type)': { textAlign: 'end' },
});

/** Every day of the period, newest first. */
function DaysTable({ days }: { days: readonly InsightDay[] }) {
  const { t, language } = useTranslation('insights');
  const format = useDayFormat();
  const number = new Intl.NumberFormat(language);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('byDay.day')}</th>
          {METRICS.map(({ name }) => (
            <th key={name} scope="col">
              {t(`metrics.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...days].reverse().map((day) => (
          <tr key={day.day}>
            <th scope="row">{format(day.day, 'long')}</th>
            {METRICS.map(({ name }) => (
              <td key={name}>{number.format(day[name])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The days of the period as a chart and as a table. */
export function ByDay({ days }: { days: readonly InsightDay[] }) {
  const { t } = useTranslation('insights');
  return (
    <InsightsPart heading={t('byDay.heading')}>
      <Suspense fallback={<Skeleton variant="rounded" height={280} />}>
        <DaysChart days={days} />
      </Suspense>
      <Details>
        <summary>{t('byDay.table')}</summary>
        <Scroller tabIndex={0} role="group" aria-label={t('byDay.heading')}>
          <DaysTable days={days} />
        </Scroller>
      </Details>
    </InsightsPart>
  );
}
