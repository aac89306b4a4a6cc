import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { BusyButton } from '../../../../components/buttons/BusyButton';
import { type ReactNode } from 'react';
import { AccountThumbnail } from '../../../../components/studio/AccountThumbnail';
import { EntryWords } from '../../../../components/studio/EntryWords';
import { useTranslation } from '../../../../i18n/useTranslation';
import { type OwnLinkage } from '../../../../api/generated/model/ownLinkage';
import { type Connection } from '../linked-accounts';
import { type ReadProvider } from '../posting-steps';

const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 14 });

interface LinkedAccountProps {
  /** The kind of the account, such as a channel. */
  label: string;
  linkage: OwnLinkage;
  provider: ReadProvider;
  connection: Connection;
}

/** The linked account of a step, with a button to reconnect it when access was revoked. */
export function LinkedAccount({ label, linkage, provider, connection }: LinkedAccountProps): ReactNode {
  const { t } = useTranslation(['posting', 'profile']);
  const leaving = connection.leavingFor === provider;
  return (
    <>
      <Line>
        <AccountThumbnail picture={linkage.picture} provider={provider} />
        <EntryWords name={linkage.snsAccountName}>{label}</EntryWords>
      </Line>
      {linkage.needsReconnect && (
        <Alert
          severity="error"
          icon={false}
          action={
            <BusyButton
              size="small"
              variant="outlined"
              busy={leaving}
              onClick={() => connection.connect(provider)}
            >
              {t('posting:reconnect.action')}
            </BusyButton>
          }
        >
          {t('posting:reconnect.text', { service: t(`profile:providers.${provider}`) })}
        </Alert>
      )}
    </>
  );
}
