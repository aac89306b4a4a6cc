import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { Copy } from 'lucide-react';
import { useId } from 'react';
import { siteSettings } from '../../config/site-settings';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { useCopyText } from '../../hooks/useCopyText';

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '4px 4px 4px 14px',
  border: `1px solid ${look.vars.palette.divider}`,
  borderRadius: look.vars.shape.borderRadius,
  backgroundColor: look.vars.palette.wash,
});

const Label = styled('div')({
  ...look.typography.hint,
  marginBottom: 6,
});

const Address = styled('span')({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.9375rem',
});

/** The URL of a page with a copy button. */
export function AddressLine({ label, path }: { label: string; path: string }) {
  const { t } = useTranslation();
  const copy = useCopyText();
  const labelId = useId();
  const address = new URL(path, siteSettings().publicUrl);
  return (
    <div role="group" aria-labelledby={labelId}>
      <Label id={labelId}>{label}</Label>
      <Line>
        <Address>{`${address.host}${address.pathname}`}</Address>
        <Tooltip title={t('actions.copyUrl')}>
          <IconButton onClick={() => void copy(address.href)}>
            <Copy size={18} aria-hidden />
          </IconButton>
        </Tooltip>
      </Line>
    </div>
  );
}
