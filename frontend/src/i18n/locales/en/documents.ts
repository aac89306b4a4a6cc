import { type Translation } from '../../translation';
import type ja from '../ja/documents';

export default {
  version: 'Version of {{day}}',
} as const satisfies Translation<typeof ja>;
