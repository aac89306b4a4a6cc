import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInstance } from 'class-validator';
import { UploadedFile } from '../../../common/http/uploaded-file.js';
import { FlagField } from '../../../common/validation/fields.js';
import { requiredOr } from '../../../common/validation/messages.js';
import { PORTABILITY_LIMITS } from '../portability-limits.rules.js';

/** A file to import. */
@ApiSchema({ name: 'ReadImport' })
export class ReadImportRequest {
  // Returns the same instance, which class-transformer would otherwise copy.
  @Transform(({ obj, key }: { obj: Record<string, unknown>; key: string }) => obj[key])
  @IsInstance(UploadedFile, requiredOr('invalidFormat'))
  @ApiProperty({
    description: `An archive of this site, a saved link page (HTML or MHTML), a LinkStack JSON file, or a table (CSV) of titles and addresses, up to ${PORTABILITY_LIMITS.maxMegabytes} MB; all but archives up to ${PORTABILITY_LIMITS.maxTextBytes / 1024 / 1024} MB.`,
    type: 'string',
    format: 'binary',
  })
  file: UploadedFile;
}

/** Which parts of a file to import. */
@ApiSchema({ name: 'ConfirmImport' })
export class ConfirmImportRequest {
  @FlagField({
    optional: true,
    description:
      'Whether the profile, the design and the settings of an archive replace those of the account; true by default.',
  })
  profile?: boolean;
}
