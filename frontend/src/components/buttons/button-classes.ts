import { clsx } from 'clsx';
import { type ReactNode } from 'react';
import styles from './Button.module.css';

/** The look of buttons. */
export interface ButtonLook {
  variant?: 'text' | 'outlined' | 'contained';
  size?: 'small' | 'medium' | 'large';
  fullWidth?: boolean;
  startIcon?: ReactNode;
}

/** The classes of buttons and button links. */
export function buttonClasses({
  variant = 'text',
  size = 'medium',
  fullWidth = false,
}: Omit<ButtonLook, 'startIcon'>): string {
  return clsx(
    styles.button,
    variant !== 'text' && styles[variant],
    size !== 'medium' && styles[size],
    fullWidth && styles.fullWidth,
  );
}
