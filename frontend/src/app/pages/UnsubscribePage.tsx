import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/ButtonLink';
import { FormFooter } from '../../components/FormFooter';
import { FormHeading } from '../../components/FormHeading';
import { FormSkeleton } from '../../components/FormSkeleton';
import { TextLink } from '../../components/TextLink';
import { PATHS } from '../../config/paths';

const Points = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  margin: '0 0 32px',
  paddingInlineStart: '1.25em',
  lineHeight: 'var(--leading)',
});

const POINTS = ['page', 'restore', 'displayId'] as const;

/** What stands here while the guard is asked. */
export const Fallback = FormSkeleton;

/** What leaving means, before anything is done, and the way to do it. */
export default function UnsubscribePage() {
  const { t } = useTranslation('site');
  return (
    <>
      <FormHeading title={t('unsubscribe.title')} lead={t('unsubscribe.lead')} />
      <Points>
        {POINTS.map((point) => (
          <li key={point}>{t(`unsubscribe.points.${point}`)}</li>
        ))}
      </Points>
      <ButtonLink to={PATHS.deleteAccount} variant="outlined" size="large" fullWidth>
        {t('unsubscribe.next')}
      </ButtonLink>
      <FormFooter>
        <TextLink to={PATHS.home}>{t('unsubscribe.stay')}</TextLink>
      </FormFooter>
    </>
  );
}
