import { styled } from '@mui/material/styles';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';

const Words = styled('p')({
  margin: 0,
  padding: '12px 16px',
  borderLeft: `3px solid ${look.vars.palette.outline}`,
  backgroundColor: look.vars.palette.wash,
  fontSize: '0.9375rem',
  lineHeight: 1.7,
});

/** For a browser without JavaScript: says why nothing more comes, or why nothing can be sent. */
export function ScriptNeeded() {
  const { t } = useTranslation();
  return (
    <noscript>
      <Words>{t('scriptNeeded')}</Words>
    </noscript>
  );
}
