import { normaliseIdentifier } from '../../../common/rules/text.js';
import { URL_LIMITS } from '../../../common/rules/web-address.js';
import { LINK_LIMITS } from '../link-limits.rules.js';
import { checkLinkText, checkLinkTitle, checkLinkUrl } from '../link.rules.js';
import { ApiSchema } from '@nestjs/swagger';
import { IntegerIdField, TextField } from '../../../common/validation/fields.js';
import { ImageFileNameField, PictureFileField } from '../../pictures/picture.fields.js';
import { type UploadedFile } from '../../../common/http/uploaded-file.js';
import { PartListField } from '../../../common/validation/list-fields.js';
import { MAX_DETAILS } from '../link-type.js';
import { VisibilityRequest } from '../../visibility/visibility.fields.js';

/** A detail of a link in a request. */
@ApiSchema({ name: 'LinkDetailInput' })
export class LinkDetailRequest {
  @TextField({
    check: (value) => checkLinkTitle(value),
    description:
      'The title, on one line, up to the limit of the type; empty for none, which requires a text.',
    maxLength: LINK_LIMITS.title,
    example: '今月の花束',
    optional: true,
    nullable: true,
  })
  title?: string | null;

  @TextField({
    normalise: normaliseIdentifier,
    check: checkLinkUrl,
    description:
      'The URL: http or https with a valid public host and without user information; `mailto:` with one e-mail address and an optional `subject`; `tel:` with digits, hyphens and an optional leading `+`; empty for none.',
    maxLength: URL_LIMITS.max,
    example: 'https://example.com/bouquet',
    optional: true,
    nullable: true,
  })
  url?: string | null;

  @TextField({
    check: (value) => checkLinkText(value),
    description: 'The text, on any number of lines, up to the limit of the type; empty for none.',
    maxLength: LINK_LIMITS.text,
    example: '季節の花を選んでお届けします。',
    optional: true,
    nullable: true,
  })
  text?: string | null;

  @PictureFileField({ optional: true, description: 'The picture as a file; alternatively `imageFileName`.' })
  image?: UploadedFile;

  @ImageFileNameField({ optional: true })
  imageFileName?: string;
}

const EXAMPLE = [{ title: '今月の花束', url: 'https://example.com/bouquet' }];

/** A new link. */
@ApiSchema({ name: 'CreateLink' })
export class CreateLinkRequest extends VisibilityRequest {
  @IntegerIdField({ description: 'The ID of the link type.', inForm: true })
  linkTypeId: number;

  @PartListField(() => LinkDetailRequest, {
    description: 'The details, exactly as many as the type has.',
    max: MAX_DETAILS,
    example: EXAMPLE,
  })
  details: LinkDetailRequest[];
}

/** Changes of a link. */
@ApiSchema({ name: 'UpdateLink' })
export class UpdateLinkRequest extends VisibilityRequest {
  @PartListField(() => LinkDetailRequest, {
    description: 'Changes of the details, by position; an empty one changes nothing.',
    max: MAX_DETAILS,
    example: EXAMPLE,
    optional: true,
  })
  details?: LinkDetailRequest[];
}
