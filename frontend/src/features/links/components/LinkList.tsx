import { type ReactNode, useContext } from 'react';
import { AdvertisingContext } from '../../../components/page/advertising';
import { AdvertisingLabel } from '../../../components/page/AdvertisingLabel';
import { PageBlock } from '../../../components/page/PageBlock';
import { type Link } from '../../../api/generated/model/link';
import { useTranslation } from '../../../i18n/useTranslation';
import { LinkBlock } from './LinkBlock';
import styles from './LinkList.module.css';

type ShownLink = Pick<Link, 'linkId' | 'linkTypeName' | 'details'>;

/** How many links the first screen has room for, below the creator. */
const FIRST_SCREEN = 3;

/** The place of the link whose pictures are the first to be seen; none where that takes scrolling. */
function firstPictured(links: readonly ShownLink[]): number {
  return links
    .slice(0, FIRST_SCREEN)
    .findIndex(({ details }) => details.some(({ picture }) => picture !== null));
}

interface LinkListProps {
  links: readonly ShownLink[];
  /** The studio's preview is a picture of the page, not a page: its headings are none. */
  headingAs?: 'h2' | 'p';
  /** The creator's own words over the list; the page has some where there are none. */
  headline?: string | null;
  /** What the owner can do with it. */
  side?: ReactNode;
  /** The place that an entry has for those who go on reading there. */
  placeOf?: (index: number) => { id?: string; tabIndex?: -1 };
  /** What stands below the list: the way to the rest of it. */
  children?: ReactNode;
}

/** The links of a creator's page, in their order. */
export function LinkList({
  links,
  headingAs = 'h2',
  headline = null,
  side,
  placeOf,
  children,
}: LinkListProps) {
  const { t } = useTranslation('profile');
  const isAdvertising = useContext(AdvertisingContext);
  const first = firstPictured(links);
  return (
    <PageBlock heading={headline ?? t('headlines.LINK')} headingAs={headingAs} side={side}>
      {isAdvertising && <AdvertisingLabel />}
      <ul className={styles.list}>
        {links.map(({ linkId, linkTypeName, details }, index) => (
          <li key={linkId} {...placeOf?.(index)}>
            <LinkBlock type={linkTypeName} details={details} first={index === first} />
          </li>
        ))}
      </ul>
      {children}
    </PageBlock>
  );
}
