import { ProfileAvatar } from '../../../components/pictures/ProfileAvatar';
import { type OwnAccount } from '../../../api/own-account';
import { PictureEditor } from './PictureEditor';

const FACE_PX = 96;

/** The icon. */
export function IconEditor({ account }: { account: OwnAccount }) {
  return (
    <PictureEditor
      account={account}
      field="icon"
      shown={<ProfileAvatar account={account} size={FACE_PX} first />}
    />
  );
}
