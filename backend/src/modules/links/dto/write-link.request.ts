import { ApiSchema } from '@nestjs/swagger';
import {
  ImageFileNameField,
  IntegerIdField,
  LinkTextField,
  LinkTitleField,
  LinkUrlField,
} from '../../../common/validation/fields.js';
import { type UploadedFile } from '../../../common/http/uploaded-file.js';
import { PartListField } from '../../../common/validation/list-fields.js';
import { PictureFileField } from '../../../common/validation/picture-file-field.js';
import { MOST_DETAILS } from '../link-type.js';

/** One part of a link as it is sent. */
@ApiSchema({ name: 'LinkDetailInput' })
export class LinkDetailRequest {
  @LinkTitleField({ optional: true, nullable: true })
  title?: string | null;

  @LinkUrlField({ optional: true, nullable: true })
  url?: string | null;

  @LinkTextField({ optional: true, nullable: true })
  text?: string | null;

  @PictureFileField({ optional: true, description: 'Its picture as a file; or else `imageFileName`.' })
  image?: UploadedFile;

  @ImageFileNameField({ optional: true })
  imageFileName?: string;
}

const EXAMPLE = [{ title: '今月の花束', url: 'https://example.com/bouquet' }];

/** A link to be added. */
@ApiSchema({ name: 'CreateLink' })
export class CreateLinkRequest {
  @IntegerIdField({ description: 'Which kind of link it is, as the list of kinds names it.', inForm: true })
  linkTypeId: number;

  @PartListField(() => LinkDetailRequest, {
    description: 'What it consists of, exactly as many as its kind has.',
    max: MOST_DETAILS,
    example: EXAMPLE,
  })
  details: LinkDetailRequest[];
}

/** What is changed of a link. */
@ApiSchema({ name: 'UpdateLink' })
export class UpdateLinkRequest {
  @PartListField(() => LinkDetailRequest, {
    description: 'Changes of the stored details, each at its place; an empty one changes nothing.',
    max: MOST_DETAILS,
    example: EXAMPLE,
  })
  details: LinkDetailRequest[];
}
