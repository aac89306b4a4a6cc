import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { ChoiceCard, ChoiceCheckbox } from '../../../components/forms/ChoiceCard';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { type OwnCategoryKind } from '../../../api/generated/model/ownCategoryKind';

const Legend = styled('legend')({ marginBottom: 8, fontWeight: 600, fontSize: '0.9375rem' });

const Count = styled('span')({
  marginInlineStart: 10,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  color: look.vars.palette.primary.main,
});

const Names = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const Name = styled(ChoiceCard)({
  flexDirection: 'row',
  gap: 6,
  padding: '8px 16px',
  borderRadius: 999,
  fontSize: '0.875rem',
  fontWeight: 400,
  '& svg': { display: 'none' },
  '&:has(:checked)': { paddingInlineStart: 12 },
  '&:has(:checked) svg': { display: 'block', flexShrink: 0 },
});

interface CategoryKindChoiceProps {
  kind: OwnCategoryKind;
  isChosen: (id: number) => boolean;
  onToggle: (id: number) => void;
}

/** A kind of categories and the number chosen in it. */
export function CategoryKindChoice({ kind, isChosen, onToggle }: CategoryKindChoiceProps) {
  const { t } = useTranslation('pageChoices');
  const count = kind.children.filter(({ id }) => isChosen(id)).length;
  return (
    <fieldset>
      <Legend>
        {kind.name}
        {count > 0 && <Count>{t('categories.countIn', { chosen: String(count) })}</Count>}
      </Legend>
      <Names>
        {kind.children.map(({ id, name }) => (
          <Name key={id} control={<ChoiceCheckbox checked={isChosen(id)} onChange={() => onToggle(id)} />}>
            <Check size={16} aria-hidden />
            {name}
          </Name>
        ))}
      </Names>
    </fieldset>
  );
}
