import { PATHS } from '../../config/paths';
import { useSignedInHint } from '../../hooks/useSignedInHint';
import { useTranslation } from '../../i18n/useTranslation';
import { ButtonLink } from '../buttons/ButtonLink';

/** A link to the front page, which redirects signed-in accounts to their own page. */
export function BackLink() {
  const { t } = useTranslation();
  const signedIn = useSignedInHint();
  return (
    <ButtonLink to={PATHS.home} variant="outlined" style={{ marginTop: 8 }}>
      {t(signedIn ? 'actions.ownPage' : 'actions.goHome')}
    </ButtonLink>
  );
}
