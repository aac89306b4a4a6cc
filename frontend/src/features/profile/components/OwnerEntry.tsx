import Button from '@mui/material/Button';
import { PenLine } from 'lucide-react';
import { VisuallyHidden } from '../../../components/site/VisuallyHidden';
import { profileEditPath } from '../../../config/paths';
import { useTranslation } from '../../../i18n/useTranslation';

interface OwnerEntryProps {
  displayId: string;
  /** The name of the block. */
  block: string;
}

/** The owner's link from a full block of their page to its editor. */
export function OwnerEntry({ displayId, block }: OwnerEntryProps) {
  const { t } = useTranslation('profile');
  return (
    <Button
      href={profileEditPath(displayId)}
      variant="text"
      size="small"
      startIcon={<PenLine size={16} aria-hidden />}
    >
      <VisuallyHidden>{block}</VisuallyHidden>
      {t('owner.edit')}
    </Button>
  );
}
