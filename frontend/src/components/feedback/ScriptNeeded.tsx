import Alert from '@mui/material/Alert';
import { useTranslation } from '../../i18n/useTranslation';

/** Shown in browsers without JavaScript. */
export function ScriptNeeded() {
  const { t } = useTranslation();
  return (
    <noscript>
      <Alert severity="info" icon={false} role="none">
        {t('scriptNeeded')}
      </Alert>
    </noscript>
  );
}
