import { type ErrorCode } from '../../common/errors/error-code.js';
import { type UploadedFile } from '../../common/http/uploaded-file.js';

/** An item as it is sent: exactly one of keyword and address, and one of the two forms of a picture. */
export interface ItemInput {
  majorMall: boolean;
  name: string | null;
  url: string | null;
  image: UploadedFile | null;
  /** The name of a picture that the account has stored, or shows already. */
  imageFileName: string | null;
}

/** Every rule that items break together with what else was sent of them, each with the field as requests name it. */
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
