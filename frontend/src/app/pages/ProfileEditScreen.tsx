import { styled } from '@mui/material/styles';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type OwnAccount } from '../../api/own-account';
import { BlockBoundary } from '../../components/page/BlockBoundary';
import { PATHS } from '../../config/paths';
import { ContentsEditor } from '../../features/contents/ContentsEditor';
import { ContentsPreview } from '../../features/contents/ContentsPreview';
import { useOwnItems } from '../../features/items/api/own-items';
import { ItemsEditor } from '../../features/items/ItemsEditor';
import { ItemsPreview } from '../../features/items/ItemsPreview';
import { clearLinkingResult, readLinkingResult } from '../../features/linkages/linking-result';
import { LinkageComplete } from '../../features/linkages/LinkageComplete';
import { LinkedAccounts } from '../../features/linkages/LinkedAccounts';
import { LinkingFailed } from '../../features/linkages/LinkingFailed';
import { OwnLinkages } from '../../features/linkages/OwnLinkages';
import { LinksEditor } from '../../features/links/LinksEditor';
import { OwnNotices } from '../../features/notices/OwnNotices';
import { LinksPreview } from '../../features/links/LinksPreview';
import { type BlockName } from '../../features/profile/api/block-orders';
import { type HeadlineType } from '../../features/profile/api/headlines';
import { BlocksEditor } from '../../features/profile/blocks/BlocksEditor';
import { shownBlocks } from '../../features/profile/blocks/shown-blocks';
import { ProfileEditSkeleton } from '../../features/profile/components/ProfileEditSkeleton';
import { ContentsFormatDialog } from '../../features/profile/format/ContentsFormatDialog';
import { ProfileEditPage } from '../../features/profile/ProfileEditPage';
import { usePartFocus } from '../navigation/usePartFocus';
import { OwnItemTargets } from '../owner/OwnItemTargets';
import { usePostingFlow } from './usePostingFlow';

/** Receives the focus when the trigger in a block is gone. */
const FocusTarget = styled('div')({ '&:focus': { outline: 'none' } });

/** Shown while the guards run. */
export const Fallback = ProfileEditSkeleton;

interface OwnBlocksProps {
  account: OwnAccount;
  /** Receives the focus after an account was linked. */
  linkages: RefObject<HTMLElement | null>;
}

/** The editable blocks of the page. */
function OwnBlocks({ account, linkages }: OwnBlocksProps) {
  const { accountId, displayId } = account;
  usePartFocus();
  const items = useOwnItems(displayId);
  const navigate = useNavigate();
  const [layout, setLayout] = useState<{ open: boolean } | null>(null);
  const [linking, setLinking] = useState(() => {
    const result = readLinkingResult();
    return result && { result, open: true, goesOn: false };
  });
  useEffect(clearLinkingResult, []);
  const contents = useRef<HTMLDivElement>(null);
  const posting = usePostingFlow({ accountId, displayId, home: contents, waits: linking !== null });
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
                  onEditLayout={() => setLayout({ open: true })}
                  onSort={() => void navigate(PATHS.contentsOrder)}
                />
              </FocusTarget>
            </BlockBoundary>
          ),
          link: (place) => (
            <BlockBoundary>
              <LinksEditor accountId={accountId} displayId={displayId} place={place} />
            </BlockBoundary>
          ),
          item: (place) => (
            <BlockBoundary>
              <ItemsEditor
                accountId={accountId}
                displayId={displayId}
                list={items}
                targets={(draw) => <OwnItemTargets displayId={displayId}>{draw}</OwnItemTargets>}
                place={place}
                onPost={() => posting.begin()}
              />
            </BlockBoundary>
          ),
        }}
      />
      {layout !== null && (
        <ContentsFormatDialog
          account={account}
          open={layout.open}
          onClose={() => setLayout({ open: false })}
          onExited={() => setLayout(null)}
        />
      )}
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
  const { blockOrders, contentsFormat, displayId, headlines } = account;
  const headlineFor = (wanted: HeadlineType) => headlines.find(({ type }) => type === wanted)?.text ?? null;
  const shown: Record<BlockName, ReactNode> = {
    content: <ContentsPreview displayId={displayId} format={contentsFormat} headline={headlineFor('POST')} />,
    link: <LinksPreview displayId={displayId} headline={headlineFor('LINK')} />,
    item: <ItemsPreview displayId={displayId} headline={headlineFor('RECOMMEND_PROFILE')} />,
  };
  return shownBlocks(blockOrders).map((name) => <BlockBoundary key={name}>{shown[name]}</BlockBoundary>);
}

/** The edit page of a creator. */
export default function ProfileEditScreen() {
  const linkages = useRef<HTMLElement>(null);
  return (
    <ProfileEditPage
      notices={
        <BlockBoundary>
          <OwnNotices />
        </BlockBoundary>
      }
      linkages={({ displayId }) => (
        <BlockBoundary>
          <OwnLinkages ref={linkages} displayId={displayId} />
        </BlockBoundary>
      )}
      shownLinkages={({ displayId }) => (
        <BlockBoundary>
          <LinkedAccounts displayId={displayId} />
        </BlockBoundary>
      )}
      blocks={(account) => <OwnBlocks account={account} linkages={linkages} />}
      shownBlocks={(account) => <ShownBlocks account={account} />}
    />
  );
}
