import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ArrowUpDown, LayoutGrid } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../../config/paths';
import { useDialogFor } from '../../../hooks/useDialogFor';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { type OwnAccount } from '../../../api/own-account';
import { SettingSection } from '../components/SettingSection';
import { ContentsFormatDialog } from './ContentsFormatDialog';
import { ContentsFormatPicture } from './ContentsFormatPicture';

const Current = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  fontWeight: 600,
  '& svg': { color: look.vars.palette.primary.main },
});

/** The layout of posts and the button that changes it. */
export function ContentsFormatSelect({ account }: { account: OwnAccount }) {
  const { t } = useTranslation(['pageChoices', 'blocks']);
  const navigate = useNavigate();
  const { dialog, open } = useDialogFor();
  const change = {
    name: t('format.change'),
    icon: <LayoutGrid size={18} aria-hidden />,
    run: open,
  };
  const sort = {
    name: t('blocks:contents.sort'),
    icon: <ArrowUpDown size={18} aria-hidden />,
    run: () => void navigate(PATHS.contentsOrder),
  };
  return (
    <SettingSection title={t('format.title')} lead={t('format.lead')} actions={[change, sort]}>
      <Current>
        <ContentsFormatPicture format={account.contentsFormat} />
        {t(`format.names.of${account.contentsFormat}`)}
      </Current>
      <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={() => open()}>
        {change.name}
      </Button>
      {dialog && <ContentsFormatDialog account={account} {...dialog.control} />}
    </SettingSection>
  );
}
