import { LIMITS } from '../../../../common/rules/limits.js';
import { IntegerIdField, OpaqueField } from '../../../../common/validation/fields.js';
import { YoutubeVideoIdField } from '../../../../common/validation/linkage-fields.js';
import { LimitField } from '../../../../common/validation/paging-fields.js';

const { page } = LIMITS.instagramPosts;

/** Through which linked account a service is asked. */
class LinkageQuery {
  @IntegerIdField({ inForm: true, description: 'The linked account through which the service is asked.' })
  linkageId: number;
}

/** Which part of the posts of an account at Instagram is asked for. */
export class ListInstagramPostsQuery extends LinkageQuery {
  @OpaqueField({
    optional: true,
    description: 'What the part before has named; left out, the newest posts are answered.',
    example: 'QVFIUmx1WTBpMGVB',
  })
  nextPageToken?: string;

  @LimitField({ default: page, max: page })
  limit: number = page;
}

/** Which post of an account at Instagram is asked for. */
export class ReadInstagramPostQuery extends LinkageQuery {
  @OpaqueField({ description: 'The post, as the list names it.', example: '17900000000000003' })
  id: string;
}

/** Which video of a channel at YouTube is asked for. */
export class ReadYoutubeVideoQuery extends LinkageQuery {
  @YoutubeVideoIdField()
  videoId: string;
}
