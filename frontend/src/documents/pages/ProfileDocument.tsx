import { lazy, Suspense } from 'react';
import { type BlockName } from '../../api/generated/model/blockName';
import { BlockBoundary } from '../../components/page/BlockBoundary';
import { ProfileSheet } from '../../components/page/ProfileSheet';
import { requestedList } from '../../config/paths';
import { PublicContents } from '../../features/contents/PublicContents';
import { PublicItems } from '../../features/items/PublicItems';
import { AccountChips } from '../../features/linkages/AccountChips';
import { PublicLinks } from '../../features/links/PublicLinks';
import { shownBlocks } from '../../features/profile/blocks/shown-blocks';
import { Categories } from '../../features/profile/components/Categories';
import { VisitorActions } from '../../features/profile/components/VisitorActions';
import { BLOCK_HEADLINES, headlineText } from '../../features/profile/headline-texts';
import { useHydrated } from '../../hooks/useHydrated';
import { useSiteNavigation } from '../../hooks/useSiteNavigation';
import { accountTexts } from '../../i18n/account-texts';
import { useTranslation } from '../../i18n/useTranslation';
import { CreatorFrame } from '../CreatorFrame';
import { type ProfilePage } from '../../api/generated/model/profilePage';
import { LinkSwitchProvider } from '../LinkSwitchProvider';
import { CONTENTS, ITEMS, LINKS } from '../lists';
import { ReportEntry } from '../ReportEntry';
import { useDocumentList } from '../useDocumentList';
import { useIsOwnPage } from '../useIsOwnPage';

// Only for owners.
const OwnBlocks = lazy(() => import('../../app/owner/OwnProfileBlocks'));

/** A creator's public page. */
export default function ProfileDocument(data: ProfilePage) {
  const { t, language } = useTranslation('profile');
  const { account, linkages } = data;
  const { displayId } = account;
  const texts = accountTexts(account, language, language);
  const { displayName } = texts;
  const whole = requestedList(new URLSearchParams(useSiteNavigation().search));
  const hydrated = useHydrated();
  const isOwnPage = useIsOwnPage(displayId);
  const contents = useDocumentList(CONTENTS, displayId, data.contents);
  const links = useDocumentList(LINKS, displayId, data.links);
  const items = useDocumentList(ITEMS, displayId, data.items);

  const block = (name: BlockName, first: boolean) => {
    const heading = headlineText(t, account, BLOCK_HEADLINES[name]);
    switch (name) {
      case 'content':
        return (
          <PublicContents
            displayId={displayId}
            contents={contents}
            format={account.contentsFormat}
            whole={whole === 'contents'}
            heading={heading}
            first={first}
          />
        );
      case 'link':
        return <PublicLinks links={links} heading={heading} first={first} />;
      case 'item':
        return <PublicItems items={items} whole={whole === 'items'} heading={heading} />;
    }
  };
  const lists = { content: contents, link: links, item: items };
  const shown = shownBlocks(account.blockOrders);
  // Only the first block with entries may be in the first viewport, where the creator's own cover comes first.
  const first =
    account.coverPicture === null ? shown.find((name) => (lists[name].entries?.length ?? 0) > 0) : undefined;
  const blocks = shown.map((name) => <BlockBoundary key={name}>{block(name, name === first)}</BlockBoundary>);
  return (
    <CreatorFrame tokens={account.theme.tokens}>
      <ProfileSheet
        {...account}
        {...texts}
        about={
          <>
            <AccountChips linkages={linkages.results} />
            <Categories names={account.categoryNames} />
          </>
        }
        corner={
          hydrated && <VisitorActions displayId={displayId} displayName={displayName} isOwnPage={isOwnPage} />
        }
      >
        <LinkSwitchProvider pid={account.linkswitchPid}>
          {isOwnPage ? (
            <Suspense fallback={blocks}>
              <OwnBlocks data={data} whole={whole} />
            </Suspense>
          ) : (
            blocks
          )}
        </LinkSwitchProvider>
        <ReportEntry
          about={{ kind: 'profile', id: displayId }}
          targets={(page) =>
            page.ofProfilePage(
              { displayId, displayName },
              {
                contents: contents.entries,
                items: items.entries,
                links: links.entries,
              },
            )
          }
        />
      </ProfileSheet>
    </CreatorFrame>
  );
}
