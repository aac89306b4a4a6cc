import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';

const How = styled('section')({
  marginTop: 20,
  padding: 16,
  borderRadius: look.vars.shape.borderRadius,
  backgroundColor: look.vars.palette.wash,
  fontSize: '0.875rem',
  lineHeight: 1.7,
  '& h3': { margin: '0 0 4px', fontSize: 'inherit', fontWeight: 600 },
  '& ol': { listStyle: 'decimal', paddingInlineStart: '1.4em' },
});

const STEPS = ['profile', 'kind', 'free'] as const;

/** How to turn a personal Instagram account into a professional one. */
export function ProfessionalSteps() {
  const { t } = useTranslation('linkages');
  const id = useId();
  return (
    <How aria-labelledby={`${id}-how`}>
      <h3 id={`${id}-how`}>{t('professional.howTitle')}</h3>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{t(`professional.how.${step}`)}</li>
        ))}
      </ol>
    </How>
  );
}
