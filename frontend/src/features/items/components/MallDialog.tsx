import { MALLS } from '@hitohira/backend/rules';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { creatorRel } from '../../../components/advertising';
import { Button } from '../../../components/Button';
import { buttonClasses } from '../../../components/button-classes';
import { Dialog } from '../../../components/Dialog';
import { rememberMall } from '../../../config/mall-choice';
import { useMall } from '../../../hooks/useMall';
import { styled } from '../../../theme/styled';
import { type Item } from '../api/public-items';
import { wayTo } from '../item-ways';

const Malls = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  listStyle: 'none',
  margin: '16px 0 0',
  padding: 0,
});

interface MallDialogProps {
  /** What is looked for; null where only the mall is chosen. */
  item: Item | null;
  onClose: () => void;
}

/** Asks at which mall to look. The choice is remembered on the device; where something is looked for, it leads there. */
export default function MallDialog({ item, onClose }: MallDialogProps) {
  const { t } = useTranslation('profile');
  const titleId = useId();
  const chosen = useMall();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('malls.title')}</DialogTitle>
      <DialogContent>
        {typeof item?.name === 'string' && (
          <Typography dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {item.name}
          </Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('malls.lead')}
        </Typography>
        <Malls>
          {MALLS.map((mall) => {
            const choose = () => {
              rememberMall(mall);
              onClose();
            };
            const way = item === null ? undefined : wayTo(item, mall);
            return (
              <li key={mall}>
                {way === undefined ? (
                  <Button variant="outlined" fullWidth aria-pressed={mall === chosen} onClick={choose}>
                    {t(`malls.names.${mall}`)}
                  </Button>
                ) : (
                  <a
                    className={buttonClasses({ variant: 'outlined', fullWidth: true })}
                    href={way.url}
                    target="_blank"
                    rel={creatorRel(way.sponsored)}
                    onClick={choose}
                  >
                    {t(`malls.names.${mall}`)}
                    <ExternalLink size={16} aria-hidden />
                  </a>
                )}
              </li>
            );
          })}
        </Malls>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {t('malls.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
