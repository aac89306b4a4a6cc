import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { type OwnCategory } from '../../../api/generated/model/ownCategory';

/** Sticky above the choices; a single row on a phone. */
const Place = styled('div')({
  position: 'sticky',
  zIndex: 1,
  top: 0,
  margin: '0 -24px',
  padding: '8px 24px',
  borderBottom: `1px solid ${look.vars.palette.divider}`,
  backgroundColor: look.vars.palette.background.paper,
  [look.breakpoints.down('md')]: {
    margin: '0 -16px',
    padding: '8px 16px',
    overflowX: 'auto',
    '& li': { flexShrink: 0 },
  },
  '& p': { fontSize: '0.875rem', lineHeight: '44px', color: look.vars.palette.text.secondary },
});

interface ChosenCategoriesProps {
  chosen: readonly OwnCategory[];
  onRemove: (id: number) => void;
}

/** The chosen categories. A click removes one. */
export function ChosenCategories({ chosen, onRemove }: ChosenCategoriesProps) {
  const { t } = useTranslation('pageChoices');
  const place = useRef<HTMLDivElement>(null);

  /** Moves the focus to the next chip, the previous one, or the list. */
  const remove = (id: number, index: number) => {
    flushSync(() => onRemove(id));
    const left = place.current?.querySelectorAll('button') ?? [];
    (left[Math.min(index, left.length - 1)] ?? place.current)?.focus();
  };

  return (
    <Place ref={place} tabIndex={-1} role="group" aria-label={t('categories.chosen')}>
      {chosen.length === 0 ? (
        <p>{t('categories.nothingChosen')}</p>
      ) : (
        <Stack component="ul" direction="row" useFlexGap spacing={1} sx={{ flexWrap: { md: 'wrap' } }}>
          {chosen.map(({ id, name }, index) => (
            <li key={id}>
              <Chip
                component="button"
                label={name}
                aria-label={t('categories.remove', { name })}
                deleteIcon={<X size={16} aria-hidden />}
                onClick={() => remove(id, index)}
                onDelete={() => remove(id, index)}
              />
            </li>
          ))}
        </Stack>
      )}
    </Place>
  );
}
