import { type Translation } from '../../translation';
import type ja from '../ja/documents';

export default {
  version: 'Version of {{day}}',
  failed: 'The document could not be loaded',
} as const satisfies Translation<typeof ja>;
