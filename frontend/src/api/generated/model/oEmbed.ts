/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { OEmbedType } from './oEmbedType.ts';
import type { OEmbedVersion } from './oEmbedVersion.ts';

export interface OEmbed {
  /** The oEmbed version. */
  version: OEmbedVersion;
  /** The oEmbed type. */
  type: OEmbedType;
  /**
     * The name of the creator, or the title of the content.
     * @maxLength 191
     */
  title: string;
  /**
     * The name of the creator.
     * @maxLength 30
     */
  author_name: string;
  /** The URL of the creator’s page. */
  author_url: string;
  /**
     * The name of this service.
     * @maxLength 20
     */
  provider_name: string;
  /** The URL of this service. */
  provider_url: string;
}
