import Alert from '@mui/material/Alert';
import { useTranslation } from '../../i18n/useTranslation';

/** For a browser without JavaScript: says why nothing more comes, or why nothing can be sent. */
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
