import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';

const Rows = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  ...look.typography.hint,
});

const Line = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  fontVariantNumeric: 'tabular-nums',
});

/** The progress of a picture upload; at 100 % the server is still processing it. */
export function UploadBar({ sent }: { sent: number }) {
  const { t } = useTranslation('pictures');
  const percent = Math.floor(sent * 100);
  const words = percent < 100 ? t('upload.sending') : t('upload.finishing');
  return (
    <Rows>
      <Line aria-hidden>
        <span>{words}</span>
        <span>{t('upload.percent', { percent })}</span>
      </Line>
      <LinearProgress variant="determinate" aria-label={words} value={percent} />
    </Rows>
  );
}
