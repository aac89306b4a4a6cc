import { type ReactNode } from 'react';
import { type Language } from '@hitohira/backend/rules';
import { type HeaderType } from '../../api/generated/model/headerType';
import { READ_MORE_THRESHOLD } from '../../config/site';
import { coverSizes, type FrameWidth } from '../pictures/cover-sizes';
import { Picture, type StoredPicture } from '../pictures/Picture';
import { ProfileAvatar } from '../pictures/ProfileAvatar';
import { PageSheet } from './PageSheet';
import { ReadMore } from './ReadMore';
import styles from './ProfileSheet.module.css';

/** In pixels. The style sheet has the heights of the covers. */
const AVATAR_PX: Record<HeaderType, number> = { portrait: 104, banner: 88, compact: 72 };

/**
 * The width of the cover. On a phone it fills the screen, and is often the largest contentful paint: a file with three
 * quarters of its width looks the same and loads in half the time.
 */
const COVER_WIDTH: FrameWidth = [640, '78vw'];

/** Width to height of the cover on a phone, where it is flattest in relation to the picture's file size. */
const COVER_RATIO = 2.4;

export interface ProfileSheetProps {
  displayId: string;
  displayName: string;
  introduction: string | null;
  /** The languages of both where they are not the page's. */
  nameLanguage?: Language | undefined;
  introductionLanguage?: Language | undefined;
  iconPicture: StoredPicture | null;
  /** The creator's own cover; the theme's drawing without one. */
  coverPicture: StoredPicture | null;
  headerType: HeaderType;
  /** `p` in previews, whose name is not the heading of the page. */
  nameAs?: 'h1' | 'p';
  /** Categories and linked accounts. */
  about?: ReactNode;
  /** The visitor's control, in the corner of the cover. Appears without moving anything. */
  corner?: ReactNode;
  /** The blocks. */
  children?: ReactNode;
}

/** A creator's page; also used by previews. */
export function ProfileSheet({
  displayId,
  displayName,
  introduction,
  nameLanguage,
  introductionLanguage,
  iconPicture,
  coverPicture,
  headerType,
  nameAs: Name = 'h1',
  about,
  corner,
  children,
}: ProfileSheetProps) {
  return (
    <PageSheet data-header={headerType}>
      <div className={styles.cover}>
        {coverPicture !== null && (
          <Picture
            picture={coverPicture}
            alt=""
            sizes={coverSizes(COVER_WIDTH, coverPicture, COVER_RATIO)}
            first
          />
        )}
      </div>
      {corner !== undefined && <div className={styles.corner}>{corner}</div>}
      <div className={styles.body}>
        <div className={styles.who}>
          <ProfileAvatar
            className={styles.face}
            account={{ displayName, iconPicture }}
            size={AVATAR_PX[headerType]}
            first
          />
          <div className={styles.names}>
            <Name className={styles.name} lang={nameLanguage} dir="auto">
              {displayName}
            </Name>
            <p className={styles.id}>@{displayId}</p>
          </div>
        </div>
        {introduction !== null && introduction !== '' && (
          <ReadMore
            className={styles.introduction}
            text={introduction}
            lang={introductionLanguage}
            threshold={READ_MORE_THRESHOLD}
          />
        )}
        {about}
        {children !== undefined && <div className={styles.blocks}>{children}</div>}
      </div>
    </PageSheet>
  );
}
