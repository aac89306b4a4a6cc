import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Tags } from 'lucide-react';
import { useDialogFor } from '../../../hooks/useDialogFor';
import { useTranslation } from '../../../i18n/useTranslation';
import { type OwnAccount } from '../../../api/own-account';
import { chosenCategories } from './chosen-categories';
import { SettingSection } from '../components/SettingSection';
import { CategoryDialog } from './CategoryDialog';

/** The categories of the page and the button that changes them. */
export function CategoryEditor({ account }: { account: OwnAccount }) {
  const { t } = useTranslation('pageChoices');
  const { dialog, open } = useDialogFor();
  const chosen = chosenCategories(account);
  const change = {
    name: t(chosen.length === 0 ? 'categories.choose' : 'categories.change'),
    icon: <Tags size={18} aria-hidden />,
    run: open,
  };
  return (
    <SettingSection title={t('categories.title')} lead={t('categories.lead')} actions={[change]}>
      {chosen.length === 0 ? (
        <Typography variant="body2">{t('categories.none')}</Typography>
      ) : (
        <Stack component="ul" direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {chosen.map(({ id, name }) => (
            <Chip key={id} component="li" label={name} />
          ))}
        </Stack>
      )}
      <Button data-main variant="outlined" size="small" aria-haspopup="dialog" onClick={() => open()}>
        {change.name}
      </Button>
      {dialog && <CategoryDialog key={dialog.id} account={account} {...dialog.control} />}
    </SettingSection>
  );
}
