import { PATHS } from '../../config/paths';
import { useSignedInHint } from '../../hooks/useSignedInHint';
import { useTranslation } from '../../i18n/useTranslation';
import { ButtonLink } from '../buttons/ButtonLink';

/** From where there is nothing to do: to the home page, or, for who is signed in, to the own page, which stands there. */
export function BackLink() {
  const { t } = useTranslation();
  const signedIn = useSignedInHint();
  return (
    <ButtonLink to={PATHS.home} variant="outlined" style={{ marginTop: 8 }}>
      {t(signedIn ? 'actions.ownPage' : 'actions.goHome')}
    </ButtonLink>
  );
}
