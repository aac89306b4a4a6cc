import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { type Export } from '../../../api/generated/model/export';
import { getDownloadExportUrl } from '../../../api/generated/requests';
import { zoneName } from '../../../components/studio/zoned-time';
import { useAnswerOnce } from '../../../hooks/useAnswerOnce';
import { useFailureReport } from '../../../hooks/useFailureReport';
import { useTranslation } from '../../../i18n/useTranslation';
import { DataPart } from './DataPart';
import { useExport, useMakeExport } from './own-data';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** A size in the largest unit in which it is at least 1. */
function sizeInWords(bytes: number, language: string): string {
  const isSmall = bytes < MEGABYTE;
  const digits = isSmall ? 0 : 1;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
  }).format(isSmall ? Math.ceil(bytes / KILOBYTE) : bytes / MEGABYTE);
}

interface ReadyProps extends Pick<Export, 'availableUntil' | 'bytes'> {
  timeZone: string;
}

function Ready({ availableUntil, bytes, timeZone }: ReadyProps) {
  const { t, language } = useTranslation('settings');
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const until = time.format(new Date(availableUntil ?? 0));
  const size = sizeInWords(bytes ?? 0, language);
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
        {t('data.export.until', { until, size, timeZone: zoneName(timeZone, language) })}
      </Typography>
    </>
  );
}

interface ExportPartProps {
  timeZone: string;
  /** Whether the account has an e-mail address, which receives a mail when the archive is ready. */
  isMailed: boolean;
}

/** The archive of the account: the request, the wait and the download. */
export function ExportPart({ timeZone, isMailed }: ExportPartProps) {
  const { t } = useTranslation('settings');
  const report = useFailureReport();
  const { data } = useExport();
  const make = useMakeExport();
  const state = data?.state ?? 'none';
  const isAvailable = (data?.availableUntil ?? null) !== null;
  const isMaking = state === 'making' || make.isPending;
  const once = useAnswerOnce(!isMaking);

  return (
    <DataPart title={t('data.export.title')} lead={t('data.export.lead')}>
      {data !== undefined && isAvailable && <Ready {...data} timeZone={timeZone} />}
      <Button
        variant={isAvailable ? 'text' : 'outlined'}
        aria-disabled={isMaking}
        onClick={() =>
          once(() => make.mutate(undefined, { onError: (error) => report(error, { E0302: {} }) }))
        }
      >
        {t(isAvailable ? 'data.export.again' : 'data.export.make')}
      </Button>
      <Typography
        variant="body2"
        role="status"
        sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}
      >
        {state === 'making' && t(isMailed ? 'data.export.making' : 'data.export.makingUnmailed')}
        {state === 'failed' && !make.isPending && t('data.export.failed')}
        {state === 'ready' && !make.isPending && t('data.export.ready')}
      </Typography>
    </DataPart>
  );
}
