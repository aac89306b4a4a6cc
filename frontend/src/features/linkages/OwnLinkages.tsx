import { LIMITS } from '@hitohira/backend/rules';
import { styled } from '@mui/material/styles';
import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import { type OwnLinkage } from '../../api/generated/model/ownLinkage';
import { useListOwnLinkages } from '../../api/generated/oauth/oauth';
import { BlockHead } from '../../components/studio/BlockHead';
import {
  BlockFailure,
  BlockList,
  BlockNote,
  BlockRows,
  BlockSkeleton,
} from '../../components/studio/BlockParts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog';
import { ProviderMark } from '../../components/pictures/ProviderMark';
import { ProviderTerms } from '../../components/page/ProviderTerms';
import { type EditedPart } from '../../config/paths';
import { useDialogFor } from '../../hooks/useDialogFor';
import { useFailureReport } from '../../hooks/useFailureReport';
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
  '&:focus': { outline: 'none' },
});

const Lead = styled('p')({
  margin: '-10px 0 0',
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  color: look.vars.palette.text.secondary,
});

/** The section's ID in the studio. */
const PART: EditedPart = 'linkages';

interface OwnLinkagesProps {
  displayId: string;
  /** The section, which can be focused. */
  ref?: Ref<HTMLElement | null>;
}

/** The linked accounts block of the studio. */
export function OwnLinkages({ displayId, ref }: OwnLinkagesProps) {
  const { t } = useTranslation(['linkages', 'common', 'studio']);
  const headingId = useId();
  const { data, error, refetch } = useListOwnLinkages();
  const { connect, leavingFor, words } = useConnect(displayId);
  const { show } = useSnackbar();
  const report = useFailureReport();
  const removal = useUnlinkAccount(displayId);
  const { dialog, open, close, remove: removeDialog } = useDialogFor<OwnLinkage>();
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

  const remove = ({ linkageId }: OwnLinkage) =>
    removal.mutate(
      { id: linkageId },
      {
        onSuccess: () => show('SAVE_SUCCESS', { color: 'SUCCESS' }),
        onError: (failure) => report(failure),
        onSettled: close,
      },
    );

  /** The trigger is removed with its row. */
  const finish = (linkage: OwnLinkage) => {
    removeDialog();
    if (linkages?.includes(linkage) !== true) section.current?.focus();
  };

  return (
    <Section ref={section} id={PART} tabIndex={-1} aria-labelledby={headingId}>
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
                  onRemove={() => open(linkage)}
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
          <BlockNote variant="body2">{t('linkages:connect.ordinary')}</BlockNote>
          {services.length > 0 && <ProviderTerms providers={services} />}
        </BlockRows>
      )}
      {words}
      {dialog && (
        <ConfirmDialog
          open={dialog.open}
          title={t('linkages:removal.title')}
          text={t(`linkages:removal.text.${dialog.subject.providerName}`)}
          confirm={t('linkages:removal.confirm')}
          busy={removal.isPending ? t('linkages:removal.busy') : null}
          cancel={t('linkages:removal.cancel')}
          onConfirm={() => remove(dialog.subject)}
          onCancel={close}
          onExited={() => finish(dialog.subject)}
        >
          <LinkageSummary linkage={dialog.subject} framed />
        </ConfirmDialog>
      )}
    </Section>
  );
}
