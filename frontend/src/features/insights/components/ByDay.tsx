import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { lazy, Suspense, useId } from 'react';
import { type InsightDay } from '../../../api/generated/model/insightDay';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { TARGET_PX } from '../../../theme/tokens';
import { useDayFormat } from '../day-format';
import { METRICS } from '../metrics';
import { InsightsPart } from './InsightsPart';

// Loaded on demand: the chart library is larger than the rest of the page.
const DaysChart = lazy(() => import('./DaysChart'));

const Details = styled(Accordion)({ marginTop: 8, '&::before': { display: 'none' } });

const Summary = styled(AccordionSummary)({
  display: 'inline-flex',
  width: 'auto',
  minHeight: TARGET_PX,
  padding: 0,
  fontSize: '0.9375rem',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  '&.Mui-focusVisible': { ...look.focusRing, backgroundColor: 'transparent' },
  '& .MuiAccordionSummary-content': { margin: 0 },
});

/** Every day of the period, newest first. */
function DaysTable({ days }: { days: readonly InsightDay[] }) {
  const { t, language } = useTranslation('insights');
  const format = useDayFormat();
  const number = new Intl.NumberFormat(language);
  return (
    <Table size="small" stickyHeader sx={{ '& th, & td': { paddingInline: 0.5 } }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('byDay.day')}</TableCell>
          {METRICS.map(({ name }) => (
            <TableCell key={name} align="right">
              {t(`metrics.${name}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {[...days].reverse().map((day) => (
          <TableRow key={day.day}>
            <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
              {format(day.day, 'long')}
            </TableCell>
            {METRICS.map(({ name }) => (
              <TableCell key={name} align="right">
                {number.format(day[name])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** The days of the period as a chart and as a table. */
export function ByDay({ days }: { days: readonly InsightDay[] }) {
  const { t } = useTranslation('insights');
  const id = useId();
  return (
    <InsightsPart heading={t('byDay.heading')}>
      <Suspense fallback={<Skeleton variant="rounded" height={280} />}>
        <DaysChart days={days} />
      </Suspense>
      <Details disableGutters square elevation={0}>
        <Summary id={`${id}-summary`} aria-controls={`${id}-table`}>
          {t('byDay.table')}
        </Summary>
        <TableContainer tabIndex={0} role="group" aria-label={t('byDay.heading')} sx={{ maxHeight: 420 }}>
          <DaysTable days={days} />
        </TableContainer>
      </Details>
    </InsightsPart>
  );
}
