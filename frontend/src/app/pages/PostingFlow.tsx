import { contentName } from '../../features/contents/content-name';
import { type PostingStart } from '../../features/contents/posting/PostingSteps';
import { PostingDialog } from '../../features/contents/posting/PostingDialog';
import { AddItemsDialog } from '../../features/items/add/AddItemsDialog';
import { itemTarget } from '../../features/items/item-target';
import { useConnect } from '../../features/linkages/useConnect';
import { useTranslation } from '../../i18n/useTranslation';

interface PostingFlowProps {
  open: boolean;
  accountId: string;
  displayId: string;
  begin: PostingStart;
  onClose: () => void;
  onExited: () => void;
}

/** Adds a post: links the provider account if needed, and offers to add items afterwards. */
export default function PostingFlow(props: PostingFlowProps) {
  const { open, accountId, displayId, onClose, onExited } = props;
  const { t, language } = useTranslation('profile');
  const { connect, leavingFor, words } = useConnect(displayId);
  return (
    <>
      <PostingDialog
        {...props}
        leavingFor={leavingFor}
        onConnect={connect}
        items={(content) => (
          <AddItemsDialog
            open={open}
            accountId={accountId}
            displayId={displayId}
            target={itemTarget(content, contentName(t, language, content))}
            onClose={onClose}
            onExited={onExited}
          />
        )}
      />
      {words}
    </>
  );
}
