import { clsx } from 'clsx';
import { type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './TextLink.module.css';

/** A link inside a text or beside one. */
export function TextLink({ className, ...props }: ComponentProps<typeof Link>) {
  return <Link className={clsx(styles.textLink, className)} {...props} />;
}
