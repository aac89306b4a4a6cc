import { contactTypesFor } from '@hitohira/backend/rules';

/** All contact types. */
export const CONTACT_TYPES = contactTypesFor('member');
