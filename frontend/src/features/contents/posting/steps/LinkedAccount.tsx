import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { BusyButton } from '../../../../components/buttons/BusyButton';
import { type ReactNode } from 'react';
import { AccountThumbnail } from '../../../../components/studio/AccountThumbnail';
import { EntryWords } from '../../../../components/studio/EntryWords';
import { useTranslation } from '../../../../i18n/useTranslation';
import { type OwnLinkage } from '../../../../api/generated/model/ownLinkage';
import { type ReadProvider } from '../posting-steps';

const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 14 });

/** How an account that has to be linked again is linked again. */
export interface Reconnection {
  /** The service that somebody is on the way to. */
  leavingFor: string | null;
  connect: (provider: ReadProvider) => void;
}

interface LinkedAccountProps {
  /** What it is to the person: a channel, an account. */
  label: string;
  linkage: OwnLinkage;
  provider: ReadProvider;
  reconnection: Reconnection;
}

/** The account whose posts are looked for; where the service does not let us in any more, the way to mend that. */
export function LinkedAccount({ label, linkage, provider, reconnection }: LinkedAccountProps): ReactNode {
  const { t } = useTranslation(['posting', 'profile']);
  const leaving = reconnection.leavingFor === provider;
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
              onClick={() => reconnection.connect(provider)}
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
