import { keyframes } from '@emotion/react';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useNavigation } from 'react-router-dom';
import { VisuallyHidden } from '../components/site/VisuallyHidden';
import { useTranslation } from '../i18n/useTranslation';

const appear = keyframes({ from: { opacity: 0 } });

const Bar = styled(LinearProgress)({
  position: 'fixed',
  zIndex: 1500,
  insetInline: 0,
  top: 0,
  height: 2,
  // Hidden for fast navigations.
  animation: `${appear} 1ms 200ms both`,
});

/** Shows that the next page is loading. */
export function NavigationProgress() {
  const { t } = useTranslation();
  const { state } = useNavigation();
  return (
    <div role="status">
      {state !== 'idle' && (
        <>
          <Bar aria-hidden />
          <VisuallyHidden>{t('navigating')}</VisuallyHidden>
        </>
      )}
    </div>
  );
}
