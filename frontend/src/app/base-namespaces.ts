import { type Namespace } from '../i18n/namespaces';

/** What every page of the application needs. */
export const BASE_NAMESPACES: readonly Namespace[] = ['common', 'titles', 'messages'];
