import { normaliseIdentifier } from '../../../common/rules/text.js';
import { URL_LIMITS } from '../../../common/rules/web-address.js';
import { ApiSchema, OmitType } from '@nestjs/swagger';
import { type UploadedFile } from '../../../common/http/uploaded-file.js';
import { FlagField, orNone, TextField } from '../../../common/validation/fields.js';
import { ITEM_LIMITS } from '../item-limits.rules.js';
import { checkItemKeyword, checkItemUrl, shortenItemUrl } from '../item.rules.js';
import { ImageFileNameField, PictureFileField } from '../../pictures/picture.fields.js';
import { PartListField } from '../../../common/validation/list-fields.js';
import { VisibilityRequest } from '../../visibility/visibility.fields.js';

/** A new item, with a keyword or a URL, and a picture. */
@ApiSchema({ name: 'ItemInput' })
export class ItemRequest extends VisibilityRequest {
  @FlagField({
    description: 'Whether malls are searched for its keyword; otherwise it has a URL.',
    inForm: true,
  })
  majorMallFlag: boolean;

  @TextField({
    check: orNone(checkItemKeyword),
    description:
      'The keyword to search malls for, on one line. For an item with a URL its name; empty or null for none.',
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
      'The http or https URL of a shop; empty or null for an item with a keyword. Amazon.co.jp URLs that are too long are stored without their query, except `tag`.',
    maxLength: URL_LIMITS.max,
    example: 'https://example.com/scissors',
    optional: true,
    nullable: true,
  })
  url?: string | null;

  @PictureFileField({ optional: true, description: 'The picture as a file; alternatively `imageFileName`.' })
  image?: UploadedFile;

  @ImageFileNameField({ optional: true })
  imageFileName?: string;
}

/** Changes of an item. */
@ApiSchema({ name: 'UpdateItem' })
export class UpdateItemRequest extends OmitType(ItemRequest, ['majorMallFlag'] as const) {
  @FlagField({
    description:
      'Whether malls are searched for its keyword, which drops its URL; otherwise it has a URL, and the keyword becomes its name.',
    optional: true,
    inForm: true,
  })
  majorMallFlag?: boolean;
}

/** New items of a content. */
@ApiSchema({ name: 'AddItems' })
export class AddItemsRequest {
  @PartListField(() => ItemRequest, {
    description: 'The items, which are shown in this order after those that the content has.',
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
