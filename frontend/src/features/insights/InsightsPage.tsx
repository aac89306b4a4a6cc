import { LIMITS } from '@hitohira/backend/rules';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ChartNoAxesColumn, Download } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useOwnAccount } from '../../api/own-account';
import { type Insights } from '../../api/generated/model/insights';
import { FormHeading } from '../../components/forms/FormHeading';
import { FormSkeleton } from '../../components/forms/FormSkeleton';
import { BlockFailure, BlockSkeleton, EmptyBlock } from '../../components/studio/BlockParts';
import { profilePath } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';
import { exportAddress, useInsights } from './api/insights';
import { ByDay } from './components/ByDay';
import { PeriodSwitch } from './components/PeriodSwitch';
import { Rankings } from './components/Rankings';
import { Totals } from './components/Totals';
import { type Period, PERIOD_PARAMETER, readPeriod } from './periods';

const Column = styled('div')({ width: '100%', maxWidth: 1080, margin: '0 auto' });

const Controls = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 20,
});

const Parts = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

const About = styled('section')({ marginTop: 32 });

/** Shown while the session is loading. */
export const Fallback = FormSkeleton;

const isEmpty = ({ totals }: Insights) => totals.views === 0 && totals.presses === 0;

function Shown({ insights, period }: { insights: Insights; period: Period }) {
  const { t } = useTranslation('insights');
  // Loaded by the guard.
  const { data: account } = useOwnAccount({ enabled: false });
  const { totals, previous, days } = insights;
  if (isEmpty(insights)) {
    return (
      <EmptyBlock
        picture={<ChartNoAxesColumn size={32} aria-hidden />}
        title={t('empty.title')}
        titleAs="h2"
        text={t('empty.text')}
      >
        {account !== undefined && (
          <Button variant="outlined" href={profilePath(account.displayId)}>
            {t('empty.action')}
          </Button>
        )}
      </EmptyBlock>
    );
  }
  return (
    <Parts>
      <Totals totals={totals} previous={previous} period={period} />
      <ByDay days={days} />
      <Rankings insights={insights} />
    </Parts>
  );
}

/** Visits to the account's pages. */
export default function InsightsPage() {
  const { t } = useTranslation(['insights', 'common']);
  const [query, setQuery] = useSearchParams();
  const period = readPeriod(query);
  const { data, isError, isPlaceholderData, refetch } = useInsights(period);

  return (
    <Column>
      <FormHeading title={t('insights:heading')} lead={t('insights:lead')} />
      <Controls>
        <PeriodSwitch
          period={period}
          onChange={(days) => setQuery({ [PERIOD_PARAMETER]: String(days) }, { replace: true })}
        />
        <Button
          component="a"
          variant="outlined"
          size="small"
          href={exportAddress(period)}
          download
          startIcon={<Download size={18} aria-hidden />}
        >
          {t('insights:csv')}
        </Button>
      </Controls>
      {data === undefined && !isError && <BlockSkeleton label={t('insights:loading')} />}
      {isError && (
        <BlockFailure
          text={t('insights:failed')}
          retry={t('common:actions.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && !isError && (
        <div aria-busy={isPlaceholderData} style={isPlaceholderData ? { opacity: 0.6 } : undefined}>
          <Shown insights={data} period={period} />
        </div>
      )}
      {/* Appears together with the figures, which would otherwise push it down. */}
      {(data !== undefined || isError) && (
        <About>
          <Typography component="h2" variant="body2" sx={{ fontWeight: 600 }}>
            {t('insights:about.heading')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('insights:about.text', { count: LIMITS.insights.days })}
          </Typography>
        </About>
      )}
    </Column>
  );
}
