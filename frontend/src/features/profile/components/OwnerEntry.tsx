import { PenLine, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { profileEditPath } from '../../../config/paths';

const ICONS = { add: Plus, edit: PenLine } as const;

interface OwnerEntryProps {
  displayId: string;
  /** Whether there is something to add to the block, or what is there can be changed. */
  does: keyof typeof ICONS;
  /** What the block is called. */
  block: string;
}

/** The owner's way from a block of the own page to where it is worked on. */
export default function OwnerEntry({ displayId, does, block }: OwnerEntryProps) {
  const { t } = useTranslation('profile');
  const Icon = ICONS[does];
  return (
    <ButtonLink
      to={profileEditPath(displayId)}
      variant="text"
      size="small"
      startIcon={<Icon size={16} aria-hidden />}
    >
      <VisuallyHidden>{block}</VisuallyHidden>
      {t(`owner.${does}`)}
    </ButtonLink>
  );
}
