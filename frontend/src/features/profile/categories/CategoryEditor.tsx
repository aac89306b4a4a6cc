import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Tags } from 'lucide-react';
import { useDialogFor } from '../../../hooks/useDialogFor';
import { useTranslation } from '../../../i18n/useTranslation';
import { type OwnAccount } from '../../../api/own-account';
import { chosenCategories } from './chosen-categories';
import { SettingSection } from '../components/SettingSection';
import { CategoryChip, CategoryChips } from './CategoryChips';
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
        <CategoryChips>
          {chosen.map(({ id, name }) => (
            <CategoryChip key={id}>{name}</CategoryChip>
          ))}
        </CategoryChips>
      )}
      <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={() => open()}>
        {change.name}
      </Button>
      {dialog && <CategoryDialog key={dialog.id} account={account} {...dialog.control} />}
    </SettingSection>
  );
}
