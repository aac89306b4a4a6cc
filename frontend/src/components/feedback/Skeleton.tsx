import { clsx } from 'clsx';
import { type ComponentProps } from 'react';
import styles from './Skeleton.module.css';

interface SkeletonProps extends ComponentProps<'span'> {
  variant?: 'text' | 'rounded' | 'rectangular' | 'circular';
  width?: number | string;
  height?: number | string;
}

/** The place of something that is still on its way. What it waits for, words beside it say. */
export function Skeleton({ variant = 'text', width, height, className, style, ...props }: SkeletonProps) {
  return (
    <span
      className={clsx(styles.shape, styles[variant], className)}
      aria-hidden
      {...props}
      style={{ width, height, ...style }}
    />
  );
}
