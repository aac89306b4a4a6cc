import { authGuard } from './auth.guard';

/** Only who has an account can leave it: others log in first and come back. */
export const unsubscribeGuard = authGuard;
