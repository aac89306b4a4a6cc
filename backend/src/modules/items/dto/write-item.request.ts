import { normaliseIdentifier } from '../../../common/rules/text.js';
import { URL_LIMITS } from '../../../common/rules/web-address.js';
import { ApiSchema } from '@nestjs/swagger';
import { type UploadedFile } from '../../../common/http/uploaded-file.js';
import { FlagField, orNone, TextField } from '../../../common/validation/fields.js';
import { ITEM_LIMITS } from '../item-limits.rules.js';
import { checkItemKeyword, checkItemUrl, shortenItemUrl } from '../item.rules.js';
import { ImageFileNameField, PictureFileField } from '../../pictures/picture.fields.js';
import { PartListField } from '../../../common/validation/list-fields.js';

/** A new item, with a keyword or a URL, and a picture. */
@ApiSchema({ name: 'ItemInput' })
export class ItemRequest {
  @FlagField({
    description:
      'Whether it is looked for by its keyword, at a mall that the visitor chooses; otherwise it has an address.',
    inForm: true,
  })
  majorMallFlag: boolean;

  @TextField({
    check: orNone(checkItemKeyword),
    description:
      'The keyword that malls are searched for, on one line; empty or null for an item with an address.',
    maxLength: ITEM_LIMITS.keyword,
    example: '花ばさみ',
    optional: true,
    nullable: true,
  })
  name?: string | null;

  @TextField({
    normalise: (value) => shortenItemUrl(normaliseIdentifier(value)),
    check: orNone(checkItemUrl),
    description:
      'Where it is to be had, http or https; empty or null for an item with a keyword. A longer address of Amazon.co.jp is taken without its query, save its `tag`.',
    maxLength: URL_LIMITS.max,
    example: 'https://example.com/scissors',
    optional: true,
    nullable: true,
  })
  url?: string | null;

  @PictureFileField({ optional: true, description: 'Its picture as a file; or else `imageFileName`.' })
  image?: UploadedFile;

  @ImageFileNameField({ optional: true })
  imageFileName?: string;
}

/** New items of a content. */
@ApiSchema({ name: 'AddItems' })
export class AddItemsRequest {
  @PartListField(() => ItemRequest, {
    description: 'The items; of those that are added together the last one is shown first.',
    min: 1,
    max: ITEM_LIMITS.perCall,
    example: [
      {
        majorMallFlag: true,
        name: '花ばさみ',
        imageFileName: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08-640.webp',
      },
    ],
  })
  items: ItemRequest[];
}
