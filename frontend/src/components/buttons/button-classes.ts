import { clsx } from 'clsx';
import { type ReactNode } from 'react';
import styles from './Button.module.css';

/** How loud a button is, and how large. */
export interface ButtonLook {
  variant?: 'text' | 'outlined' | 'contained';
  size?: 'small' | 'medium' | 'large';
  fullWidth?: boolean;
  startIcon?: ReactNode;
}

/** The classes of everything that is pressed, buttons and links alike. */
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
