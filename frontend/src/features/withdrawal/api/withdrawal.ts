import { useMutation, useQuery } from '@tanstack/react-query';
import {
  deleteOwnAccount,
  getGetOwnAccountQueryOptions,
  restoreAccount,
} from '../../../api/generated/accounts/accounts';
import { type OwnAccount } from '../../../api/generated/model/ownAccount';
import { type Withdraw as WithdrawRequest } from '../../../api/generated/model/withdraw';
import { type WithdrawReason } from '../../../api/generated/model/withdrawReason';
import { getListWithdrawReasonsQueryOptions } from '../../../api/generated/withdraw-reasons/withdraw-reasons';

export type { OwnAccount, WithdrawReason, WithdrawRequest };

/** The account that is about to be left, found by the guard before the page opens. */
export function useOwnAccount() {
  return useQuery(getGetOwnAccountQueryOptions());
}

/** What somebody who leaves chooses from; "something else" comes last. */
export function useWithdrawReasons() {
  return useQuery(getListWithdrawReasonsQueryOptions());
}

/** Deletes the own account; its sessions end with it. */
export function useWithdraw() {
  return useMutation({ mutationFn: (request: WithdrawRequest) => deleteOwnAccount(request) });
}

/** Brings an account back, by the token in the link of its goodbye mail. Signs nobody in. */
export function useRestoreAccount() {
  return useMutation({ mutationFn: (token: string) => restoreAccount({ token }) });
}
