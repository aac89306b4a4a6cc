import { type ReactNode, useContext } from 'react';
import { AdvertisingContext } from '../../../components/page/advertising';
import { AdvertisingLabel } from '../../../components/page/AdvertisingLabel';
import { PageBlock } from '../../../components/page/PageBlock';
import { pressTarget } from '../../../config/press-target';
import { type ShownLink } from '../api/public-links';
import { LinkBlock } from './LinkBlock';
import styles from './LinkList.module.css';

type ListedLink = Pick<ShownLink, 'linkId' | 'linkTypeName' | 'details'>;

/** The number of links in the first viewport. */
const FIRST_SCREEN = 3;

/** The index of the first link with a picture among the first `count`, or -1. */
function firstPictured(links: readonly ListedLink[], count: number): number {
  return links.slice(0, count).findIndex(({ details }) => details.some(({ picture }) => picture !== null));
}

interface LinkListProps {
  links: readonly ListedLink[];
  heading: string;
  /** A preview has no headings of its own. */
  headingAs?: 'h2' | 'p';
  /** The owner's controls. */
  side?: ReactNode;
  /** Whether it may be in the first viewport. */
  first?: boolean | undefined;
  /** The attributes of an entry's list item. */
  placeOf?: (index: number) => { id?: string; tabIndex?: -1; 'data-stage'?: string };
  /** Shown below the list, such as the button that loads more. */
  children?: ReactNode;
}

/** The links of a creator's page. */
export function LinkList({ links, first = true, placeOf, children, ...block }: LinkListProps) {
  const isAdvertising = useContext(AdvertisingContext);
  const eager = firstPictured(links, first ? FIRST_SCREEN : 0);
  return (
    <PageBlock {...block}>
      {isAdvertising && <AdvertisingLabel />}
      <ul className={styles.list}>
        {links.map(({ linkId, linkTypeName, details }, index) => (
          <li key={linkId} {...pressTarget('link', linkId)} {...placeOf?.(index)}>
            <LinkBlock type={linkTypeName} details={details} first={index === eager} />
          </li>
        ))}
      </ul>
      {children}
    </PageBlock>
  );
}
