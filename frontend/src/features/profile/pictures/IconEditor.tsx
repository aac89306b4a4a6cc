import { type CSSProperties } from 'react';
import { FACE_RADIUS } from '../../../components/page/page-theme';
import { ProfileAvatar } from '../../../components/pictures/ProfileAvatar';
import { type OwnAccount } from '../../../api/own-account';
import { PictureEditor } from './PictureEditor';

const FACE_PX = 96;

/** The icon, in the shape of the theme. */
export function IconEditor({ account }: { account: OwnAccount }) {
  const shape = { '--face-radius': FACE_RADIUS[account.theme.tokens.avatarShape] } as CSSProperties;
  return (
    <PictureEditor
      account={account}
      field="icon"
      shown={<ProfileAvatar account={account} size={FACE_PX} style={shape} first />}
    />
  );
}
