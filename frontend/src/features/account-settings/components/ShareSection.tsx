import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { localisedPath } from '@hitohira/backend/rules';
import { Hint } from '../../../components/forms/Field';
import { AddressLine } from '../../../components/site/AddressLine';
import { VisuallyHidden } from '../../../components/site/VisuallyHidden';
import { POSTER_FORMATS, posterPath, profilePath } from '../../../config/paths';
import { siteSettings } from '../../../config/site-settings';
import { QR_LARGEST_PX, QR_SHOWN_PX, QR_SIZES_PX, type QrSize } from '../../../components/pictures/qr-code';
import { useQrCode } from '../../../hooks/useQrCode';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { SettingsSection } from './SettingsSection';

const Columns = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 24,
  marginTop: 24,
  [look.breakpoints.up('sm')]: { flexDirection: 'row' },
});

/** Reserves the space of the code. */
const Place = styled('div')({
  flexShrink: 0,
  boxSizing: 'content-box',
  width: QR_SHOWN_PX,
  height: QR_SHOWN_PX,
  border: `1px solid ${look.vars.palette.divider}`,
  borderRadius: look.vars.shape.borderRadius,
  overflow: 'hidden',
  '& img': { display: 'block' },
});

const Files = styled('div')({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 12 });

const Poster = styled('div')({
  marginTop: 28,
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 12 },
});

const PosterTitle = styled('h3')({ margin: '0 0 4px', fontSize: '1rem' });

/** The address of the page, to copy, or to print as a QR code or a poster. */
export function ShareSection({ displayId }: { displayId: string }) {
  const { t, language } = useTranslation('settings');
  const id = useId();
  const posterId = useId();
  const [size, setSize] = useState<QrSize>(QR_LARGEST_PX);
  const path = profilePath(displayId);
  const code = useQrCode(new URL(path, siteSettings().publicUrl).href, `hitohira-${displayId}`);

  return (
    <SettingsSection title={t('share.title')} lead={t('share.lead')}>
      <AddressLine label={t('share.address')} path={path} />
      <Columns>
        <Place>
          {code.shown !== null && (
            <img src={code.shown} width={QR_SHOWN_PX} height={QR_SHOWN_PX} alt={t('share.qrAlt')} />
          )}
          {code.shown === null && !code.isError && (
            <div role="status">
              <VisuallyHidden>{t('share.drawing')}</VisuallyHidden>
              <Skeleton variant="rectangular" width={QR_SHOWN_PX} height={QR_SHOWN_PX} />
            </div>
          )}
        </Place>
        {/* Rendered before the code to avoid a layout shift. */}
        {!code.isError && (
          <Files>
            <FormControl sx={{ gap: 0.75 }}>
              <FormLabel htmlFor={id}>{t('share.size')}</FormLabel>
              <NativeSelect
                input={<OutlinedInput />}
                inputProps={{ id }}
                value={size}
                onChange={({ target }) => {
                  const chosen = QR_SIZES_PX.find((each) => String(each) === target.value);
                  if (chosen !== undefined) setSize(chosen);
                }}
              >
                {QR_SIZES_PX.map((each) => (
                  <option key={each} value={each}>
                    {t('share.pixels', { size: each })}
                  </option>
                ))}
              </NativeSelect>
            </FormControl>
            <Button
              variant="outlined"
              startIcon={<Download size={18} aria-hidden />}
              onClick={() => code.downloadPng(size)}
            >
              {t('share.png')}
            </Button>
            <Button
              variant="outlined"
              startIcon={<Download size={18} aria-hidden />}
              onClick={code.downloadSvg}
            >
              {t('share.svg')}
            </Button>
            <Hint>{t('share.svgHint')}</Hint>
          </Files>
        )}
      </Columns>
      <Poster role="group" aria-labelledby={posterId}>
        <PosterTitle id={posterId}>{t('share.poster')}</PosterTitle>
        <Hint>{t('share.posterLead')}</Hint>
        <div>
          {POSTER_FORMATS.map((format) => (
            <Button
              key={format}
              component="a"
              variant="outlined"
              href={localisedPath(language, posterPath(displayId, format))}
              download
              aria-label={t('share.posterAs', { format: format.toUpperCase() })}
              startIcon={<Download size={18} aria-hidden />}
            >
              {format.toUpperCase()}
            </Button>
          ))}
        </div>
      </Poster>
    </SettingsSection>
  );
}
