import { type ErrorCode } from '../../common/errors/error-code.js';
import { checkLinkWords, type LinkWords } from './link.rules.js';
import { type LinkType } from './link-type.js';

/** What is to be checked of a part of a link: its words, and its picture. */
export interface DetailOutline extends LinkWords {
  /** Whether it will have one. */
  hasImage: boolean;
  /** In which of the two ways one was sent. */
  sent: { image: boolean; imageFileName: boolean };
}

/** A part of which nothing was sent. */
const NOTHING: DetailOutline = {
  title: null,
  url: null,
  text: null,
  hasImage: false,
  sent: { image: false, imageFileName: false },
};

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
    const { image, imageFileName } = detail.sent;
    if (type.imageRequired && !detail.hasImage) faults.push({ field: `${name}[image]`, code: 'required' });
    if (!type.imageRequired && image) faults.push({ field: `${name}[image]`, code: 'unknownField' });
    if (imageFileName && (image || !type.imageRequired))
      faults.push({ field: `${name}[imageFileName]`, code: 'unknownField' });
    return faults;
  }).flat();
}
