import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Tags } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { type OwnAccount } from '../../../api/own-account';
import { chosenCategories } from './chosen-categories';
import { SettingSection } from '../components/SettingSection';
import { CategoryChip, CategoryChips } from './CategoryChips';
import { CategoryDialog } from './CategoryDialog';

/** The open dialog. */
interface Choosing {
  open: boolean;
  /** Resets the state on every opening. */
  id: number;
}

/** The categories of the page and the button that changes them. */
export function CategoryEditor({ account }: { account: OwnAccount }) {
  const { t } = useTranslation('pageChoices');
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const chosen = chosenCategories(account);
  const change = {
    name: t(chosen.length === 0 ? 'categories.choose' : 'categories.change'),
    icon: <Tags size={18} aria-hidden />,
    run: () => setChoosing((last) => ({ open: true, id: (last?.id ?? 0) + 1 })),
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
      <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={change.run}>
        {change.name}
      </Button>
      {choosing !== null && (
        <CategoryDialog
          key={choosing.id}
          account={account}
          open={choosing.open}
          onClose={() => setChoosing({ ...choosing, open: false })}
          onExited={() => setChoosing(null)}
        />
      )}
    </SettingSection>
  );
}
