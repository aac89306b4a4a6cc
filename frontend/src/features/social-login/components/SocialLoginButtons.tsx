import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { MessageCircle } from 'lucide-react';
import { type ReactNode } from 'react';
import { type SocialProvider } from '../../../api/generated/model/socialProvider';
import { useBeginSocialLogin, useListSocialProviders } from '../../../api/generated/oauth/oauth';
import { BusyButton } from '../../../components/buttons/BusyButton';
import { useOAuthRedirect } from '../../../components/in-app-browser/useOAuthRedirect';
import { useHydrated } from '../../../hooks/useHydrated';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';

const Rows = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12, marginTop: 24 });

const Or = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  fontSize: '0.875rem',
  color: look.vars.palette.text.secondary,
  '&::before, &::after': { content: '""', flex: 1, borderTop: `1px solid ${look.vars.palette.divider}` },
});

/** LINE's brand green. Text would lack contrast on it. */
const LINE_GREEN = '#06c755';

const MARKS: Record<SocialProvider['provider'], ReactNode> = {
  line: <MessageCircle size={20} fill={LINE_GREEN} color={LINE_GREEN} aria-hidden />,
};

interface SocialLoginButtonsProps {
  from: 'login' | 'signup';
  /** The page to open after the login, if any. */
  back?: string | null;
}

/** A button for each enabled provider. Renders nothing if there are none. */
export function SocialLoginButtons({ from, back = null }: SocialLoginButtonsProps) {
  const { t } = useTranslation('socialLogin');
  // The providers do not change while a page is open.
  const { data: providers, isPending } = useListSocialProviders({ query: { staleTime: Infinity } });
  if (!isPending && !providers?.total) return null;
  return (
    <Rows>
      <Or>{t('or')}</Or>
      {providers === undefined && <Skeleton variant="rounded" height={52} />}
      {providers?.results.map((each) => (
        <ProviderButton key={each.provider} {...each} from={from} back={back} />
      ))}
    </Rows>
  );
}

function ProviderButton({
  provider,
  displayName,
  from,
  back,
}: SocialProvider & Required<SocialLoginButtonsProps>) {
  const { t } = useTranslation('socialLogin');
  const { leaving, leave, hint } = useOAuthRedirect({
    begin: useBeginSocialLogin(),
    service: displayName,
    isSignedIn: false,
    back,
  });
  // Before hydration a click would have no effect.
  const hydrated = useHydrated();

  return (
    <>
      <BusyButton
        variant="outlined"
        size="large"
        fullWidth
        disabled={!hydrated}
        busy={leaving}
        aria-busy={leaving}
        startIcon={MARKS[provider]}
        onClick={() => leave({ provider, params: { from } })}
      >
        {t(`begin.${from}`, { provider: displayName })}
      </BusyButton>
      {hint}
    </>
  );
}
