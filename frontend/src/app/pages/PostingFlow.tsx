import { type PostingPlace } from '../../features/contents/posting/PostingSteps';
import { PostingDialog } from '../../features/contents/posting/PostingDialog';
import { useConnect } from '../../features/linkages/useConnect';

interface PostingFlowProps {
  open: boolean;
  accountId: string;
  displayId: string;
  begin: PostingPlace;
  onClose: () => void;
  /** Told when it has gone from the screen. */
  onGone: () => void;
}

/** Adding a post, joined with linking the account that it comes from. */
export default function PostingFlow(props: PostingFlowProps) {
  const { connect, leavingFor, words } = useConnect(props.displayId);
  return (
    <>
      <PostingDialog {...props} leavingFor={leavingFor} onConnect={connect} items={null} />
      {words}
    </>
  );
}
