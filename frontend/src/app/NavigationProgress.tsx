import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useNavigation } from 'react-router-dom';
import { VisuallyHidden } from '../components/site/VisuallyHidden';
import { useTranslation } from '../i18n/useTranslation';
import { look } from '../theme/look';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const fill = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } });

const Bar = styled('div')({
  position: 'fixed',
  zIndex: 1500,
  insetInline: 0,
  top: 0,
  height: 2,
  transformOrigin: 'left',
  backgroundColor: look.vars.palette.primary.main,
  // Only a page that takes its time is worth a bar.
  animation: `${appear} 1ms 200ms both, ${fill} 4s 200ms ease-out both`,
});

/** Says that the next page is on its way. */
export function NavigationProgress() {
  const { t } = useTranslation();
  const { state } = useNavigation();
  return (
    <div role="status">
      {state !== 'idle' && (
        <Bar>
          <VisuallyHidden>{t('navigating')}</VisuallyHidden>
        </Bar>
      )}
    </div>
  );
}
