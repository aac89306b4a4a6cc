import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from '../../i18n/useTranslation';
import { type FormDraft } from '../../hooks/useFormDraft';

interface DraftNoticeProps {
  draft: FormDraft;
  /** For a form that saves by itself: saves what came back. */
  onSave?: () => void;
}

/** Says that a form has words back that were typed before, and offers to throw them away. */
export function DraftNotice({ draft: { restored, discard }, onSave }: DraftNoticeProps) {
  const { t } = useTranslation();
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
