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

const AVATAR_PX = 112;

export interface ProfileSheetProps {
  displayId: string;
  displayName: string;
  introduction: string | null;
  iconPicture: StoredPicture | null;
  /** `p` in previews, whose name is not the heading of the page. */
  nameAs?: 'h1' | 'p';
  /** Categories and linked accounts. */
  about?: ReactNode;
  /** The visitor's actions. Their space is reserved until they appear. */
  actions?: ReactNode;
  /** The blocks. */
  children?: ReactNode;
}

/** A creator's page; also used by previews. */
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
          size={AVATAR_PX}
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
