import styled from '@emotion/styled';
import { Link2, UserRound } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockEntry, BlockFailure, BlockList, BlockSkeleton, EmptyBlock } from '../../components/BlockParts';
import { EntryPicture } from '../../components/EntryPicture';
import { EntryWords } from '../../components/EntryWords';
import { type OwnLinkage, useOwnLinkages } from './api/own-linkages';

const Section = styled('section')({ display: 'flex', flexDirection: 'column', gap: 8 });

const Title = styled('h2')({ margin: 0, fontWeight: 600, fontSize: '0.9375rem', lineHeight: 1.6 });

const Lost = styled('strong')(({ theme }) => ({ fontWeight: 600, color: theme.vars.palette.error.main }));

function LinkageEntry({ linkage }: { linkage: OwnLinkage }) {
  const { t } = useTranslation('blocks');
  return (
    <BlockEntry>
      <EntryPicture picture={linkage.picture} instead={<UserRound size={20} />} round />
      <EntryWords name={linkage.snsAccountName}>
        {linkage.providerDisplayName}
        {linkage.needsReconnect && (
          <>
            {' · '}
            <Lost>{t('linkages.needsReconnect')}</Lost>
          </>
        )}
      </EntryWords>
    </BlockEntry>
  );
}

/** The accounts elsewhere that are linked with the own page. */
export function OwnLinkages() {
  const { t } = useTranslation(['blocks', 'common']);
  const headingId = useId();
  const { data, error, refetch } = useOwnLinkages();
  const linkages = data?.results;
  return (
    <Section aria-labelledby={headingId}>
      <Title id={headingId}>{t('blocks:linkages.title')}</Title>
      {linkages === undefined && error === null && <BlockSkeleton label={t('blocks:linkages.loading')} />}
      {linkages === undefined && error !== null && (
        <BlockFailure
          text={t('blocks:linkages.failed')}
          retry={t('common:actions.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {linkages?.length === 0 && (
        <EmptyBlock
          picture={<Link2 size={28} aria-hidden />}
          title={t('blocks:linkages.empty.title')}
          text={t('blocks:linkages.empty.text')}
        />
      )}
      {linkages !== undefined && linkages.length > 0 && (
        <BlockList>
          {linkages.map((linkage) => (
            <LinkageEntry key={linkage.linkageId} linkage={linkage} />
          ))}
        </BlockList>
      )}
    </Section>
  );
}
