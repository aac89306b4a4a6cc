import { look } from '../theme/look';
import { styled } from '../theme/styled';
import { PETAL_PATH } from './Mark';

const Drawing = styled('svg')({
  color: look.vars.palette.primary.main,
  transform: 'rotate(124deg)',
});

/** A petal that has come to rest: for pages that have nothing else to show. */
export function LonePetal() {
  return (
    <Drawing width={56} height={56} viewBox="0 0 24 24" fill="currentColor" aria-hidden focusable="false">
      <path d={PETAL_PATH} />
    </Drawing>
  );
}
