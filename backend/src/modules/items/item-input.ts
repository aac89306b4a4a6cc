import { type ErrorCode } from '../../common/errors/error-code.js';
import { type UploadedFile } from '../../common/http/uploaded-file.js';

/** A new item: a keyword or a URL, and one form of picture. */
export interface ItemInput {
  majorMall: boolean;
  name: string | null;
  url: string | null;
  image: UploadedFile | null;
  /** The file name of a picture that the account already has. */
  imageFileName: string | null;
}

/** The violated rules that span several fields, with field names as in requests. */
export function itemFaults(items: readonly ItemInput[]): { field: string; code: ErrorCode }[] {
  return items.flatMap((item, index) =>
    faultsOf(item).map(([field, code]) => ({ field: `items[${index}][${field}]`, code })),
  );
}

function faultsOf({ majorMall, name, url, image, imageFileName }: ItemInput): [keyof ItemInput, ErrorCode][] {
  const [wanted, other] = majorMall ? (['name', 'url'] as const) : (['url', 'name'] as const);
  const sent = { name, url };
  const faults: [keyof ItemInput, ErrorCode][] = [];
  if (sent[wanted] === null) faults.push([wanted, 'required']);
  if (sent[other] !== null) faults.push([other, 'unknownField']);
  if (image === null && imageFileName === null) faults.push(['image', 'required']);
  if (image !== null && imageFileName !== null) faults.push(['imageFileName', 'unknownField']);
  return faults;
}
