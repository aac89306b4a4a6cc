import { ChoiceField } from '../../../../common/validation/fields.js';
import { SOCIAL_LOGIN_ORIGINS, type SocialLoginOrigin } from '../../authorization/social-provider.js';

export class SocialLoginRedirectQuery {
  @ChoiceField(SOCIAL_LOGIN_ORIGINS, {
    description:
      'Why: to log in, to sign up, or to connect the own account in its settings. The cookie `oauthFrom` tells the page that the browser comes back to.',
  })
  from: SocialLoginOrigin;
}
