import { youtubeVideoId, youtubeVideoUrl } from '../rules/content-rules.js';
import { LIMITS } from '../rules/limits.js';
import { checkShortVideoUserId, normaliseShortVideoUserId } from '../rules/linkage-rules.js';
import { normaliseIdentifier } from '../rules/text.js';
import { type FieldOptions, TextField } from './fields.js';

/** The name of an account at the provider of short videos; the sign before it is left away. */
export const ShortVideoUserIdField = (options: FieldOptions = {}) =>
  TextField({
    normalise: normaliseShortVideoUserId,
    check: checkShortVideoUserId,
    api: { minLength: 1, maxLength: LIMITS.shortVideoUserId.max, example: 'hana.yamada' },
    ...options,
  });

/** The id of a video at YouTube. */
export const YoutubeVideoIdField = (options: FieldOptions = {}) =>
  TextField({
    normalise: normaliseIdentifier,
    check: (value) => {
      if (value === '') return 'required';
      return youtubeVideoId(youtubeVideoUrl(value)) === value ? null : 'invalidFormat';
    },
    api: {
      description: 'The video, as its addresses name it.',
      minLength: 11,
      maxLength: 11,
      pattern: '^[0-9A-Za-z_-]{11}$',
      example: 'hanaTaba_01',
    },
    ...options,
  });
