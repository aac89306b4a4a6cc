import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import styled from '@emotion/styled';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTENT_PROVIDERS, type ContentProvider } from '@hitohira/backend/rules';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { type Linkage } from './api/public-linkages';
import { LinkageSummary } from './components/LinkageSummary';

const Accounts = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '20px 0 0',
  padding: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& > li': { padding: 12 },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

// On a phone one above the other, so that neither breaks its line.
const Choices = styled(DialogActions)(({ theme }) => ({
  gap: 8,
  [theme.breakpoints.down('sm')]: { flexDirection: 'column-reverse', alignItems: 'stretch' },
}));

interface LinkageCompleteProps {
  open: boolean;
  /** What has been linked: accounts of one service. */
  linkages: readonly Linkage[];
  /** Goes on to the posts of the service. */
  onPost: (provider: ContentProvider) => void;
  onClose: () => void;
  /** Told when it has gone from the screen. */
  onGone: () => void;
}

/** Says what has been linked a moment ago, and what can be done with it. */
export function LinkageComplete({ open, linkages, onPost, onClose, onGone }: LinkageCompleteProps) {
  const { t } = useTranslation('linkages');
  const id = useId();
  const [first] = linkages;
  const provider = CONTENT_PROVIDERS.find((each) => each === first?.providerName);
  const service = first?.providerDisplayName ?? '';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ transition: { onExited: onGone } }}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>{t('complete.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{t('complete.text', { service })}</DialogContentText>
        <Accounts aria-label={t('complete.list')}>
          {linkages.map((linkage) => (
            <li key={linkage.linkageId}>
              <LinkageSummary linkage={linkage} />
            </li>
          ))}
        </Accounts>
      </DialogContent>
      <Choices disableSpacing>
        <Button variant={provider === undefined ? 'contained' : 'outlined'} onClick={onClose}>
          {t('complete.close')}
        </Button>
        {provider !== undefined && (
          <Button variant="contained" onClick={() => onPost(provider)}>
            {t('complete.post', { service })}
          </Button>
        )}
      </Choices>
    </Dialog>
  );
}
