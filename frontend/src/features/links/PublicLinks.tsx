import { LIMITS, webAddress } from '@hitohira/backend/rules';
import { type ReactNode, useContext } from 'react';
import { type PagedList } from '../../api/paged-list';
import { AdvertisingContext, LinkSwitchContext } from '../../components/page/advertising';
import { PublicList } from '../../components/page/PublicList';
import { Skeleton } from '../../components/feedback/Skeleton';
import { type ShownLink } from './api/public-links';
import { LinkList } from './components/LinkList';
import styles from './PublicLinks.module.css';

const SKELETON_LINKS = 3;

interface PublicLinksProps {
  links: PagedList<ShownLink>;
  heading: string;
  /** Whether it may be in the first viewport. */
  first?: boolean;
  /** The owner's controls. */
  side?: ReactNode;
  /** Shown to the owner when the block is empty. */
  empty?: ReactNode;
}

/** Whether one of the links is a web URL. */
function hasWebLinks(links: readonly ShownLink[]): boolean {
  return links.some(({ details }) => details.some(({ url }) => webAddress(url ?? '') !== null));
}

/** The links of a creator's page, 20 at a time. They count as advertising when LinkSwitch may rewrite one of them. */
export function PublicLinks({ links, heading, first, side, empty }: PublicLinksProps) {
  const mayEarn = useContext(LinkSwitchContext) !== null;
  return (
    <PublicList
      list="links"
      parts={links}
      step={LIMITS.links.page}
      empty={empty}
      skeleton={
        <div className={styles.column}>
          {Array.from({ length: SKELETON_LINKS }, (_, index) => (
            <Skeleton key={index} height={60} />
          ))}
        </div>
      }
    >
      {({ entries, placeOf, more }) => (
        <AdvertisingContext value={mayEarn && hasWebLinks(entries)}>
          <LinkList links={entries} placeOf={placeOf} heading={heading} first={first} side={side}>
            {more}
          </LinkList>
        </AdvertisingContext>
      )}
    </PublicList>
  );
}
