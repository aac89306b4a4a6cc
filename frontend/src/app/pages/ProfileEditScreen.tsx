import { styled } from '@mui/material/styles';
import { type Ref, type RefObject, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type TypedWords } from '../../api/link-preview';
import { type OwnAccount, useOwnAccount } from '../../api/own-account';
import { BlockBoundary } from '../../components/page/BlockBoundary';
import { OwnAccountStates } from '../../components/studio/OwnAccountStates';
import { PATHS } from '../../config/paths';
import { ContentsEditor } from '../../features/contents/ContentsEditor';
import { ContentsPreview } from '../../features/contents/ContentsPreview';
import { type PostingStart } from '../../features/contents/posting/PostingSteps';
import { useOwnItems } from '../../features/items/api/own-items';
import { ItemsEditor, type ItemsHandle } from '../../features/items/ItemsEditor';
import { ItemsPreview } from '../../features/items/ItemsPreview';
import { clearLinkingResult, readLinkingResult } from '../../features/linkages/linking-result';
import { LinkageComplete } from '../../features/linkages/LinkageComplete';
import { LinkedAccounts } from '../../features/linkages/LinkedAccounts';
import { LinkingFailed } from '../../features/linkages/LinkingFailed';
import { OwnLinkages } from '../../features/linkages/OwnLinkages';
import { LinksEditor } from '../../features/links/LinksEditor';
import { OwnNotices } from '../../features/notices/OwnNotices';
import { LinksPreview } from '../../features/links/LinksPreview';
import { type PasteHandle } from '../../features/paste/PastePanel';
import { type BlockName } from '../../features/profile/api/block-orders';
import { BlocksEditor } from '../../features/profile/blocks/BlocksEditor';
import { shownBlocks } from '../../features/profile/blocks/shown-blocks';
import { EditorSkeleton } from '../../components/studio/preview/EditorSkeleton';
import { ContentsFormatDialog } from '../../features/profile/format/ContentsFormatDialog';
import { BLOCK_HEADLINES, headlineText } from '../../features/profile/headline-texts';
import { shownTarget } from '../../components/studio/preview/shown-targets';
import { ProfileEditPage } from '../../features/profile/ProfileEditPage';
import { useDialogFor } from '../../hooks/useDialogFor';
import { useTranslation } from '../../i18n/useTranslation';
import { usePartFocus } from '../navigation/usePartFocus';
import { OwnItemTargets } from '../owner/OwnItemTargets';
import { PasteBar } from './PasteBar';
import { useBeginning } from './useBeginning';
import { usePostingFlow } from './usePostingFlow';

/** Receives the focus when the trigger in a block is gone. */
const FocusTarget = styled('div')({ '&:focus': { outline: 'none' } });

/** Shown while the guards run. */
export const Fallback = EditorSkeleton;

/** The imperative handle of the blocks. */
interface BlocksHandle extends ItemsHandle {
  post: (start: PostingStart) => void;
}

interface OwnBlocksProps {
  ref: Ref<BlocksHandle>;
  account: OwnAccount;
  /** Receives the focus after an account was linked. */
  linkages: RefObject<HTMLElement | null>;
  /** Receives URLs that fit another kind of entry better than the form they were entered in. */
  paste: RefObject<PasteHandle | null>;
}

