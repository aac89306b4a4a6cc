import { Injectable } from '@nestjs/common';
import { dictionary } from '@zxcvbn-ts/language-common';
import { type ErrorCode } from '../../common/errors/error-code.js';

/** Common substitutes for letters in leaked passwords. */
const SUBSTITUTES: Record<string, string> = {
  '@': 'a',
  $: 's',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '!': 'i',
  '5': 's',
};

/** Shorter parts occur in good passwords by chance. */
const SHORTEST_PERSONAL_PART = 4;

/** Personal data that a password must not consist of. */
export interface PersonalParts {
  displayId?: string;
  email?: string | null;
}

/** Rejects passwords that are well formed but easily guessed. */
@Injectable()
export class PasswordPolicyService {
  private readonly common = new Set(dictionary['passwords-common']);

  /**
   * @param password a well-formed password
   * @param personal the account's display ID and e-mail address, if known
   * @returns the error code, or null
   */
  check(password: string, personal: PersonalParts): ErrorCode | null {
    if (this.isCommon(password)) return 'commonPassword';
    return this.isPersonal(password, personal) ? 'personalPassword' : null;
  }

  private isCommon(password: string): boolean {
    const lower = password.toLowerCase();
    // Rules like ours invite "Password1!" for "password1".
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
