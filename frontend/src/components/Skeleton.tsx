import { keyframes } from '@emotion/react';
import { type ComponentProps } from 'react';
import { look } from '../theme/look';
import { styled } from '../theme/styled';

const pulse = keyframes({ '50%': { opacity: 0.4 } });

const Shape = styled('span')({
  display: 'block',
  backgroundColor: look.vars.palette.wash,
  animation: `${pulse} 2s ease-in-out 500ms infinite`,
  '&[data-variant="rounded"]': { borderRadius: look.vars.shape.borderRadius },
  '&[data-variant="circular"]': { borderRadius: '50%' },
  // As high as a line of the text that it stands for, and as thick as its letters.
  '&[data-variant="text"]': { borderRadius: 4, transform: 'scaleY(0.6)' },
  '&[data-variant="text"]::before': { content: '"\\00a0"' },
});

interface SkeletonProps extends ComponentProps<typeof Shape> {
  variant?: 'text' | 'rounded' | 'rectangular' | 'circular';
  width?: number | string;
  height?: number | string;
}

/** The place of something that is still on its way. What it waits for, words beside it say. */
export function Skeleton({ variant = 'text', width, height, style, ...props }: SkeletonProps) {
  return <Shape aria-hidden {...props} data-variant={variant} style={{ width, height, ...style }} />;
}
