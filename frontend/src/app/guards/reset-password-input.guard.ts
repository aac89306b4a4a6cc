import { atStep } from './no-direct-access.guard';

/** A new password is chosen after the code was right, and once. */
export const resetPasswordInputGuard = atStep('resetPassword', 'setting');
