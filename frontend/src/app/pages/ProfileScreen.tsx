import { BlockBoundary } from '../../components/BlockBoundary';
import { PublicLinks } from '../../features/links/PublicLinks';
import { ProfilePage } from '../../features/profile/ProfilePage';

/** The public page of a creator, joined with its blocks. */
export default function ProfileScreen() {
  return (
    <ProfilePage
      blocks={({ displayId }) => (
        <BlockBoundary>
          <PublicLinks displayId={displayId} />
        </BlockBoundary>
      )}
    />
  );
}
