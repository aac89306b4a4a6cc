import { type OwnAccount } from '../../api/own-account';
import { enterStep, readFlow } from '../../config/flows';
import { siteSettings } from '../../config/site-settings';

/** Enters the completion step and notes whether the account can be restored. */
export function completeWithdrawal({ email }: Pick<OwnAccount, 'email'>): void {
  const restorable = email !== null && siteSettings().restoreDays > 0;
  enterStep('deleteAccount', 'complete', { restorable: restorable ? '1' : '0' });
}

/** Whether the account deleted in this tab can be restored. */
export function wasRestorable(): boolean {
  return readFlow('deleteAccount')?.notes.restorable === '1';
}
