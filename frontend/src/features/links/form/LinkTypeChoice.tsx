import { styled } from '@mui/material/styles';
import { type UseFormRegisterReturn } from 'react-hook-form';
import { type LinkTypeName } from '../../../api/generated/model/linkTypeName';
import { ChoiceCard, ChoiceRadio } from '../../../components/forms/ChoiceCard';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { LinkTypePicture } from '../components/LinkTypePicture';

const Legend = styled('legend')({ marginBottom: 8, fontWeight: 600, fontSize: '0.9375rem' });

const Kinds = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: 8,
  [look.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))' },
});

interface LinkTypeChoiceProps {
  names: readonly LinkTypeName[];
  registration: UseFormRegisterReturn;
}

/** The choice of the type of a new link. */
export function LinkTypeChoice({ names, registration }: LinkTypeChoiceProps) {
  const { t } = useTranslation('linkEditor');
  return (
    <fieldset>
      <Legend>{t('types.label')}</Legend>
      <Kinds>
        {names.map((name) => (
          <ChoiceCard
            key={name}
            title={t(`types.${name}.hint`)}
            control={<ChoiceRadio registration={registration} value={name} />}
          >
            <LinkTypePicture type={name} />
            {t(`types.${name}.name`)}
          </ChoiceCard>
        ))}
      </Kinds>
    </fieldset>
  );
}
