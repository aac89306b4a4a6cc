import { styled } from '@mui/material/styles';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { type InsightTotals } from '../../../api/generated/model/insightTotals';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { METRICS } from '../metrics';
import { type Period } from '../periods';

const Cards = styled('dl')({
  display: 'grid',
  gap: 12,
  margin: 0,
  [look.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 16 },
});

const Card = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  padding: '16px 20px',
  border: `1px solid ${look.vars.palette.divider}`,
  borderRadius: look.vars.shape.borderRadius,
  backgroundColor: look.vars.palette.background.paper,
  '& dt': { fontSize: '0.875rem', lineHeight: 1.6, color: look.vars.palette.text.secondary },
  '& dd': { margin: 0 },
});

const Sum = styled('dd')({
  fontFamily: 'var(--font-display)',
  fontSize: '2rem',
  fontWeight: 600,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
});

const Note = styled('dd')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  color: look.vars.palette.text.secondary,
  '& svg': { flexShrink: 0, marginTop: 3 },
});

const ICONS = { up: TrendingUp, down: TrendingDown, same: Minus, first: TrendingUp } as const;

type Change = keyof typeof ICONS;

function changeOf(now: number, before: number): Change {
  if (now === before) return 'same';
  if (before === 0) return 'first';
  return now > before ? 'up' : 'down';
}

interface TotalsProps {
  totals: InsightTotals;
  /** Null if the previous period is no longer kept. */
  previous: InsightTotals | null;
  period: Period;
}

/** The totals of a period, compared with the previous one. */
export function Totals({ totals, previous, period }: TotalsProps) {
  const { t, language } = useTranslation('insights');
  const number = new Intl.NumberFormat(language);
  const percentage = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <Cards>
      {METRICS.map(({ name }) => {
        const [now, before] = [totals[name], previous?.[name] ?? null];
        const change = before === null ? null : changeOf(now, before);
        const Icon = change === null ? null : ICONS[change];
        return (
          <Card key={name}>
            <dt>{t(`metrics.${name}`)}</dt>
            <Sum>{number.format(now)}</Sum>
            {change !== null && Icon !== null && before !== null && (
              <Note>
                <Icon size={16} aria-hidden />
                {t(`change.${change}`, {
                  count: period,
                  percent: percentage.format(Math.abs(now - before) / Math.max(before, 1)),
                })}
              </Note>
            )}
            {name === 'visitors' && <Note>{t('visitorsHint')}</Note>}
          </Card>
        );
      })}
    </Cards>
  );
}
