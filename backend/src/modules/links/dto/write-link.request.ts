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

/** A detail of a link in a request. */
@ApiSchema({ name: 'LinkDetailInput' })
export class LinkDetailRequest {
  @TextField({
    check: (value) => checkLinkTitle(value),
    description:
      'On one line, as long as the kind of the link allows; empty for none, which takes a text instead.',
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
      'Where it leads: http or https, without user-info, not on a host that cannot be used; `mailto:` with one e-mail address and at most a `subject`; `tel:` with digits, hyphens and a `+` before them; empty for nowhere.',
    maxLength: URL_LIMITS.max,
    example: 'https://example.com/bouquet',
    optional: true,
    nullable: true,
  })
  url?: string | null;

  @TextField({
    check: (value) => checkLinkText(value),
    description: 'On any number of lines, as long as the kind of the link allows; empty for none.',
    maxLength: LINK_LIMITS.text,
    example: '季節の花を選んでお届けします。',
    optional: true,
    nullable: true,
  })
  text?: string | null;

  @PictureFileField({ optional: true, description: 'Its picture as a file; or else `imageFileName`.' })
  image?: UploadedFile;

  @ImageFileNameField({ optional: true })
  imageFileName?: string;
}

const EXAMPLE = [{ title: '今月の花束', url: 'https://example.com/bouquet' }];

/** A new link. */
@ApiSchema({ name: 'CreateLink' })
export class CreateLinkRequest {
  @IntegerIdField({ description: 'Which kind of link it is, as the list of kinds names it.', inForm: true })
  linkTypeId: number;

  @PartListField(() => LinkDetailRequest, {
    description: 'What it consists of, exactly as many as its kind has.',
    max: MAX_DETAILS,
    example: EXAMPLE,
  })
  details: LinkDetailRequest[];
}

/** Changes of a link. */
@ApiSchema({ name: 'UpdateLink' })
export class UpdateLinkRequest {
  @PartListField(() => LinkDetailRequest, {
    description: 'Changes of the stored details, each at its place; an empty one changes nothing.',
    max: MAX_DETAILS,
    example: EXAMPLE,
  })
  details: LinkDetailRequest[];
}
