/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { OEmbedWithThumbnailType } from './oEmbedWithThumbnailType.ts';
import type { OEmbedWithThumbnailVersion } from './oEmbedWithThumbnailVersion.ts';

export interface OEmbedWithThumbnail {
  /** The oEmbed version. */
  version: OEmbedWithThumbnailVersion;
  /** The oEmbed type. */
  type: OEmbedWithThumbnailType;
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
  /** The URL of the thumbnail. */
  thumbnail_url: string;
  /**
     * The width of the thumbnail in pixels.
     * @minimum 1
     * @maximum 1280
     */
  thumbnail_width: number;
  /**
     * The height of the thumbnail in pixels.
     * @minimum 1
     * @maximum 50000000
     */
  thumbnail_height: number;
}
