import { readId } from '../../common/rules/ids.js';
import { checkText } from '../../common/rules/bounded-text.js';
import { type RuleName } from '../../common/rules/text.js';
import { checkDisplayId, isAccountId } from '../accounts/account.rules.js';
import { REPORT_KINDS, type ReportSubject } from './report-subject.rules.js';

/** Messages to the operator. */
export const CONTACT_LIMITS = { name: 50, content: 500 } as const;

/** What a message to the operator can be about. */
export const CONTACT_TYPES = [
  'SERVICE',
  'OPERATION',
  'AFFILIATE',
  'REPORT',
  'CORPORATION',
  'HITOHIRA_MAG',
  'OTHER',
] as const;

export type ContactType = (typeof CONTACT_TYPES)[number];

const FOR_MEMBERS: readonly ContactType[] = ['AFFILIATE', 'CORPORATION'];

/** The types open to visitors or members. */
export function contactTypesFor(who: 'visitor' | 'member'): readonly ContactType[] {
  return who === 'member' ? CONTACT_TYPES : CONTACT_TYPES.filter((type) => !FOR_MEMBERS.includes(type));
}

/** The sender's name: one line that is not blank. */
export function checkContactName(value: string): RuleName | null {
  return checkText(value, { max: CONTACT_LIMITS.name });
}

/** The message, on any number of lines. */
export function checkContactContent(value: string): RuleName | null {
  return checkText(value, { max: CONTACT_LIMITS.content, multiline: true });
}

/** Parses a report subject; null if malformed. */
export function readReportSubject(value: string): ReportSubject | null {
  const colon = value.indexOf(':');
  const kind = REPORT_KINDS.find((each) => each === value.slice(0, colon));
  const id = value.slice(colon + 1);
  if (colon === -1 || kind === undefined) return null;
  const isOne = kind === 'profile' ? isAccountId(id) || checkDisplayId(id) === null : readId(id) !== null;
  return isOne ? { kind, id } : null;
}
