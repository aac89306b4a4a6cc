import styled from '@emotion/styled';
import { PETAL_PATH } from './Mark';

const Drawing = styled('svg')(({ theme }) => ({
  '& > path': { stroke: theme.vars.palette.outline },
  '& g': { fill: theme.vars.palette.primary.main },
}));

/** A bud that has yet to open: for what is still to come. */
export function Sprout() {
  return (
    <Drawing width={64} height={80} viewBox="0 0 64 80" aria-hidden focusable="false">
      <path d="M32 78C32 58 31 44 32 31" fill="none" strokeWidth={2} strokeLinecap="round" />
      <g transform="translate(16 4) rotate(-14 16 16) scale(1.1)" opacity={0.55}>
        <path d={PETAL_PATH} />
      </g>
      <g transform="translate(22 4) rotate(14 12 16) scale(1.1)">
        <path d={PETAL_PATH} />
      </g>
    </Drawing>
  );
}
