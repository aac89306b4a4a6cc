import { LIMITS } from '@hitohira/backend/rules';
import { styled } from '@mui/material/styles';
import { type ReactNode, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Link } from '../../../api/generated/model/link';
import { LinkBlock } from './LinkBlock';

const Section = styled('section')({ width: '100%' });

const Heading = styled('h2')({
  margin: '0 0 16px',
  fontFamily: 'var(--display)',
  fontWeight: 600,
  fontSize: '1.125rem',
  lineHeight: 1.5,
  textAlign: 'center',
});

const List = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

/** Where a part of the list begins, for addresses of this page: the first link is number 1. */
export function linkAnchor(number: number): string {
  return `link-${String(number)}`;
}

/** Each part of the list but the first begins where one can go: by an address, or when it has just been asked for. */
function partStart(index: number): { id?: string; tabIndex?: -1 } {
  return index > 0 && index % LIMITS.links.page === 0 ? { id: linkAnchor(index + 1), tabIndex: -1 } : {};
}

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
  listRef?: Ref<HTMLUListElement>;
  /** What stands below the list: the way to the rest of it. */
  children?: ReactNode;
}

/** The links of a creator's page, in their order. */
export function LinkList({ links, headingAs = 'h2', headline = null, listRef, children }: LinkListProps) {
  const { t } = useTranslation('profile');
  const headingId = useId();
  const first = firstPictured(links);
  return (
    // A picture of a page has no places to go to.
    <Section aria-labelledby={headingAs === 'h2' ? headingId : undefined}>
      <Heading as={headingAs} id={headingId}>
        {headline ?? t('headlines.LINK')}
      </Heading>
      <List ref={listRef}>
        {links.map(({ linkId, linkTypeName, details }, index) => (
          <li key={linkId} {...partStart(index)}>
            <LinkBlock type={linkTypeName} details={details} first={index === first} />
          </li>
        ))}
      </List>
      {children}
    </Section>
  );
}
