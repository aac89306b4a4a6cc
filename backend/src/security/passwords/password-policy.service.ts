import { Injectable } from '@nestjs/common';
import { dictionary } from '@zxcvbn-ts/language-common';
import { type ErrorCode } from '../../common/errors/error-code.js';

/** Characters that stand for a letter in the passwords people think clever, as the lists of leaked ones show. */
const SUBSTITUTES: Record<string, string> = {
  '@': 'a',
  $: 's',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '!': 'i',
  '5': 's',
};

/** Shorter parts of an address or ID occur in good passwords by chance. */
const SHORTEST_PERSONAL_PART = 4;

/** What belongs to the person and must not be the password. */
export interface PersonalParts {
  displayId?: string;
  email?: string | null;
}

/** Refuses passwords that satisfy the rules and are guessed first all the same. */
@Injectable()
export class PasswordPolicyService {
  private readonly common = new Set(dictionary['passwords-common']);

  /**
   * @param password one that satisfies the rules of form
   * @param personal the display ID and the e-mail address of the account, where known
   * @returns the code of what is wrong, or null
   */
  check(password: string, personal: PersonalParts): ErrorCode | null {
    if (this.isCommon(password)) return 'commonPassword';
    return this.isPersonal(password, personal) ? 'personalPassword' : null;
  }

  private isCommon(password: string): boolean {
    const lower = password.toLowerCase();
    // "Password1!" is "password1" with the decoration that rules like ours invite.
    const bare = lower.replace(/[^\p{L}\p{N}]+$/u, '');
    return [lower, bare, plain(lower), plain(bare)].some((form) => this.common.has(form));
  }

  private isPersonal(password: string, { displayId, email }: PersonalParts): boolean {
    const lower = password.toLowerCase();
    const [localPart = ''] = (email ?? '').toLowerCase().split('@');
    return [displayId?.toLowerCase() ?? '', localPart, (email ?? '').toLowerCase()].some(
      (part) =>
        part.length >= SHORTEST_PERSONAL_PART && lower.includes(part) && lower.length - part.length < 6,
    );
  }
}

function plain(text: string): string {
  return text.replace(/[@$0135!]/g, (char) => SUBSTITUTES[char] ?? char);
}
