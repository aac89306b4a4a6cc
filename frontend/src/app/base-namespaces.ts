import { type Namespace } from '../i18n/namespaces';

/** The namespaces of every page of the application. */
export const BASE_NAMESPACES: readonly Namespace[] = ['common', 'titles', 'messages', 'forms'];
