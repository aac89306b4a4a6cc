import { normaliseIdentifier } from '../../../../common/rules/text.js';
import { youtubeVideoUrl } from '../../../../providers/content-address.rules.js';
import { VIDEO_ID, VIDEO_ID_LENGTH, youtubeVideoId } from '../../../../providers/provider.rules.js';
import { IntegerIdField, OpaqueField, TextField } from '../../../../common/validation/fields.js';
import { POST_LIMITS } from '../../linkage.rules.js';
import { LimitField } from '../../../../common/validation/paging-fields.js';

const { page } = POST_LIMITS;

/** Names the linked account to read through. */
class LinkageQuery {
  @IntegerIdField({ inForm: true, description: 'The linked account to read through.' })
  linkageId: number;
}

/** The query for a page of Instagram posts. */
export class ListInstagramPostsQuery extends LinkageQuery {
  @OpaqueField({
    optional: true,
    description: 'The token from the previous page; omit it for the newest posts.',
    example: 'QVFIUmx1WTBpMGVB',
  })
  nextPageToken?: string;

  @LimitField({ default: page, max: page })
  limit: number = page;
}

/** The query for an Instagram post. */
export class ReadInstagramPostQuery extends LinkageQuery {
  @OpaqueField({ description: 'The ID of the post.', example: '17900000000000003' })
  id: string;
}

/** The query for a YouTube video. */
export class ReadYoutubeVideoQuery extends LinkageQuery {
  @TextField({
    normalise: normaliseIdentifier,
    check: (value) => {
      if (value === '') return 'required';
      return youtubeVideoId(youtubeVideoUrl(value)) === value ? null : 'invalidFormat';
    },
    description: 'The ID of the video, as in its URLs.',
    minLength: VIDEO_ID_LENGTH,
    maxLength: VIDEO_ID_LENGTH,
    pattern: VIDEO_ID.source,
    example: 'hanaTaba_01',
  })
  videoId: string;
}
