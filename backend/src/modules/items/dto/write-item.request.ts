import { ApiSchema } from '@nestjs/swagger';
import { type UploadedFile } from '../../../common/http/uploaded-file.js';
import { LIMITS } from '../../../common/rules/limits.js';
import {
  FlagField,
  ImageFileNameField,
  ItemKeywordField,
  ItemUrlField,
} from '../../../common/validation/fields.js';
import { PartListField } from '../../../common/validation/list-fields.js';
import { PictureFileField } from '../../../common/validation/picture-file-field.js';

/** An item as it is sent: with a keyword or an address, and with a picture in one of two forms. */
@ApiSchema({ name: 'ItemInput' })
export class ItemRequest {
  @FlagField({
    description:
      'Whether it is looked for by its keyword, at a mall that the visitor chooses; otherwise it has an address.',
    inForm: true,
  })
  majorMallFlag: boolean;

  @ItemKeywordField({ optional: true, nullable: true })
  name?: string | null;

  @ItemUrlField({ optional: true, nullable: true })
  url?: string | null;

  @PictureFileField({ optional: true, description: 'Its picture as a file; or else `imageFileName`.' })
  image?: UploadedFile;

  @ImageFileNameField({ optional: true })
  imageFileName?: string;
}

/** Items to be added to a content. */
@ApiSchema({ name: 'AddItems' })
export class AddItemsRequest {
  @PartListField(() => ItemRequest, {
    description: 'The items; of those that are added together the last one is shown first.',
    min: 1,
    max: LIMITS.items.perCall,
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
