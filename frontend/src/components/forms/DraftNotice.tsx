import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from '../../i18n/useTranslation';
import { type FormDraft } from '../../hooks/useFormDraft';

interface DraftNoticeProps {
  draft: FormDraft;
  /** Saves the restored values, in forms that save automatically. */
  onSave?: () => void;
}

/** Shows that a draft was restored, with a button to discard it. */
export function DraftNotice({ draft: { restored, discard }, onSave }: DraftNoticeProps) {
  const { t } = useTranslation('forms');
  return (
    <div role="status">
      {restored && (
        <Alert
          severity="info"
          icon={false}
          role="none"
          action={
            <>
              <Button size="small" onClick={discard}>
                {t('draft.discard')}
              </Button>
              {onSave !== undefined && (
                <Button size="small" onClick={onSave}>
                  {t('draft.save')}
                </Button>
              )}
            </>
          }
        >
          {t('draft.restored')}
        </Alert>
      )}
    </div>
  );
}
