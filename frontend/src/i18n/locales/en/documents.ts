import { type Translation } from '../../translation';
import type ja from '../ja/documents';

export default {
  version: 'Version dated {{day}}',
} as const satisfies Translation<typeof ja>;
