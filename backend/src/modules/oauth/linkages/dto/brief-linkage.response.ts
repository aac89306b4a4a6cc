import { ApiSchema, OmitType, PickType } from '@nestjs/swagger';
import { ApiList } from '../../../../common/http/api-fields.js';
import { LINKAGE_LIMITS } from '../../linkage.rules.js';
import { LinkageListResponse, LinkageResponse } from './linkage.response.js';

/** A linked account on a public page. */
@ApiSchema({ name: 'BriefLinkage' })
export class BriefLinkageResponse extends PickType(LinkageResponse, [
  'linkageId',
  'providerName',
  'providerDisplayName',
  'profilePageUrl',
  'snsAccountName',
] as const) {}

/** The linked accounts of a public page. */
@ApiSchema({ name: 'BriefLinkageList' })
export class BriefLinkageListResponse extends OmitType(LinkageListResponse, ['results'] as const) {
  @ApiList('Grouped by provider.', BriefLinkageResponse, { max: LINKAGE_LIMITS.perAccount })
  results: BriefLinkageResponse[];
}