/** The editable blocks of the page. */
function OwnBlocks({ ref, account, linkages, paste }: OwnBlocksProps) {
  const { accountId, displayId } = account;
  usePartFocus();
  const items = useOwnItems(displayId);
  const navigate = useNavigate();
  const layout = useDialogFor();
  const [linking, setLinking] = useState(() => {
    const result = readLinkingResult();
    return result && { result, open: true, goesOn: false };
  });
  useEffect(clearLinkingResult, []);
  const contents = useRef<HTMLDivElement>(null);
  const posting = usePostingFlow({ accountId, displayId, home: contents, waits: linking !== null });
  const itemsEditor = useRef<ItemsHandle>(null);
  useImperativeHandle(ref, () => ({
    post: posting.begin,
    beginWith: (preset) => itemsEditor.current?.beginWith(preset),
  }));
  const takeElsewhere = (address: string, typed: TypedWords) => paste.current?.take(address, typed);
  const takeMore = (addresses: readonly string[]) => paste.current?.takeMore(addresses);
  const endLinking = () => setLinking(linking && { ...linking, open: false });
  const leaveLinking = () => {
    setLinking(null);
    if (linking?.goesOn !== false) return;
    linkages.current?.focus({ preventScroll: true });
    // The list may be longer than the screen.
    linkages.current?.scrollIntoView();
  };
  const hasItems = items.entries === undefined ? (items.failed ? true : null) : items.entries.length > 0;
  return (
    <>
      <BlocksEditor
        account={account}
        hasItems={hasItems}
        sections={{
          content: (place) => (
            <BlockBoundary>
              <FocusTarget ref={contents} tabIndex={-1}>
                <ContentsEditor
                  displayId={displayId}
                  place={place}
                  onAdd={() => posting.begin()}
                  onEditLayout={layout.open}
                  onSort={() => void navigate(PATHS.contentsOrder)}
                />
              </FocusTarget>
            </BlockBoundary>
          ),
          link: (place) => (
            <BlockBoundary>
              <LinksEditor
                accountId={accountId}
                displayId={displayId}
                place={place}
                onElsewhere={takeElsewhere}
                onMore={takeMore}
              />
            </BlockBoundary>
          ),
          item: (place) => (
            <BlockBoundary>
              <ItemsEditor
                ref={itemsEditor}
                accountId={accountId}
                displayId={displayId}
                list={items}
                targets={(draw) => <OwnItemTargets displayId={displayId}>{draw}</OwnItemTargets>}
                place={place}
                onPost={() => posting.begin()}
                onElsewhere={takeElsewhere}
                onMore={takeMore}
              />
            </BlockBoundary>
          ),
        }}
      />
      {layout.dialog && <ContentsFormatDialog account={account} {...layout.dialog.control} />}
      {posting.flow}
      {linking !== null && 'linkages' in linking.result && (
        <LinkageComplete
          open={linking.open}
          linkages={linking.result.linkages}
          onPost={(provider) => {
            setLinking({ ...linking, open: false, goesOn: true });
            posting.begin({ provider });
          }}
          onClose={endLinking}
          onExited={leaveLinking}
        />
      )}
      {linking !== null && 'refusal' in linking.result && (
        <LinkingFailed open={linking.open} {...linking.result} onClose={endLinking} onExited={leaveLinking} />
      )}
    </>
  );
}

/** The live preview of the blocks. */
function ShownBlocks({ account }: { account: OwnAccount }) {
  const { t } = useTranslation('profile');
  const { blockOrders, contentsFormat, displayId } = account;
  const block = (name: BlockName) => {
    const shown = { displayId, heading: headlineText(t, account, BLOCK_HEADLINES[name]) };
    switch (name) {
      case 'content':
        return <ContentsPreview {...shown} format={contentsFormat} />;
      case 'link':
        return <LinksPreview {...shown} />;
      case 'item':
        return <ItemsPreview {...shown} />;
    }
  };
  return shownBlocks(blockOrders).map((name) => (
    <div key={name} {...shownTarget({ kind: 'block', id: name })}>
      <BlockBoundary>{block(name)}</BlockBoundary>
    </div>
  ));
}

function OwnPage({ account }: { account: OwnAccount }) {
  const linkages = useRef<HTMLElement>(null);
  const paste = useRef<PasteHandle>(null);
  const blocks = useRef<BlocksHandle>(null);
  // Re-renders with the account, not with each list that the first steps count.
  const parts = useMemo(
    () => ({
      paste: (
        <BlockBoundary>
          <PasteBar
            ref={paste}
            account={account}
            onPost={(start) => blocks.current?.post(start)}
            onItem={(preset) => blocks.current?.beginWith(preset)}
            onMore={(addresses) => paste.current?.takeMore(addresses)}
          />
        </BlockBoundary>
      ),
      notices: (
        <BlockBoundary>
          <OwnNotices />
        </BlockBoundary>
      ),
      linkages: ({ displayId }: OwnAccount) => (
        <BlockBoundary>
          <OwnLinkages ref={linkages} displayId={displayId} />
        </BlockBoundary>
      ),
      shownLinkages: ({ displayId }: OwnAccount) => (
        <BlockBoundary>
          <LinkedAccounts displayId={displayId} />
        </BlockBoundary>
      ),
      blocks: (own: OwnAccount) => <OwnBlocks ref={blocks} account={own} linkages={linkages} paste={paste} />,
      shownBlocks: (own: OwnAccount) => <ShownBlocks account={own} />,
    }),
    [account],
  );
  return <ProfileEditPage account={account} beginning={useBeginning(account)} {...parts} />;
}

/** The edit page of a creator. */
export default function ProfileEditScreen() {
  return (
    <OwnAccountStates query={useOwnAccount()} loading={<EditorSkeleton />}>
      {(account) => <OwnPage key={account.accountId} account={account} />}
    </OwnAccountStates>
  );
}
