import { contactTypesFor } from '@hitohira/backend/rules';

/** Everything that anybody can write about. */
export const CONTACT_TYPES = contactTypesFor('member');
