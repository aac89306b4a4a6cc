import { statusOf } from '../../api/api-error';
import { type BlockName } from '../../api/generated/model/blockName';
import { type HeadlineType } from '../../api/generated/model/headlineType';
import { BlockBoundary } from '../../components/BlockBoundary';
import { OwnAccountStates } from '../../components/OwnAccountStates';
import { PublicContents } from '../../features/contents/PublicContents';
import { PublicItems } from '../../features/items/PublicItems';
import { LinkedAccounts } from '../../features/linkages/LinkedAccounts';
import { PublicLinks } from '../../features/links/PublicLinks';
import { type OwnAccount, useOwnAccount } from '../../features/profile/api/own-account';
import { useThemes } from '../../features/profile/api/themes';
import { shownBlocks } from '../../features/profile/blocks/shown-blocks';
import { ThemeEditSkeleton } from '../../features/profile/theme/ThemeEditSkeleton';
import { ThemeEditPage } from '../../features/profile/ThemeEditPage';
import { FailureNotice } from './FailureNotice';

/** What stands here while the guard is asked who this is. */
export const Fallback = ThemeEditSkeleton;

/** A block of the own page, as visitors see it. */
function ShownBlock({ name, account }: { name: BlockName; account: OwnAccount }) {
  const { displayId, contentsFormat, headlines } = account;
  const wordsOf = (type: HeadlineType) => headlines.find((each) => each.type === type)?.text ?? null;
  switch (name) {
    case 'content':
      return (
        <PublicContents
          displayId={displayId}
          format={contentsFormat}
          whole={false}
          headline={wordsOf('POST')}
        />
      );
    case 'link':
      return <PublicLinks displayId={displayId} headline={wordsOf('LINK')} />;
    case 'item':
      return <PublicItems displayId={displayId} whole={false} headline={wordsOf('RECOMMEND_PROFILE')} />;
  }
}

/** The blocks of the own page in their order, without those that are hidden. */
function ShownBlocks({ account }: { account: OwnAccount }) {
  return shownBlocks(account.blockOrders).map((name) => (
    <BlockBoundary key={name}>
      <ShownBlock name={name} account={account} />
    </BlockBoundary>
  ));
}

/** The choice of a theme, joined with the parts of the page. Without themes there is nothing here: that is the failure. */
export default function ThemeEditScreen() {
  const ownAccount = useOwnAccount();
  const { data: themes, error } = useThemes();
  if (themes === undefined) {
    return error === null ? <ThemeEditSkeleton /> : <FailureNotice status={statusOf(error)} />;
  }
  return (
    <OwnAccountStates query={ownAccount}>
      {(account) => (
        <ThemeEditPage
          account={account}
          themes={themes.results}
          linkedAccounts={
            <BlockBoundary>
              <LinkedAccounts displayId={account.displayId} />
            </BlockBoundary>
          }
          shownBlocks={<ShownBlocks account={account} />}
        />
      )}
    </OwnAccountStates>
  );
}
