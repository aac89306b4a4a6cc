import { type ErrorCode } from '../../common/errors/error-code.js';
import { checkLinkWords, type LinkWords } from './link.rules.js';
import { type LinkType } from './link-type.js';

/** A detail to validate. */
export interface DetailOutline extends LinkWords {
  /** Whether the detail will have a picture. */
  hasImage: boolean;
  /** Which picture fields were sent. */
  sent: { image: boolean; imageFileName: boolean };
}

const NOTHING: DetailOutline = {
  title: null,
  url: null,
  text: null,
  hasImage: false,
  sent: { image: false, imageFileName: false },
};

/** The violated rules of all details, with field names as in requests. */
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
