import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Check, CircleAlert } from 'lucide-react';
import { useIsOnline } from '../../../hooks/useIsOnline';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { type SaveStatus } from '../form/useProfileEditForm';

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  ...look.typography.hint,
  '&[data-status="saved"]': { color: look.vars.palette.success.main },
  '&[data-status="failed"]': { color: look.vars.palette.error.main },
});

/** The save state of a field. A failure keeps the input and offers a retry. */
export function SaveNote({ status, onRetry }: { status: SaveStatus; onRetry: () => void }) {
  const { t } = useTranslation(['studio', 'forms']);
  const isOnline = useIsOnline();
  if (status === 'idle') return null;
  return (
    <Line data-status={status}>
      {status === 'saving' && t(isOnline ? 'studio:edit.saving' : 'forms:offline.waiting')}
      {status === 'saved' && (
        <>
          <Check size={15} aria-hidden />
          {t('studio:edit.saved')}
        </>
      )}
      {status === 'failed' && (
        <>
          <CircleAlert size={15} aria-hidden />
          {t('studio:edit.notSaved')}
          <Button size="small" onClick={onRetry}>
            {t('studio:edit.saveAgain')}
          </Button>
        </>
      )}
    </Line>
  );
}
