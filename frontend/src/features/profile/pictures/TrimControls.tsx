import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { Minus, Plus, RotateCcw, RotateCw } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { MAX_SCALE, MAX_TILT } from './trim';
import { type useTrim } from './useTrim';

const Rows = styled('fieldset')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  width: '100%',
  maxWidth: 520,
  margin: '0 auto',
  transition: 'opacity 150ms',
  '&:disabled': { opacity: 0.5 },
});

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 8 });

const Turns = styled(Row)({ justifyContent: 'space-between' });

const Label = styled('label')({ flexShrink: 0, width: 56, fontSize: '0.8125rem', lineHeight: 1.6 });

const Value = styled('span')({
  flexShrink: 0,
  width: 48,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  color: look.vars.palette.text.secondary,
});

interface TrimControlsProps {
  trimming: ReturnType<typeof useTrim>;
  held: boolean;
}

/** Buttons and sliders for everything the gestures do. */
export function TrimControls({ trimming, held }: TrimControlsProps) {
  const { trim, least, zoomTo, zoomStep, tiltTo, turnBy, reset } = trimming;
  const { t, language } = useTranslation('pictures');
  const id = useId();
  const times = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(trim.scale);
  const degrees = String(trim.tilt);
  return (
    <Rows disabled={held} aria-label={t('trim.controls')}>
      <Row>
        <Label htmlFor={`${id}-zoom`}>{t('trim.zoom')}</Label>
        <Tooltip title={t('trim.zoomOut')}>
          <IconButton onClick={() => zoomStep(-1)}>
            <Minus size={20} aria-hidden />
          </IconButton>
        </Tooltip>
        <Slider
          slotProps={{ input: { id: `${id}-zoom` } }}
          disabled={held}
          min={least}
          max={MAX_SCALE}
          step={0.01}
          value={trim.scale}
          aria-valuetext={t('trim.zoomValue', { times })}
          onChange={(_event, scale) => zoomTo(scale)}
        />
        <Tooltip title={t('trim.zoomIn')}>
          <IconButton onClick={() => zoomStep(1)}>
            <Plus size={20} aria-hidden />
          </IconButton>
        </Tooltip>
      </Row>
      <Row>
        <Label htmlFor={`${id}-tilt`}>{t('trim.tilt')}</Label>
        <Slider
          slotProps={{ input: { id: `${id}-tilt` } }}
          disabled={held}
          track={false}
          min={-MAX_TILT}
          max={MAX_TILT}
          value={trim.tilt}
          aria-valuetext={t('trim.tiltValue', { degrees })}
          onChange={(_event, tilt) => tiltTo(tilt)}
        />
        <Value aria-hidden>{`${degrees}°`}</Value>
      </Row>
      <Turns>
        <Row>
          <Tooltip title={t('trim.turnLeft')}>
            <IconButton onClick={() => turnBy(-1)}>
              <RotateCcw size={20} aria-hidden />
            </IconButton>
          </Tooltip>
          <Tooltip title={t('trim.turnRight')}>
            <IconButton onClick={() => turnBy(1)}>
              <RotateCw size={20} aria-hidden />
            </IconButton>
          </Tooltip>
        </Row>
        <Button size="small" onClick={reset}>
          {t('trim.reset')}
        </Button>
      </Turns>
    </Rows>
  );
}
