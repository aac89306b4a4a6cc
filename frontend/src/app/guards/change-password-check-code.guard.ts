import { atStep } from './no-direct-access.guard';

/** The code of a password change is entered while one is awaited: after the new password, and not again once it was right. */
export const changePasswordCheckCodeGuard = atStep('changePassword', 'code');
