import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { type Export } from '../../../api/generated/model/export';
import { getDownloadExportUrl } from '../../../api/generated/requests';
import { useFailureReport } from '../../../hooks/useFailureReport';
import { useTranslation } from '../../../i18n/useTranslation';
import { DataPart } from './DataPart';
import { useExport, useMakeExport } from './own-data';

const MEGABYTE = 1024 * 1024;

function Ready({ availableUntil, bytes }: Export) {
  const { t, language } = useTranslation('settings');
  const until = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(availableUntil ?? 0),
  );
  const size = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(
    (bytes ?? 0) / MEGABYTE,
  );
  return (
    <>
      <Button
        component="a"
        variant="outlined"
        href={getDownloadExportUrl()}
        download
        startIcon={<Download size={18} aria-hidden />}
      >
        {t('data.export.download')}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('data.export.until', { until, size })}
      </Typography>
    </>
  );
}

/** The archive of the account: asking for it, waiting, and downloading it. */
export function ExportPart() {
  const { t } = useTranslation('settings');
  const report = useFailureReport();
  const { data } = useExport();
  const make = useMakeExport();
  const state = data?.state ?? 'none';
  const isMaking = state === 'making' || make.isPending;

  return (
    <DataPart title={t('data.export.title')} lead={t('data.export.lead')}>
      {data !== undefined && state === 'ready' && <Ready {...data} />}
      <Button
        variant={state === 'ready' ? 'text' : 'outlined'}
        aria-disabled={isMaking}
        onClick={() => {
          if (!isMaking) make.mutate(undefined, { onError: (error) => report(error, { E0302: {} }) });
        }}
      >
        {t(state === 'ready' ? 'data.export.again' : 'data.export.make')}
      </Button>
      <Typography
        variant="body2"
        role="status"
        sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}
      >
        {isMaking && t('data.export.making')}
        {state === 'failed' && !isMaking && t('data.export.failed')}
        {state === 'ready' && !isMaking && t('data.export.ready')}
      </Typography>
    </DataPart>
  );
}
