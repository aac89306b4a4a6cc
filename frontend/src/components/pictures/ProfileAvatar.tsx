import { clsx } from 'clsx';
import { type ComponentProps } from 'react';
import { Picture, type StoredPicture } from './Picture';
import { avatarColor, initialOf } from './profile-avatar';
import styles from './ProfileAvatar.module.css';

interface ProfileFaceProps extends ComponentProps<'span'> {
  account: { displayId: string; displayName: string; iconPicture: StoredPicture | null };
  /** How wide it is, in pixels. */
  size: number;
  /** Whether it is among the first things seen of the page. */
  first?: boolean;
}

/** The face of an account beside its name: its icon, or the first letter of the name on a colour of its own. */
export function ProfileAvatar({
  account,
  size,
  first = false,
  className,
  style,
  ...props
}: ProfileFaceProps) {
  const { displayId, displayName, iconPicture } = account;
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
    <span
      className={classes}
      {...props}
      style={{ ...shape, backgroundColor: avatarColor(displayId), ...style }}
      aria-hidden
    >
      {initialOf(displayName)}
    </span>
  );
}
