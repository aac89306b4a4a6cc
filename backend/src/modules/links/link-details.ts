import { type ErrorCode } from '../../common/errors/error-code.js';
import { checkLinkWords, type LinkWords } from '../../common/rules/link-rules.js';
import { type LinkType } from './link-type.js';

/** What is to be checked of a part of a link: its words, and whether it has a picture. */
export interface DetailOutline extends LinkWords {
  hasImage: boolean;
}

/** A part of which nothing was sent. */
const NOTHING: DetailOutline = { title: null, url: null, text: null, hasImage: false };

/** Every rule that the parts of a link break, each with the field as requests name it. */
export function detailFaults(
  type: LinkType,
  details: readonly DetailOutline[],
): { field: string; code: ErrorCode }[] {
  const count = Math.max(type.detailCount, details.length);
  return Array.from({ length: count }, (_none, index) => {
    const name = `details[${index}]`;
    if (index >= type.detailCount) return [{ field: name, code: 'unknownField' as const }];
    const detail = details[index] ?? NOTHING;
    const faults: { field: string; code: ErrorCode }[] = checkLinkWords(detail, type).map(
      ({ field, rule }) => ({ field: `${name}[${field}]`, code: rule }),
    );
    if (detail.hasImage !== type.imageRequired) {
      faults.push({ field: `${name}[image]`, code: type.imageRequired ? 'required' : 'unknownField' });
    }
    return faults;
  }).flat();
}
