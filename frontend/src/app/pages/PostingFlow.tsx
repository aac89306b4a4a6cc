import { nameOfContent } from '../../features/contents/content-name';
import { type PostingStart } from '../../features/contents/posting/PostingSteps';
import { PostingDialog } from '../../features/contents/posting/PostingDialog';
import { AddItemsDialog } from '../../features/items/add/AddItemsDialog';
import { itemTarget } from '../../features/items/item-target';
import { useConnect } from '../../features/linkages/useConnect';
import { type DialogControl } from '../../hooks/useDialogFor';
import { useTranslation } from '../../i18n/useTranslation';

interface PostingFlowProps extends DialogControl {
  accountId: string;
  displayId: string;
  begin: PostingStart;
}

/** Adds a post: links the provider account if needed, and offers to add items afterwards. */
export default function PostingFlow({ begin, ...props }: PostingFlowProps) {
  const { displayId } = props;
  const { t, language } = useTranslation('profile');
  const { notices, ...connection } = useConnect(displayId);
  return (
    <>
      <PostingDialog
        {...props}
        begin={begin}
        connection={connection}
        items={(content) => (
          <AddItemsDialog {...props} target={itemTarget(content, nameOfContent(t, language, content))} />
        )}
      />
      {notices}
    </>
  );
}
