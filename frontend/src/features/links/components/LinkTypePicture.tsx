import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { type LinkTypeName } from '../../../api/generated/model/linkTypeName';

const Drawing = styled('svg')({ display: 'block', width: '100%', maxWidth: 96, height: 'auto' });

const Sheet = ({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>) => (
  <rect x={x} y={y} width={width} height={height} rx={3} fill="currentColor" opacity={0.28} />
);

const Line = ({ x, y, width }: Record<'x' | 'y' | 'width', number>) => (
  <rect x={x} y={y} width={width} height={3} rx={1.5} fill="currentColor" opacity={0.75} />
);

const Frame = () => (
  <rect x={4.5} y={15.5} width={87} height={33} rx={5} fill="none" stroke="currentColor" opacity={0.45} />
);

const DRAWINGS: Record<LinkTypeName, ReactNode> = {
  text: (
    <>
      <Frame />
      <Line x={14} y={24} width={44} />
      <Line x={14} y={33} width={66} />
    </>
  ),
  image_1: (
    <>
      <Sheet x={8} y={8} width={80} height={38} />
      <Line x={28} y={52} width={40} />
    </>
  ),
  image_3: [8, 36, 64].map((x) => (
    <g key={x}>
      <Sheet x={x} y={16} width={24} height={24} />
      <Line x={x + 4} y={45} width={16} />
    </g>
  )),
  image_4: [0, 1, 2, 3].map((place) => (
    <Sheet key={place} x={24 + (place % 2) * 26} y={8 + Math.floor(place / 2) * 26} width={22} height={22} />
  )),
  image_text: (
    <>
      <Frame />
      <Sheet x={10} y={20} width={24} height={24} />
      <Line x={42} y={25} width={36} />
      <Line x={42} y={34} width={42} />
    </>
  ),
};

/** An outline of a link type. */
export function LinkTypePicture({ type }: { type: LinkTypeName }) {
  return (
    <Drawing viewBox="0 0 96 64" aria-hidden focusable="false">
      {DRAWINGS[type]}
    </Drawing>
  );
}
