import { clsx } from 'clsx';
import { type ComponentProps } from 'react';
import { Picture, type StoredPicture } from './Picture';
import { initialOf } from './profile-avatar';
import styles from './ProfileAvatar.module.css';

interface ProfileAvatarProps extends ComponentProps<'span'> {
  account: { displayName: string; iconPicture: StoredPicture | null };
  /** In pixels. */
  size: number;
  /** Whether it is above the fold. */
  first?: boolean;
}

/** The avatar of an account: its icon, or the initial of its name. */
export function ProfileAvatar({
  account,
  size,
  first = false,
  className,
  style,
  ...props
}: ProfileAvatarProps) {
  const { displayName, iconPicture } = account;
  const classes = clsx(styles.circle, className);
  const shape = { width: size, height: size, fontSize: size * 0.4 };
  if (iconPicture !== null) {
    return (
      <span className={classes} {...props} style={{ ...shape, ...style }}>
        <Picture picture={iconPicture} alt="" sizes={`${String(size)}px`} first={first} />
      </span>
    );
  }
  return (
    <span className={classes} {...props} style={{ ...shape, ...style }} aria-hidden>
      {initialOf(displayName)}
    </span>
  );
}
