import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { type SocialProvider } from '../../../api/generated/model/socialProvider';
import { useBeginSocialLogin, useListSocialProviders } from '../../../api/generated/oauth/oauth';
import { type OwnAccount } from '../../../api/own-account';
import { deleteConnectedProvider, readConnectedProvider } from '../../../config/oauth-redirect';
import { useOAuthRedirect } from '../../../components/in-app-browser/useOAuthRedirect';
import { useFailureReport } from '../../../hooks/useFailureReport';
import { useTranslation } from '../../../i18n/useTranslation';
import { useDisconnect } from '../api/disconnect';
import { AccessRow } from './AccessRow';
import { QuestionDialog } from './QuestionDialog';

interface SocialRowProps {
  account: OwnAccount;
  provider: SocialProvider;
  /** Whether the state has just changed. */
  justNow: boolean;
  /** Called when the login was disconnected here. */
  onEnded: () => void;
}

function ConnectedRow({ account, provider: { provider, displayName }, justNow, onEnded }: SocialRowProps) {
  const { t } = useTranslation('settings');
  const report = useFailureReport();
  const disconnect = useDisconnect(onEnded);
  const [asking, setAsking] = useState(false);
  const name = account.socialLogins.find((login) => login.provider === provider)?.displayName ?? '';
  const isLastMethod = account.email === null || !account.hasPassword;

  const confirm = () =>
    disconnect.mutate(
      { provider },
      {
        onError: (error) => report(error),
        onSettled: () => setAsking(false),
      },
    );

  return (
    <AccessRow
      name={displayName}
      state={name === '' ? t('access.connected') : t('access.connectedAs', { name })}
      note={isLastMethod ? t('access.lastWayIn') : undefined}
      news={justNow ? t('access.nowConnected', { provider: displayName }) : undefined}
    >
      {!isLastMethod && (
        <Button
          variant="outlined"
          size="small"
          aria-label={t('access.disconnectNamed', { provider: displayName })}
          onClick={() => setAsking(true)}
        >
          {t('access.disconnect')}
        </Button>
      )}
      <QuestionDialog
        open={asking}
        title={t('access.disconnection.question', { provider: displayName })}
        text={t('access.disconnection.text', { provider: displayName })}
        cancel={t('access.disconnection.cancel')}
        confirm={t(disconnect.isPending ? 'access.disconnection.busy' : 'access.disconnection.confirm')}
        busy={disconnect.isPending}
        onConfirm={confirm}
        onClose={disconnect.isPending ? undefined : () => setAsking(false)}
      />
    </AccessRow>
  );
}

function UnconnectedRow({ provider: { provider, displayName }, justNow }: SocialRowProps) {
  const { t } = useTranslation('settings');
  const { leaving, leave, hint } = useOAuthRedirect({
    begin: useBeginSocialLogin(),
    service: displayName,
    isSignedIn: true,
  });

  return (
    <AccessRow
      name={displayName}
      state={t('access.notConnected')}
      news={justNow ? t('access.nowDisconnected', { provider: displayName }) : undefined}
    >
      <Button
        variant="outlined"
        size="small"
        aria-label={t(leaving ? 'access.connecting' : 'access.connectNamed', { provider: displayName })}
        aria-disabled={leaving}
        onClick={() => leave({ provider, params: { from: 'settings' } })}
      >
        {t('access.connect')}
      </Button>
      {hint}
    </AccessRow>
  );
}

/** The enabled social logins. */
export function SocialRows({ account }: { account: OwnAccount }) {
  const { t } = useTranslation(['settings', 'common']);
  const { data, error, refetch } = useListSocialProviders();
  // The provider that was just connected or disconnected.
  const [change, setChange] = useState(() => ({ provider: readConnectedProvider(), connected: true }));
  // Not while rendering: React may discard a rendering and begin anew.
  useEffect(deleteConnectedProvider, []);

  if (data !== undefined) {
    return data.results.map((provider) => {
      const connected = account.socialLogins.some((login) => login.provider === provider.provider);
      const Row = connected ? ConnectedRow : UnconnectedRow;
      return (
        <Row
          key={provider.provider}
          account={account}
          provider={provider}
          justNow={change.provider === provider.provider && change.connected === connected}
          onEnded={() => setChange({ provider: provider.provider, connected: false })}
        />
      );
    });
  }
  if (error === null) {
    return (
      <li aria-hidden>
        <Skeleton variant="rounded" height={52} style={{ marginBlock: 16 }} />
      </li>
    );
  }
  return (
    <AccessRow name={t('settings:access.services')} state={t('settings:access.failed')}>
      <Button variant="outlined" size="small" onClick={() => void refetch()}>
        {t('common:actions.retry')}
      </Button>
    </AccessRow>
  );
}
