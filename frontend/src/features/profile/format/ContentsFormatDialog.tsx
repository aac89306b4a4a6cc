import { LIMITS } from '@hitohira/backend/rules';
import CircularProgress from '@mui/material/CircularProgress';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import Tooltip from '@mui/material/Tooltip';
import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { type ContentsFormat } from '../../../api/generated/model/contentsFormat';
import { choiceCardStyles } from '../../../components/forms/ChoiceCard';
import { Dialog } from '../../../components/dialogs/Dialog';
import { VisuallyHidden } from '../../../components/site/VisuallyHidden';
import { type DialogControl } from '../../../hooks/useDialogFor';
import { useFailureReport } from '../../../hooks/useFailureReport';
import { useSnackbar } from '../../../hooks/useSnackbar';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { type OwnAccount } from '../../../api/own-account';
import { useChangeOwnAccount } from '../api/change-own-account';
import { ContentsFormatPicture } from './ContentsFormatPicture';

const Close = styled(IconButton)({ position: 'absolute', top: 16, right: 16 });

// All five in one row, or three per row on phones.
const Formats = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 8,
  marginTop: 16,
  [look.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
});

const Format = styled(ToggleButton)(choiceCardStyles, {
  gap: 8,
  padding: '16px 8px 12px',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.5,
  '&[aria-disabled="true"]': { cursor: 'progress' },
});

const Mark = styled('span')({
  position: 'absolute',
  top: 8,
  right: 8,
  display: 'inline-flex',
  color: look.vars.palette.primary.main,
});

interface ContentsFormatDialogProps extends DialogControl {
  account: OwnAccount;
}

/** Chooses the layout of posts from pictures. Each choice is saved immediately. */
export function ContentsFormatDialog({ account, open, onClose, onExited }: ContentsFormatDialogProps) {
  const { t } = useTranslation('pageChoices');
  const { show } = useSnackbar();
  const report = useFailureReport();
  const id = useId();
  const { mutate, isPending: saving, variables } = useChangeOwnAccount();
  const wanted = saving ? variables.data.formatType : undefined;

  const choose = (format: ContentsFormat) => {
    // Ignores clicks during the closing transition.
    if (saving || !open) return;
    if (format === account.contentsFormat) {
      onClose();
      return;
    }
    mutate(
      { data: { formatType: format } },
      {
        onSuccess: () => {
          show('SAVE_SUCCESS', { color: 'SUCCESS' });
          onClose();
        },
        onError: (error) => report(error),
      },
    );
  };

  return (
    <Dialog
      open={open}
      onClose={saving ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-hint`}
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle id={`${id}-title`}>{t('format.dialog')}</DialogTitle>
      <Tooltip title={t('format.close')}>
        <Close onClick={saving ? undefined : onClose}>
          <X size={20} aria-hidden />
        </Close>
      </Tooltip>
      <DialogContent>
        <DialogContentText id={`${id}-hint`}>{t('format.hint')}</DialogContentText>
        <Formats>
          {LIMITS.contentsFormat.values.map((format) => {
            const isCurrent = format === account.contentsFormat;
            return (
              <Format
                key={format}
                value={format}
                selected={isCurrent}
                autoFocus={isCurrent}
                aria-disabled={saving}
                onClick={() => choose(format)}
              >
                <ContentsFormatPicture format={format} />
                {t(`format.names.of${format}`)}
                {isCurrent && !saving && (
                  <Mark>
                    <Check size={18} aria-hidden />
                  </Mark>
                )}
                {format === wanted && (
                  <Mark>
                    <CircularProgress />
                  </Mark>
                )}
              </Format>
            );
          })}
        </Formats>
        <VisuallyHidden role="status">{saving && t('format.saving')}</VisuallyHidden>
      </DialogContent>
    </Dialog>
  );
}
