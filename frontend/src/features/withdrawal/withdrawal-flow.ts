import { endFlow, enterStep, readFlow } from '../../config/flows';

/** The account is deleted: what remains is to say so, and whether there is a way back. */
export function completeWithdrawal({ restorable }: { restorable: boolean }): void {
  enterStep('deleteAccount', 'complete', { restorable: restorable ? '1' : '0' });
}

/** Whether the account that was deleted in this tab can be brought back. */
export function wasRestorable(): boolean {
  return readFlow('deleteAccount')?.notes['restorable'] === '1';
}

/** Everything was said. */
export function endWithdrawal(): void {
  endFlow('deleteAccount');
}
