import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  ApiChoice,
  ApiInteger,
  ApiList,
  ApiNullable,
  ApiText,
  ApiTime,
  ApiUuid,
} from '../../../common/http/api-fields.js';
import { CONTENT_PROVIDERS, type ContentProvider } from '../../../providers/provider.rules.js';
import { CONTENT_LIMITS } from '../../contents/content-limits.rules.js';
import { ITEM_LIMITS } from '../../items/item-limits.rules.js';
import { LINK_LIMITS } from '../../links/link-limits.rules.js';
import {
  IMPORT_SOURCES,
  type ImportSource,
  LEFT_OUT_KINDS,
  LEFT_OUT_REASONS,
  type LeftOut,
  type LeftOutReason,
} from '../import-entries.js';
import { IMPORT_STATES, type ImportState } from '../import.entity.js';
import { PORTABILITY_LIMITS } from '../portability-limits.rules.js';

const MAX_ITEMS = CONTENT_LIMITS.perAccount * ITEM_LIMITS.perContent;
const MAX_STEPS = 1 + LINK_LIMITS.perAccount + CONTENT_LIMITS.perAccount + MAX_ITEMS;
const MAX_LEFT_OUT = 1_000_000;

/** The number of entries an import creates. */
@ApiSchema({ name: 'ImportCounts' })
export class ImportCountsResponse {
  @ApiProperty({ description: 'Whether the profile and the design are replaced.', example: false })
  profile: boolean;

  @ApiInteger({ description: 'Links.', minimum: 0, maximum: LINK_LIMITS.perAccount, example: 100 })
  links: number;

  @ApiInteger({ description: 'Contents.', minimum: 0, maximum: CONTENT_LIMITS.perAccount, example: 0 })
  contents: number;

  @ApiInteger({ description: 'Items.', minimum: 0, maximum: MAX_ITEMS, example: 0 })
  items: number;
}

/** An entry that is left out. */
@ApiSchema({ name: 'LeftOut' })
export class LeftOutResponse {
  @ApiChoice('What it is.', LEFT_OUT_KINDS, 'LeftOutKind', 'link')
  kind: LeftOut['kind'];

  @ApiText('Its name in the file; empty if it has none.', PORTABILITY_LIMITS.name + 1, 'My shop')
  name: string;

  @ApiChoice(
    'Why, for example: `tooMany`, the page is full; `notLinked`, the account that posted a content is not linked; `notYours`, another account posted it; `gone`, the provider no longer has it; `serviceLink`, it looks like a link of the service whose page was saved.',
    LEFT_OUT_REASONS,
    'LeftOutReason',
    'tooMany',
  )
  reason: LeftOutReason;

  @ApiProperty({
    description: 'The provider of the account to link if a content is `notLinked`; null otherwise.',
    enum: CONTENT_PROVIDERS,
    enumName: 'ContentProvider',
    nullable: true,
    example: null,
  })
  provider: ContentProvider | null;
}

/** An uploaded file and the state of its import. */
@ApiSchema({ name: 'Import' })
export class ImportResponse {
  @ApiUuid('The import, for confirming and cancelling it.', '019aa2b4-6c1e-7cc3-a8f5-3f1d6a0c9b11')
  importId: string;

  @ApiChoice('What the file is.', IMPORT_SOURCES, 'ImportSource', 'linktree')
  source: ImportSource;

  @ApiChoice(
    '`read` until it is confirmed, then `running`, and finally `done`, `cancelled` or `failed`.',
    IMPORT_STATES,
    'ImportState',
    'read',
  )
  state: ImportState;

  @ApiProperty({ description: 'What the import creates.', type: ImportCountsResponse })
  planned: ImportCountsResponse;

  @ApiProperty({ description: 'What has been created so far.', type: ImportCountsResponse })
  made: ImportCountsResponse;

  @ApiInteger({ description: 'The number of steps.', minimum: 0, maximum: MAX_STEPS, example: 100 })
  steps: number;

  @ApiInteger({ description: 'How many steps are done.', minimum: 0, maximum: MAX_STEPS, example: 40 })
  done: number;

  @ApiList('The first entries that are left out.', LeftOutResponse, { max: PORTABILITY_LIMITS.leftOut * 2 })
  leftOut: LeftOutResponse[];

  @ApiInteger({
    description: 'The total number of entries left out.',
    minimum: 0,
    maximum: MAX_LEFT_OUT,
    example: 20,
  })
  leftOutTotal: number;

  @ApiProperty({
    description:
      'Whether the remaining entries of a cancelled import are still being listed, which takes a moment.',
    example: false,
  })
  listing: boolean;

  @ApiTime('When the file was read.', '2027-01-28T09:00:00.000Z')
  createdAt: string;
}

/** The last import of the signed-in account. */
@ApiSchema({ name: 'OwnImport' })
export class OwnImportResponse {
  @ApiNullable('The import; null if there is none.', ImportResponse)
  import: ImportResponse | null;
}
