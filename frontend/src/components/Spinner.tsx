import { keyframes } from '@emotion/react';
import { styled } from '../theme/styled';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

const Ring = styled('span')({
  flexShrink: 0,
  width: 18,
  height: 18,
  boxSizing: 'border-box',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderTopColor: 'transparent',
  animation: `${turn} 900ms linear infinite`,
});

/** Something is under way, in the current colour. What it is, words beside it say. */
export function Spinner() {
  return <Ring aria-hidden />;
}
