import { type OwnAccount } from '../../api/own-account';
import { endFlow, enterStep, readFlow } from '../../config/flows';
import { siteSettings } from '../../config/site-settings';

/** The account is deleted: what remains is to say so, and whether there is a way back. */
export function completeWithdrawal({ email }: Pick<OwnAccount, 'email'>): void {
  const restorable = email !== null && siteSettings().restoreDays > 0;
  enterStep('deleteAccount', 'complete', { restorable: restorable ? '1' : '0' });
}

/** Whether the account that was deleted in this tab can be brought back. */
export function wasRestorable(): boolean {
  return readFlow('deleteAccount')?.notes.restorable === '1';
}

/** Everything was said. */
export function endWithdrawal(): void {
  endFlow('deleteAccount');
}
