import { LIMITS } from '@hitohira/backend/rules';
import styled from '@emotion/styled';
import { type ReactNode } from 'react';
import { AdvertisingContext } from '../../components/advertising';
import { PublicList } from '../../components/PublicList';
import { Skeleton } from '../../components/Skeleton';
import { usePublicLinks } from './api/public-links';
import { LinkList } from './components/LinkList';

const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12, width: '100%' });

const SKELETON_LINKS = 3;

interface PublicLinksProps {
  displayId: string;
  /** The creator's own words over the block. */
  headline: string | null;
  /** Whether somebody may earn with them. */
  advertising: boolean;
  /** What the owner can do with it. */
  side?: ReactNode;
  /** What the owner sees where there are none. */
  empty?: ReactNode;
}

/** The links of a creator's page, twenty at a time. */
export function PublicLinks({ displayId, headline, advertising, side, empty }: PublicLinksProps) {
  const links = usePublicLinks(displayId);
  return (
    <PublicList
      list="links"
      parts={links}
      step={LIMITS.links.page}
      empty={empty}
      skeleton={
        <Column>
          {Array.from({ length: SKELETON_LINKS }, (_, index) => (
            <Skeleton key={index} variant="rounded" height={60} />
          ))}
        </Column>
      }
    >
      {({ entries, placeOf, more }) => (
        <AdvertisingContext value={advertising}>
          <LinkList links={entries} placeOf={placeOf} headline={headline} side={side}>
            {more}
          </LinkList>
        </AdvertisingContext>
      )}
    </PublicList>
  );
}
