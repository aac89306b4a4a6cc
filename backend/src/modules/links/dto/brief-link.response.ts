import { ApiSchema, OmitType, PickType } from '@nestjs/swagger';
import { ApiList, ApiNullable } from '../../../common/http/api-fields.js';
import { BriefPictureResponse } from '../../pictures/dto/brief-picture.response.js';
import { LINK_LIMITS } from '../link-limits.rules.js';
import { MAX_DETAILS } from '../link-type.js';
import { LinkDetailResponse, LinkListResponse, LinkResponse } from './link.response.js';

/** A detail of a link in page data. */
@ApiSchema({ name: 'BriefLinkDetail' })
export class BriefLinkDetailResponse extends OmitType(LinkDetailResponse, ['image', 'picture'] as const) {
  @ApiNullable('The picture; null if there is none.', BriefPictureResponse)
  picture: BriefPictureResponse | null;
}

/** A link on a public page, which shows only what is visible. */
@ApiSchema({ name: 'BriefLink' })
export class BriefLinkResponse extends PickType(LinkResponse, [
  'linkId',
  'linkTypeId',
  'linkTypeName',
] as const) {
  @ApiList('Its details, as many as its type has.', BriefLinkDetailResponse, { max: MAX_DETAILS, min: 1 })
  details: BriefLinkDetailResponse[];
}

/** The links of a public page. */
@ApiSchema({ name: 'BriefLinkList' })
export class BriefLinkListResponse extends OmitType(LinkListResponse, ['results'] as const) {
  @ApiList('In page order.', BriefLinkResponse, { max: LINK_LIMITS.perAccount })
  results: BriefLinkResponse[];
}
