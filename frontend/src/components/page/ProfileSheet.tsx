import { type CSSProperties, type ReactNode } from 'react';
import { READ_MORE_THRESHOLD } from '../../config/site';
import { PageSheet } from './PageSheet';
import { useTextLanguage } from '../../i18n/text-language';
import { Petals } from '../brand/Petals';
import { type StoredPicture } from '../pictures/Picture';
import { avatarColor } from '../pictures/profile-avatar';
import { ProfileAvatar } from '../pictures/ProfileAvatar';
import { ReadMore } from './ReadMore';
import styles from './ProfileSheet.module.css';

const FACE_PX = 112;

export interface ProfileSheetProps {
  displayId: string;
  displayName: string;
  introduction: string | null;
  iconPicture: StoredPicture | null;
  /** The preview is a picture of the page, not a page: its name is no heading. */
  nameAs?: 'h1' | 'p';
  /** What stands between the introduction and the actions: what the page is about, where else the creator is. */
  about?: ReactNode;
  /** What a visitor can do here. Its room is kept, so that nothing jumps when it appears. */
  actions?: ReactNode;
  /** What the page shows below the creator, block by block. */
  children?: ReactNode;
}

/** What a creator shows to the world. The studio's preview shows the very same. */
export function ProfileSheet({
  displayId,
  displayName,
  introduction,
  iconPicture,
  nameAs: Name = 'h1',
  about,
  actions,
  children,
}: ProfileSheetProps) {
  const textLanguage = useTextLanguage();
  return (
    <PageSheet>
      <div className={styles.band} style={{ '--face': avatarColor(displayId) } as CSSProperties}>
        <Petals />
      </div>
      <div className={styles.body}>
        <ProfileAvatar
          className={styles.face}
          account={{ displayId, displayName, iconPicture }}
          size={FACE_PX}
          first
        />
        <Name className={styles.name} lang={textLanguage(displayName)} dir="auto">
          {displayName}
        </Name>
        <p className={styles.id}>@{displayId}</p>
        {introduction !== null && introduction !== '' && (
          <ReadMore className={styles.introduction} text={introduction} threshold={READ_MORE_THRESHOLD} />
        )}
        {about}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        {children !== undefined && <div className={styles.blocks}>{children}</div>}
      </div>
    </PageSheet>
  );
}
