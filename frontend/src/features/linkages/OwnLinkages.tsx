import { LIMITS } from '@hitohira/backend/rules';
import { styled } from '@mui/material/styles';
import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import { useListOwnLinkages } from '../../api/generated/oauth/oauth';
import { BlockHead } from '../../components/studio/BlockHead';
import {
  BlockFailure,
  BlockList,
  BlockNote,
  BlockRows,
  BlockSkeleton,
} from '../../components/studio/BlockParts';
import { useDeletion } from '../../components/studio/useDeletion';
import { ProviderMark } from '../../components/pictures/ProviderMark';
import { ProviderTerms } from '../../components/page/ProviderTerms';
import { type EditedPart } from '../../config/paths';
import { useSnackbar } from '../../hooks/useSnackbar';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { useUnlinkAccount, useLinkageProviders } from './api/connect';
import { ConnectChoices } from './components/ConnectChoices';
import { LinkageRow } from './components/LinkageRow';
import { LinkageSummary } from './components/LinkageSummary';
import { useConnect } from './useConnect';

const Section = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  paddingTop: 24,
  borderTop: `1px solid ${look.vars.palette.divider}`,
});

const Lead = styled('p')({
  margin: '-10px 0 0',
  ...look.typography.hint,
});

/** The section's ID in the studio. */
const PART: EditedPart = 'linkages';

interface OwnLinkagesProps {
  displayId: string;
  /** Whether to name the links block as another place for an account. */
  namesLinks?: boolean;
  /** The page to return to from a service; the edit page by default. */
  back?: string;
  /** The section, which can be focused. */
  ref?: Ref<HTMLElement | null>;
}

/** The linked accounts block of the studio. */
export function OwnLinkages({ displayId, namesLinks = true, back, ref }: OwnLinkagesProps) {
  const { t } = useTranslation(['linkages', 'common', 'studio']);
  const headingId = useId();
  const { data, error, refetch } = useListOwnLinkages();
  const { connect, leavingFor, notices } = useConnect(displayId, back);
  const { show } = useSnackbar();
  const section = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => section.current, []);
  const linkages = data?.results;
  const services = [...new Set(linkages?.map(({ providerName }) => providerName))];
  const isFull = linkages !== undefined && linkages.length >= LIMITS.linkages.perAccount;
  const { data: providers } = useLinkageProviders();
  const hasNoProviders = providers?.total === 0;
  const actions =
    linkages === undefined || isFull
      ? []
      : (providers?.results ?? []).map(({ providerName, providerDisplayName: service }) => ({
          name: t('linkages:connect.link', { service }),
          icon: <ProviderMark provider={providerName} size={18} />,
          disabled: leavingFor !== null,
          run: () => connect(providerName),
        }));

  const { ask, confirmation } = useDeletion({
    entries: linkages,
    idOf: ({ linkageId }) => linkageId,
    home: section,
    call: useUnlinkAccount(displayId),
    variables: ({ linkageId }) => ({ id: linkageId }),
    text: (name, { providerName }) =>
      t(name === 'text' ? `linkages:removal.text.${providerName}` : `linkages:removal.${name}`),
    summary: (linkage) => <LinkageSummary linkage={linkage} />,
    onDeleted: () => show('SAVE_SUCCESS', { color: 'SUCCESS' }),
  });

  return (
    <Section data-main ref={section} id={PART} tabIndex={-1} aria-labelledby={headingId}>
      <BlockHead
        id={headingId}
        title={t('linkages:title')}
        menuLabel={t('studio:edit.menu', { name: t('linkages:title') })}
        actions={actions}
      />
      <Lead>{t('linkages:lead')}</Lead>
      {linkages === undefined && error === null && <BlockSkeleton label={t('linkages:loading')} />}
      {linkages === undefined && error !== null && (
        <BlockFailure
          text={t('linkages:failed')}
          retry={t('common:actions.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {linkages !== undefined && (
        <BlockRows>
          {linkages.length > 0 && (
            <BlockList aria-label={t('linkages:list')}>
              {linkages.map((linkage) => (
                <LinkageRow
                  key={linkage.linkageId}
                  linkage={linkage}
                  leaving={leavingFor === linkage.providerName}
                  onReconnect={() => connect(linkage.providerName)}
                  onRemove={() => ask(linkage)}
                />
              ))}
            </BlockList>
          )}
          {isFull ? (
            <BlockNote variant="body2">{t('linkages:full', { max: LIMITS.linkages.perAccount })}</BlockNote>
          ) : (
            <>
              <BlockNote variant="body2">
                {hasNoProviders
                  ? t('linkages:connect.none')
                  : t(linkages.length === 0 ? 'linkages:connect.first' : 'linkages:connect.more')}
              </BlockNote>
              {!hasNoProviders && <ConnectChoices leavingFor={leavingFor} onConnect={connect} />}
            </>
          )}
          {namesLinks && <BlockNote variant="body2">{t('linkages:connect.ordinary')}</BlockNote>}
          {services.length > 0 && <ProviderTerms providers={services} />}
        </BlockRows>
      )}
      {notices}
      {confirmation}
    </Section>
  );
}
