import { type ComponentProps } from 'react';
import { styled } from '../theme/styled';
import { Picture, type StoredPicture } from './Picture';
import { faceColor, initialOf } from './profile-face';

const Circle = styled('span')({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  overflow: 'hidden',
  // The shape that a page's theme gives to faces.
  borderRadius: 'var(--face-radius, 50%)',
  color: '#fff',
  fontFamily: 'var(--display)',
  fontWeight: 600,
  lineHeight: 1,
  userSelect: 'none',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});

interface ProfileFaceProps extends ComponentProps<typeof Circle> {
  account: { displayId: string; displayName: string; iconPicture: StoredPicture | null };
  /** How wide it is, in pixels. */
  size: number;
  /** Whether it is among the first things seen of the page. */
  first?: boolean;
}

/** The face of an account beside its name: its icon, or the first letter of the name on a colour of its own. */
export function ProfileFace({ account, size, first = false, style, ...props }: ProfileFaceProps) {
  const { displayId, displayName, iconPicture } = account;
  const shape = { width: size, height: size, fontSize: size * 0.4 };
  if (iconPicture !== null) {
    return (
      <Circle {...props} style={{ ...shape, ...style }}>
        <Picture picture={iconPicture} alt="" sizes={`${String(size)}px`} first={first} />
      </Circle>
    );
  }
  return (
    <Circle {...props} style={{ ...shape, backgroundColor: faceColor(displayId), ...style }} aria-hidden>
      {initialOf(displayName)}
    </Circle>
  );
}
