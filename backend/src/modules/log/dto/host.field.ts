import { textField } from '../../../common/validation/fields.js';
import { INSIGHT_LIMITS } from '../../insights/insights.rules.js';
import { checkHost, normaliseHost } from '../../insights/referring-host.js';

/** The host of a referrer. */
export const HostField = textField({
  normalise: normaliseHost,
  check: checkHost,
  minLength: 1,
  maxLength: INSIGHT_LIMITS.host,
  example: 'instagram.com',
});
