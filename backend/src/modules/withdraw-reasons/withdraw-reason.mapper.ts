import { type Language } from '../../common/rules/language.js';
import { type WithdrawReasonListResponse } from './dto/withdraw-reason-list.response.js';
import { type WithdrawReason } from './withdraw-reason.entity.js';

/** The reasons in the given language. */
export function toWithdrawReasonList(
  reasons: WithdrawReason[],
  language: Language,
): WithdrawReasonListResponse {
  const results = reasons.map(({ id, reasonJa, reasonEn }) => ({
    reasonId: id,
    reason: { ja: reasonJa, en: reasonEn }[language],
  }));
  return { results, total: results.length };
}
