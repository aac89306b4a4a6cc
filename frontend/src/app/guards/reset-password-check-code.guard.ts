import { atStep } from './no-direct-access.guard';

/** The code of a password reset is entered while one is awaited: after the address, and not again once it was right. */
export const resetPasswordCheckCodeGuard = atStep('resetPassword', 'code');
