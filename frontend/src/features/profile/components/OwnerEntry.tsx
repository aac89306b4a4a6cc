import Button from '@mui/material/Button';
import { PenLine } from 'lucide-react';
import { VisuallyHidden } from '../../../components/site/VisuallyHidden';
import { profileEditPath } from '../../../config/paths';
import { useTranslation } from '../../../i18n/useTranslation';

interface OwnerEntryProps {
  displayId: string;
  /** What the block is called. */
  block: string;
}

/** The owner's way from a block of the own page, where nothing more can be added, to where it is worked on. */
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
