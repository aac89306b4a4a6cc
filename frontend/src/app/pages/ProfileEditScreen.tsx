import { BlockBoundary } from '../../components/BlockBoundary';
import { LinksEditor } from '../../features/links/LinksEditor';
import { LinksPreview } from '../../features/links/LinksPreview';
import { ProfileEditSkeleton } from '../../features/profile/components/ProfileEditSkeleton';
import { ProfileEditPage } from '../../features/profile/ProfileEditPage';

/** What stands here while the guard is asked who this is. */
export const Fallback = ProfileEditSkeleton;

/** The studio's first page, joined with the blocks of the page. */
export default function ProfileEditScreen() {
  return (
    <ProfileEditPage
      blocks={({ accountId, displayId }) => (
        <BlockBoundary>
          <LinksEditor accountId={accountId} displayId={displayId} />
        </BlockBoundary>
      )}
      shownBlocks={({ displayId }) => (
        <BlockBoundary>
          <LinksPreview displayId={displayId} />
        </BlockBoundary>
      )}
    />
  );
}
