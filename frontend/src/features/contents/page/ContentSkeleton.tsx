import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/Skeleton';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { styled } from '../../../theme/styled';

const Rows = styled('div')({ padding: '16px clamp(20px, 6%, 48px) 40px' });

const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, marginBottom: 16 });

/** The shape of a content that is still on its way. */
export function ContentSkeleton() {
  const { t } = useTranslation();
  return (
    <Rows role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Line>
        <Skeleton variant="circular" width={44} height={44} />
        <Skeleton width={160} />
      </Line>
      <Skeleton variant="rounded" height={240} />
      <Skeleton width="80%" height={40} />
      <Skeleton width="50%" />
    </Rows>
  );
}
