import { styled } from '@mui/material/styles';
import { BusyButton } from '../../../components/buttons/BusyButton';
import { ExternalLink, Unlink } from 'lucide-react';
import { type OwnLinkage } from '../../../api/generated/model/ownLinkage';
import { ActionMenu } from '../../../components/buttons/ActionMenu';
import { AccountThumbnail } from '../../../components/studio/AccountThumbnail';
import { EntryWords } from '../../../components/studio/EntryWords';
import { ProviderMark } from '../../../components/pictures/ProviderMark';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';

const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 72,
  padding: '8px 4px 8px 12px',
  '&:not(:first-of-type)': { borderTop: `1px solid ${look.vars.palette.divider}` },
});

// On narrow screens the button wraps below the name.
const Middle = styled('div')({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  minWidth: 0,
  '& > span': { flex: '1 1 160px' },
  // The status of an account is never truncated.
  '& > span > :last-child': { whiteSpace: 'normal' },
});

const Service = styled('span')({
  '& > svg': { verticalAlign: '-0.15em', marginInlineEnd: 6 },
});

const Lost = styled('strong')({ fontWeight: 600, color: look.vars.palette.error.main });

interface LinkageRowProps {
  linkage: OwnLinkage;
  /** Whether the browser is being redirected to its service. */
  leaving: boolean;
  onReconnect: () => void;
  onRemove: () => void;
}

/** A linked account: its name, status and actions. */
export function LinkageRow({ linkage, leaving, onReconnect, onRemove }: LinkageRowProps) {
  const { t } = useTranslation('linkages');
  const { providerName, providerDisplayName, snsAccountName, profilePageUrl, needsReconnect } = linkage;
  const named = { name: snsAccountName, service: providerDisplayName };
  return (
    <Row>
      <AccountThumbnail picture={linkage.picture} provider={providerName} />
      <Middle>
        <EntryWords name={snsAccountName}>
          <Service>
            {linkage.picture !== null && <ProviderMark provider={providerName} size={14} />}
            {providerDisplayName}
          </Service>
          {needsReconnect && (
            <>
              {' · '}
              <Lost>{t('needsReconnect')}</Lost>
            </>
          )}
        </EntryWords>
        {needsReconnect && (
          <BusyButton
            size="small"
            variant="outlined"
            aria-label={t('row.reconnectNamed', named)}
            busy={leaving}
            onClick={onReconnect}
          >
            {t('row.reconnect')}
          </BusyButton>
        )}
      </Middle>
      <ActionMenu
        label={t('row.menu', named)}
        actions={[
          {
            name: t('row.open', { service: providerDisplayName }),
            icon: <ExternalLink size={18} aria-hidden />,
            run: () => void window.open(profilePageUrl, '_blank', 'noopener'),
          },
          {
            name: t('row.remove'),
            icon: <Unlink size={18} aria-hidden />,
            run: onRemove,
            danger: true,
          },
        ]}
      />
    </Row>
  );
}
