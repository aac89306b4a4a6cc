import { ChoiceField } from '../../../../common/validation/fields.js';
import { SOCIAL_LOGIN_ORIGINS, type SocialLoginOrigin } from '../../authorization/social-provider.js';

export class SocialLoginRedirectQuery {
  @ChoiceField(SOCIAL_LOGIN_ORIGINS, {
    description:
      'Where the flow starts: log-in, sign-up, or the account settings. The cookie `oauthFrom` passes it on to the callback page.',
  })
  from: SocialLoginOrigin;
}
